# Mír

option-enforce = Vynutit podmínku
option-negotiate = Vyjednávat
option-white_peace = Spravedlivý mír
option-offer_white_peace = Nabídnout spravedlivý mír
option-surrender = Kapitulovat
option-keep_board = Zachování současného stavu
option-humiliate = Ponížení
option-vassalize = Vazalský slib
option-convert = Nucená náboženská konverze
option-succession = Zajištění požadovaného nástupnictví
option-full_annexation = Úplná anexe
option-return = Vrátit ji za dukáty
option-exchange = Vyměnit ji
option-liberate = Osvobodit ji
option-ally = Uzavřít spojenectví
ask-war_to_end = Které naprosté vítězství vyhodnotíte?
ask-total_victory = Jak ukončíte válku { NAME($realm, case: "with") }?
ask-remaining_war = Kterou válku chcete ukončit?
ask-peace_way = Jak ukončíte válku { NAME($realm, case: "with") }?
ask-white_peace_offer = { NAME($seat) } { AGREE($seat) ->
    [plural] nabízejí
   *[other] nabízí
} spravedlivý mír. Co odpovíte?
ask-go_home = Kam odejdou vaše jednotky { NAME($area, case: "from") }?
ask-peace_term = Kterou podmínku vynutíte na { NAME($realm, case: "loc") }?
ask-peace_influence = Kam umístíte vliv?
ask-imposed_ruler = Který vůdce se stane novým vládcem?
ask-succession_alliance = Uzavřete spojenectví?
ask-keep_province = Mír { NAME($realm, case: "with") }: co nejmenujete, to si necháte. Které provincie se vzdáte?
ask-keep_way = Co bude s provincií { NAME($province) }?
ask-exchange_for = Za kterou provincii ji vyměníte?
ask-exchange_also = Kterou další malou provincii vrátíte za provincii { NAME($province) }?
ask-liberated_ally = Se kterou osvobozenou říší uzavřete spojenectví?
ask-claim_discard = Odhodíte nárok, abyste v jeho oblasti odstranili až 2 žetony nepokojů?
ask-claim_calms = Kde se nepokoje odstraní?
ask-claim_loss = Umístíte nárok tam, kde jste přišli o zemi?
ask-treaty_term = Za jakých podmínek nabídnete { NAME($seat, case: "dat") } mír?
ask-treaty_victor = Mír { NAME($seat, case: "with") }: kdo je vítězem?
ask-treaty_province = Mír { NAME($seat, case: "with") }: která obsazená provincie se vrátí? Ostatní zůstanou tomu, kdo je obsadil.
ask-treaty_province_way = Co bude s provincií { NAME($province) }?
ask-treaty_rider = Mír { NAME($seat, case: "with") }: provede jeden z vás v rámci smlouvy ihned nějakou akci?
ask-treaty_rider_seat = Kdo akci provede?
ask-treaty_cut = Které spojenectví skončí?
ask-treaty_cut_claim = Kterého nároku se hráč vzdá?
ask-treaty_cut_influence = Ze které oblasti se vrátí kostka vlivu?
ask-treaty_payer = Mír { NAME($seat, case: "with") }: kdo zaplatí dukáty?
ask-treaty_ducats = Kolik dukátů to bude?
ask-treaty_propose = Navrhnete tuto smlouvu { NAME($seat, case: "dat") }?
ask-treaty_answer = { NAME($seat) } { AGREE($seat) ->
    [plural] navrhují
   *[other] navrhuje
} smlouvu. Co odpovíte?
log-peace-term = { NAME($seat) } { AGREE($seat) ->
    [plural] vynucují
   *[other] vynucuje
} na { NAME($realm, case: "loc") } podmínku: { $term ->
    [humiliate] ponížení
    [vassalize] vazalský slib
    [convert] nucená náboženská konverze
    [succession] zajištění požadovaného nástupnictví
    [full_annexation] úplná anexe
    [white_peace] spravedlivý mír
   *[other] zachování současného stavu
}.
log-peace = { NAME($seat) } { AGREE($seat) ->
    [plural] uzavírají
   *[other] uzavírá
} mír { NAME($realm, case: "with") }.
log-peace-others = Tím pro { NAME($seat, case: "acc") } končí i válka { $n ->
    [one] s { $n } další říší
    [few] se { $n } dalšími říšemi
    [6] se { $n } dalšími říšemi
    [7] se { $n } dalšími říšemi
   *[other] s { $n } dalšími říšemi
} téže strany.
log-white-peace = { NAME($seat) } { AGREE($seat) ->
    [plural] uzavírají
   *[other] uzavírá
} spravedlivý mír { NAME($realm, case: "with") }.
log-surrender = { NAME($seat) } { AGREE($seat) ->
    [plural] kapitulují
   *[other] kapituluje
} před { NAME($other, case: "ins") }.
log-ally-rests = { NAME($realm) } { AGREE($realm) ->
    [plural] přestávají bojovat a zůstávají
   *[other] přestává bojovat a zůstává
} spojencem { NAME($seat, case: "gen") }.
log-go-home = Jednotky { NAME($seat, case: "gen") } odcházejí { NAME($area, case: "from") } { NAME($other_area, case: "to") }.
log-vassalized = Nový vazal { NAME($seat, case: "gen") }: { NAME($realm) }.
log-full-annexation = { NAME($seat) } zcela { AGREE($seat) ->
    [plural] anektují
   *[other] anektuje
} { NAME($realm, case: "acc") }.
log-annexed = { NAME($seat) } { AGREE($seat) ->
    [plural] anektují
   *[other] anektuje
} provincii { NAME($province) }.
log-reparations = { NAME($seat) } { AGREE($seat) ->
    [plural] dostávají
   *[other] dostává
} od { NAME($realm, case: "gen") } { $n ->
    [one] { $n } dukát
    [few] { $n } dukáty
   *[other] { $n } dukátů
}.
log-exchanged = { NAME($seat) } { AGREE($seat) ->
    [plural] vyměňují
   *[other] vyměňuje
} provincii { NAME($province) }.
log-treaty = { NAME($seat) } { AGREE($seat) ->
    [plural] uzavírají
   *[other] uzavírá
} mír { NAME($other, case: "with") }: { $term ->
    [humiliate] ponížení
    [convert] nucená náboženská konverze
    [succession] zajištění požadovaného nástupnictví
    [white_peace] spravedlivý mír
   *[other] zachování současného stavu
}.
log-treaty-failed = Mírové jednání { NAME($seat, case: "gen") } { NAME($other, case: "with") } končí bez dohody.
