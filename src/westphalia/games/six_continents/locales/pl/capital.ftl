# SC-21 Stolica

option-upgrade_capital = Ulepsz stolicę
option-name_place = Zmień tymczasowe miejsce rekrutacji

ask-temporary_place = Twoja stolica jest stracona. Gdzie będziesz tymczasowo rekrutować?

no-upgrade-top-level = Twoja stolica ma już najwyższy poziom.
no-upgrade-capital-lost = Nie kontrolujesz swojej stolicy.
no-upgrade-gold = Nie stać cię na kolejny poziom.
no-temporary-capital-held = Rekrutujesz w stolicy; tymczasowe miejsce rekrutacji nie jest potrzebne.
no-temporary-changed = W tej turze tymczasowe miejsce rekrutacji było już zmieniane.
no-temporary-place = Nie masz innej prowincji, w której można by rekrutować.

log-capital-upgraded = { NAME($seat) } ulepsza stolicę do poziomu { $level }.
log-temporary-place = { NAME($seat) } rekrutuje tymczasowo { NAME($place, case: "in") }.
log-encircled = Stolica { NAME($seat, case: "gen") } ({ NAME($place) }) jest okrążona: na kości wypada { $roll }, ginie { $n ->
    [one] { $n } żołnierz
   *[other] { $n } żołnierzy
}.
log-temporary-lost = { NAME($seat) } nie może już rekrutować { NAME($place, case: "in") }.
log-capital-regained = { NAME($seat) } odzyskuje stolicę { NAME($place) } i znów tam rekrutuje.
