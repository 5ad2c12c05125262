# RE-10.4 Leaving players

ask-become_minor = Hráč odešel: { NAME($power) }. Má se stát vedlejší mocností? Je třeba souhlas všech.
log-left = { NAME($seat) }: odchod ze hry ({ NAME($power) }).
log-stays-major = { NAME($power) }: nadále hlavní mocnost.
log-becomes-minor = { NAME($power) }: od nynějška vedlejší mocnost.
