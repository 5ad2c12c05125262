# RE-2 Setup

ask-choose_power = Którym mocarstwem kierujesz?
no-power-taken = Tym mocarstwem kieruje inny gracz.
no-minor-power = Przy tej liczbie graczy to pomniejsze mocarstwo.
log-leads = Główne mocarstwo: { NAME($power) }.
log-emperor-starts = Święty cesarz rzymski: { NAME($power) }.
log-set-up = Elementy są rozstawione według scenariusza, karty rozdane.
