# RE-2 Setup

ask-choose_power = Kterou mocnost povedete?
no-power-taken = Tuto mocnost vede jiný hráč.
no-minor-power = Při tomto počtu hráčů je to vedlejší mocnost.
log-leads = Hlavní mocnost: { NAME($power) }.
log-emperor-starts = Císař Svaté říše římské: { NAME($power) }.
log-set-up = Figurky stojí podle scénáře, karty jsou rozdané.
