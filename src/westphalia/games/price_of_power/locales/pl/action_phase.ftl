# Faza 2: akcje

ask-turn = { $left ->
    [last] Twoja ostatnia tura w tej rundzie. Co robisz?
    [last_but_event] W tej rundzie to ostatnia tura, w której masz wolny wybór; jeśli nie wybierzesz teraz wydarzenia, czeka cię jeszcze jedna, na wydarzenie. Co robisz?
    [event] W tej turze musisz wziąć wydarzenie, bo jeszcze go nie masz.
    [more] Pozostałe tury w tej rundzie: { $n }. Co robisz?
   *[any] Twoja tura. Co robisz?
}
ask-after_action = Wykonujesz pomniejszą akcję czy kończysz turę?
option-end = Zakończ turę
option-pass = Spasuj
no-pass-before-event = Zanim spasujesz, musisz wybrać wydarzenie.
no-action-but-event = W ostatniej turze musisz wziąć wydarzenie, bo jeszcze go nie masz.
log-actions = Runda { $number }: zaczyna się faza akcji.
log-phase = Faza { $number }, { $number ->
    [3] pokój i bunty
    [4] dochód i utrzymanie
   *[other] porządki
}
log-turn = Tura { NAME($seat, case: "gen") }.
log-passed = { NAME($seat) } { AGREE($seat) ->
    [plural] pasują
   *[other] pasuje
} (miejsce w kolejności: { $number }).
log-finished = { NAME($seat) } { AGREE($seat) ->
    [plural] kończą
   *[other] kończy
} ostatnią turę w tej rundzie.
log-rules-2 = Od tej chwili gra wierniej trzyma się poprawionej instrukcji (zasady 2): zmieniły się wezwania do broni, opcje wydarzeń, misje i to, co podaje dziennik.
