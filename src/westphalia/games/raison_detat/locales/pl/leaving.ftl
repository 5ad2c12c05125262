# RE-10.4 Leaving players

ask-become_minor = Gracz odszedł: { NAME($power) }. Czy ma się stać pomniejszym mocarstwem? Potrzebna zgoda wszystkich.
log-left = { NAME($seat) }: odejście z gry ({ NAME($power) }).
log-stays-major = { NAME($power) }: nadal główne mocarstwo.
log-becomes-minor = { NAME($power) }: odtąd pomniejsze mocarstwo.
