# Aktivace a verbování jednotek, přesun, obléhání

option-activate = Aktivace jednotek
option-move = Pozemní přesun
option-siege = Oblehnout
option-sail = Námořní přesun
option-undock = Vyplout
option-ship = Lehká loď
option-form_army_1 = Nové vojsko 1
option-form_army_2 = Nové vojsko 2
option-form_army_3 = Nové vojsko 3
option-form_fleet = Nové loďstvo
option-join_fleet = Připojit lehkou loď
option-leave_fleet = Oddělit lehkou loď
option-single = Samostatná jednotka
option-pick_up = Vzít jednotky s sebou
option-drop = Nechat jednotky na místě
option-pay_ducats = Zaplatit 3 dukáty
option-ask_consent = Požádat hráče
option-occupy = Obsadit ji
option-set_free = Jen vyhnat vzbouřence
option-spend_influence = Odstranit odtud 1 kostku vlivu
option-turn_back = Nevstoupit
ask-activate_way = Co vaše jednotky udělají?
ask-move_from = Ze které oblasti se jednotky přesunou?
ask-move_what = Co se přesune?
ask-march_to = Kam se jednotky přesunou?
ask-reorganise = Reorganizujete vojsko { NAME($area, case: "in") }?
ask-reorganise_army = Kterých jednotek se změna týká?
ask-reorganise_unit = Které jednotky se změna týká?
ask-access = Jak získáte pro své jednotky právo průchodu oblastí { NAME($area) }?
ask-access_whom = Koho požádáte o právo průchodu jednotek?
ask-access_consent = { NAME($seat) } { AGREE($seat) ->
    [plural] žádají
   *[other] žádá
} o průchod oblastí { NAME($area) }. Svolíte?
ask-retreat_to = Kam vaše jednotky ustoupí?
ask-sail_destination = Kam lodě poplují?
ask-sail_from = Odkud lodě poplují?
ask-sail_what = Co popluje?
ask-undock_from = Ze kterého přístavu lodě vyplují?
ask-undock_to = Do které námořní zóny lodě vyplují?
ask-reorganise_fleet = Reorganizujete loďstvo?
ask-hunt_pirates = Zaútočíte na piráty?
ask-embark = Ze které oblasti přepravíte jednotky přes moře?
ask-embark_what = Co přepravíte?
ask-land_at = Kde se jednotky vylodí?
ask-siege_area = Ve které oblasti budete obléhat?
ask-siege_unit = Která jednotka se zúčastní? První je zdarma, každá další stojí 1 kostku vojenství.
ask-siege_target = Kterou provincii oblehnete?
ask-siege_drop = Defenzivní smýšlení: vaše obléhací síla nestačí. Které provincie se vzdáte?
ask-siege_rebel_town = Provincii obsadíte, nebo z ní jen vyženete vzbouřence?
ask-hire_for_march = Najmete pro pochod žoldnéře?
no-activate-units = Žádná z vašich jednotek se nemůže přesunout.
no-activate-ships = Žádná z vašich lodí nemůže plout.
no-access = Nemáte právo průchodu jednotek.
no-access-distant = Do této vzdálené oblasti jednotky vstoupit nesmějí.
no-mountain-mil = Na přechod hor potřebujete víc vojenství.
no-much-artillery = Vojsko s více jednotkami dělostřelectva než jízdy takto pochodovat nemůže.
no-siege = Vaše jednotky nemají co obléhat.
no-siege-strength = Obléhací síla je příliš nízká.
no-siege-ship = K obléhání ostrovní provincie potřebujete loď v jejích vodách.
log-march = { NAME($seat) } { AGREE($seat) ->
    [plural] přesouvají
   *[other] přesouvá
} { $n ->
    [one] { $n } jednotku
    [few] { $n } jednotky
   *[other] { $n } jednotek
} { NAME($area, case: "from") } { NAME($other_area, case: "to") }.
log-access = { NAME($other) } { AGREE($other) ->
    [plural] dovolují
   *[other] dovoluje
} { NAME($seat, case: "dat") } průchod oblastí { NAME($area) }.
log-access-refused = { NAME($other) } { AGREE($other) ->
    [plural] nedovolují
   *[other] nedovoluje
} { NAME($seat, case: "dat") } průchod oblastí { NAME($area) }.
log-access-paid = { NAME($seat) } platí za průchod oblastí { NAME($area) }.
log-sailed = Lodě { NAME($seat, case: "gen") } plují { NAME($space, case: "to") }.
log-occupied = { NAME($seat) } { AGREE($seat) ->
    [plural] obsazují
   *[other] obsazuje
} provincii { NAME($province) }.
log-siege-fails = Obléhání provincie { NAME($province) } se { NAME($seat, case: "dat") } nezdařilo.
log-freed = { NAME($seat) } { AGREE($seat) ->
    [plural] osvobozují
   *[other] osvobozuje
} provincii { NAME($province) }.
log-rebels-expelled = { NAME($seat) } { AGREE($seat) ->
    [plural] vyhánějí
   *[other] vyhání
} vzbouřence { NAME($province, case: "from") }.
log-access-married = { NAME($seat) } { AGREE($seat) ->
    [plural] procházejí
   *[other] prochází
} oblastí { NAME($area) } zdarma díky královskému sňatku.
log-fleet-changed = { NAME($seat) } { AGREE($seat) ->
    [plural] reorganizují
   *[other] reorganizuje
} loďstvo { NAME($space, case: "in") }.
log-army-changed = { NAME($seat) } { AGREE($seat) ->
    [plural] reorganizují
   *[other] reorganizuje
} vojsko { NAME($area, case: "in") }.
