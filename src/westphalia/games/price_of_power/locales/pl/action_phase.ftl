# Faza 2: akcje

ask-turn = { $n ->
    [0] Twoja tura. Co robisz?
    [1] Twoja ostatnia tura w tej rundzie. Co robisz?
   *[other] Pozostałe tury w tej rundzie: { $n }. Co robisz?
}
ask-after_action = Wykonujesz pomniejszą akcję czy kończysz turę?
option-end = Zakończ turę
option-pass = Spasuj
no-pass-before-event = Zanim spasujesz, musisz wybrać wydarzenie.
no-action-but-event = Twoja ostatnia tura należy do wydarzenia, którego jeszcze brakuje.
log-actions = Runda { $number }: zaczyna się faza akcji.
log-phase = Faza { $number }, { $number ->
    [3] pokój i bunty
    [4] dochód i utrzymanie
   *[other] porządki
}
log-turn = Tura: { NAME($seat) }.
log-passed = { NAME($seat) } { AGREE($seat) ->
    [plural] pasują
   *[other] pasuje
} (kolejność: { $number }).
log-finished = { NAME($seat) } { AGREE($seat) ->
    [plural] kończą
   *[other] kończy
} ostatnią turę w tej rundzie.
