# Změna státních zájmů, změna státního náboženství

option-change_focus = Změna státních zájmů
ask-focus_way = Co změníte?
option-both = Kostky i karty
option-cubes = Kostky
option-cards = Karty
ask-focus_type = Kterou panovnickou moc posílíte?
ask-focus_from = Ze které zásoby vezmete kostku?
ask-focus_count = Kolik karet odhodíte? Doberete o jednu méně.
ask-focus_discard = Kterou kartu odhodíte?
ask-focus_draw = Ze kterého balíčku doberete kartu?
ask-from_discards = Doberete kartu, nebo si vezmete odhozenou za kostku jejího druhu a 2 dukáty?
no-focus-twice = V tomto kole jste státní zájmy už změnili.
no-focus = Nemáte kostku k přesunutí ani kartu k výměně.
log-focus = { NAME($seat) } mění státní zájmy.
log-focus-moved = { NAME($seat) } mění 1 kostku panovnické moci na kostku { NAME($power, case: "gen") }.
log-focus-cards = { NAME($seat) } { AGREE($seat) ->
    [plural] vyměňují
   *[other] vyměňuje
} { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}.
log-card-bought = { NAME($seat) } si { AGREE($seat) ->
    [plural] berou
   *[other] bere
} z odhozených kartu „{ NAME($card) }“.

option-change_faith = Změna státního náboženství
ask-new_faith = Jak státní náboženství změníte?
option-change = Druhé náboženství
option-counter_reform = Protireformace
ask-faith_marriage = Kterého královského sňatku se vzdáte?
ask-faith_from = Ze které oblasti odstraníte kostku vlivu?
ask-faith_to = Kam kostku vlivu umístíte?
ask-faith_unrest = Které město { NAME($area, case: "in") } postihnou nepokoje?
no-faith-age = Státní náboženství lze měnit až od II. věku.
no-faith-change = Toto státní náboženství nelze akcí změnit.
no-faith-emperor = Císař smí přijmout jen oficiální náboženství Svaté říše římské.
no-faith-papal = Papežský stát je vždy katolický.
log-state-religion = { $religion ->
    [none] { NAME($seat) } už { AGREE($seat) ->
    [plural] nemají
   *[other] nemá
} státní náboženství.
   *[other] Nové státní náboženství { NAME($seat, case: "gen") }: { NAME($religion) }.
}
