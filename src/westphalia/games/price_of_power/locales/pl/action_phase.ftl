# Faza 2: akcje

ask-turn = Twoja tura. Co robisz?
ask-after_action = Wykonujesz pomniejszą akcję czy kończysz turę?
option-end = Zakończ turę
option-pass = Spasuj
no-pass-before-event = Zanim spasujesz, musisz wybrać wydarzenie.
no-action-but-event = Twoja ostatnia tura należy do wydarzenia, którego jeszcze brakuje.
log-actions = Runda { $number }: zaczyna się faza akcji.
log-turn = Tura: { NAME($seat) }.
log-passed = { NAME($seat) } pasuje, w kolejności { $number }.
log-finished = { NAME($seat) } kończy ostatnią turę w tej rundzie.
