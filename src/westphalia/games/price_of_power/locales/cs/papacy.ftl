# Papežská kurie

option-papal_action = Papežská akce
option-excommunicate = Exkomunikovat vládce
option-call_crusade = Vyhlásit křížovou výpravu
no-papal-age = Papežské akce končí Věkem reformace.
no-papal-not-controller = Papežskou akci smí provést jen strážce papežské kurie.
no-papal-token = V tomto kole už papežská akce proběhla.
no-excommunication-target = Není žádná další katolická říše.
no-crusade-area = Islámské říše tam vlastní méně než 2 provincie.
no-cardinal-not-catholic = Kardinály mají jen katolické říše.
no-cardinal-holds-roma = Kdo ovládá Řím, další kardinály nezískává.

ask-papal_action = Kterou papežskou akci provedete?
ask-excommunicate = Čího vládce exkomunikujete?
ask-cardinal_to_lose = Na kterém poli ztratíte kardinála?
ask-crusade_area = Proti které oblasti vyhlásíte křížovou výpravu?
ask-crusade_target = Křížová výprava { NAME($area, case: "to") }: komu ihned a zdarma vyhlásíte válku?
ask-crusaders_where = Kam umístíte žoldnéřskou pěchotu pro křížovou výpravu?
ask-crusaders_army = Ke kterému vojsku se připojí?

log-cardinal = { NAME($seat) } { AGREE($seat) ->
    [plural] získávají
   *[other] získává
} kardinála.
log-cardinal-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] ztrácejí
   *[other] ztrácí
} kardinála.
log-roma = { NAME($seat) } { AGREE($seat) ->
    [plural] mají
   *[other] má
} v papežské kurii římského kardinála.
log-roma-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] ztrácejí
   *[other] ztrácí
} v papežské kurii římského kardinála.
log-excommunicated = { NAME($seat) } { AGREE($seat) ->
    [plural] exkomunikují
   *[other] exkomunikuje
} vládce { NAME($realm, case: "gen") }.
log-crusade = { NAME($seat) } { AGREE($seat) ->
    [plural] vyhlašují
   *[other] vyhlašuje
} křížovou výpravu { NAME($area, case: "to") }.
log-crusade-over = Křížová výprava { NAME($area, case: "to") } končí: { $result ->
    [freed] žádná islámská říše tam už nevlastní provincii
    [held] islámské říše tam stále vlastní provincie
   *[deserted] nikdo výzvu neuposlechl
}.
