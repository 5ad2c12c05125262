# Co karty umieszczają na obszarach

ask-card_claim = Na którym obszarze zyskujesz roszczenie?
ask-card_claim_lost = Którego roszczenia się zrzekasz?
ask-card_core = Na którym obszarze umieszczasz żeton rdzenności?
ask-card_influence_area = Który obszar wybierasz dla wpływów?
ask-card_influence = Gdzie umieszczasz kostkę wpływu?
ask-card_influence_lost = Z którego obszaru znika wpływ?
ask-card_cube_owner = Czyja kostka znika { NAME($area, case: "from") }?
ask-card_influence_replaced = Na którym obszarze twój wpływ zastępuje cudzą kostkę?
ask-plague_area = Który obszar nawiedza zaraza?
ask-may_place_claim = Bierzesz roszczenie, które daje karta?
ask-may_place_influence = Umieszczasz wpływy, które daje karta?
ask-may_remove_influence = Usuwasz wpływy, o których mówi karta?

no-core-not-owned = Nie posiadasz wszystkich prowincji tego obszaru.
no-core-already = Wszystkie prowincje tego obszaru są już twoimi prowincjami rdzennymi.

log-core = { NAME($seat) } { AGREE($seat) ->
    [plural] umieszczają
   *[other] umieszcza
} żeton rdzenności { NAME($area, case: "in") }.
log-core-lost = Żeton rdzenności { NAME($seat, case: "gen") } znika { NAME($area, case: "from") }.
log-plague = Zaraza wybucha { NAME($area, case: "in") }.
