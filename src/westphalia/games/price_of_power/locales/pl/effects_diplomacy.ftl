# Dyplomacja na kartach

ask-card_alliance = Z którym królestwem zawierasz sojusz?
ask-card_marriage = Z którym królestwem zawierasz królewski mariaż?
ask-card_alliance_consent = Przyjmujesz sojusz { NAME($realm, case: "with") }?
ask-card_marriage_consent = Przyjmujesz królewski mariaż { NAME($realm, case: "with") }?
ask-alliance_to_lift = Nie masz już żetonu sojuszu. Który sojusz kończysz, by zawrzeć nowy?
ask-marriage_to_lift = Nie masz już żetonu mariażu. Który mariaż kończysz, by zawrzeć nowy?
ask-card_disputed = W którym królestwie wybucha spór o sukcesję?
ask-card_cb = Przeciw któremu królestwu umieszczasz żeton CB?
ask-card_crusade = Na który obszar rusza krucjata?
ask-may_gain_alliance = Zawierasz sojusz, który daje karta?
ask-may_gain_marriage = Zawierasz mariaż, który daje karta?
ask-may_offer = Składasz ofertę z karty?
ask-may_place_cb_token = Umieszczasz żeton CB?
ask-may_end_truce = Kończysz rozejm?

log-offer-refused = { NAME($seat) } { AGREE($seat) ->
    [plural] odrzucają
   *[other] odrzuca
} ofertę { NAME($realm, case: "gen") }.
log-cb = { NAME($seat) } { AGREE($seat) ->
    [plural] mają
   *[other] ma
} żeton CB przeciw { NAME($realm, case: "dat") }.
log-truce-ends = Rozejm { NAME($seat, case: "gen") } { NAME($realm, case: "with") } kończy się.
log-committed = { NAME($seat) } { AGREE($seat) ->
    [plural] przystępują
   *[other] przystępuje
} do krucjaty.
log-cb-lifted = { NAME($seat) } { AGREE($seat) ->
    [plural] zabierają
   *[other] zabiera
} żeton CB przeciw { NAME($realm, case: "dat") }.
