# Diplomacie na kartách

ask-card_alliance = Se kterou říší získáte spojenectví?
ask-card_marriage = Se kterou říší získáte královský sňatek?
ask-card_alliance_consent = Přijmete spojenectví { NAME($realm, case: "with") }?
ask-card_marriage_consent = Přijmete královský sňatek { NAME($realm, case: "with") }?
ask-alliance_to_lift = Nezbývá vám žeton spojenectví. Které spojenectví kvůli novému ukončíte?
ask-marriage_to_lift = Nezbývá vám žeton královského sňatku. Který sňatek kvůli novému ukončíte?
ask-card_disputed = Ve které říši vznikne sporné nástupnictví?
ask-card_cb = Proti které říši umístíte žeton CB?
ask-card_crusade = Do které oblasti bude vyhlášena křížová výprava?
ask-may_gain_alliance = Využijete spojenectví, které karta dává?
ask-may_gain_marriage = Využijete královský sňatek, který karta dává?
ask-may_offer = Předložíte nabídku, kterou karta umožňuje?
ask-may_place_cb_token = Umístíte žeton CB?
ask-may_end_truce = Ukončíte příměří?

log-offer-refused = { NAME($seat) } { AGREE($seat) ->
    [plural] odmítají
   *[other] odmítá
} nabídku { NAME($realm, case: "gen") }.
log-cb = { NAME($seat) } { AGREE($seat) ->
    [plural] mají
   *[other] má
} žeton CB proti { NAME($realm, case: "dat") }.
log-truce-ends = Příměří { NAME($seat, case: "gen") } { NAME($realm, case: "with") } končí.
log-committed = { NAME($seat) } se { AGREE($seat) ->
    [plural] zavazují
   *[other] zavazuje
} podpořit křížovou výpravu.
log-cb-lifted = { NAME($seat) } si { AGREE($seat) ->
    [plural] berou
   *[other] bere
} zpět žeton CB proti { NAME($realm, case: "dat") }.
