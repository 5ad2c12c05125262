# Bitvy

option-no_general = Nikdo
option-no_admiral = Nikdo
option-no_battle_action = Žádná bitevní akce
option-weather_gage = Návětrná strana
option-innovatory_tactics = Novátorská taktika
option-esprit_de_corps = Esprit de corps
option-superior_tactics = Lepší taktika
option-inspired_leadership = Příkladné vedení
option-naval_maneuver = Námořní manévr
option-infantry_dice = Kostky pěchoty
option-cavalry_dice = Kostky jízdy
option-add_imperial = Přidat říšské jednotky
option-keep_imperial = Nechat je stranou
option-imperial_unit = Říšská jednotka
option-stay = Zůstat
option-retreat = Ustoupit
option-rebels = Vzbouřenci
option-sink_damaged = Potopit poškozenou loď
option-damage_another = Poškodit jinou loď
option-take_prize = Vzít si ji
option-leave_prize = Nechat ji být
option-prize_to_fleet = Vzít si ji do loďstva
ask-main_defender = Kdo je hlavním obráncem?
ask-battle_card = Svěříte velení generálovi?
ask-battle_appoint = Generála kterého vojska jmenujete?
ask-battle_general = Který generál bude velet?
ask-battle_admiral = Jmenujete admirála?
ask-muslim_dice = Kterými kostkami budete v této bitvě házet?
ask-imperial_units = Připojí se k bitvě říšské jednotky?
ask-drill_die = Vojenský výcvik: kterou kostku nepřátelského generála vyřadíte?
ask-battle_action = Zahrajete bitevní akci?
ask-helping_hand = Pomůžete nehráčským říším bitevní akcí?
ask-hold_back = S piráty bojují všechny vaše lodě. Kterou loď necháte stranou?
ask-any_die = Kterou kostku přidáte?
ask-faction_first = Která z těchto stejně silných stran utrpí nejbližší ztrátu?
ask-casualty = Kterou jednotku ztratíte?
ask-casualty_army = Odkud jednotku ztratíte?
ask-retreat = Zůstanete, nebo ustoupíte a ztratíte ještě jednu jednotku?
ask-sunk_ship = Která loď bude zasažena?
ask-heavy_hit = Potopí se poškozená těžká loď, nebo bude poškozena jiná?
ask-prize = Kterou z vašich ztracených lodí nepřítel zajme?
ask-capture = Vezmete si zajatou { NAME($ship, case: "acc") }?
ask-naval_retreat = Zůstanete, nebo ustoupíte a ztratíte jednu loď?
ask-naval_retreat_to = Kam vaše lodě ustoupí?
log-battle = Začíná bitva { NAME($area, case: "in") }.
log-naval-battle = Začíná námořní bitva { NAME($sea, case: "in") }.
log-improvised-leader = Velet může postava z vrchní karty balíčku vojenství: „{ NAME($card) }“.
log-drill = Vojenský výcvik: { NAME($seat, case: "the") } { AGREE($seat) ->
    [plural] vyřazují
   *[other] vyřazuje
} kostku nepřátelského generála.
log-charge = Útočí šlechtická jízda { NAME($seat, case: "gen") }: { $n ->
    [one] { $n } zásah
    [few] { $n } zásahy
   *[other] { $n } zásahů
}.
log-battle-action = { NAME($seat) } { AGREE($seat) ->
    [plural] hrají
   *[other] hraje
} bitevní akci „{ NAME($card) }“.
log-battle-side = { $side ->
    [attacker] Útočník
   *[defender] Obránce
}: { NAME($realm) }, { $arm ->
    [ships] { $n ->
        [one] { $n } loď
        [few] { $n } lodě
       *[other] { $n } lodí
    }
   *[units] { $n ->
        [one] { $n } jednotka
        [few] { $n } jednotky
       *[other] { $n } jednotek
    }
}.
log-battle-rebels = { $side ->
    [attacker] Útočník
   *[defender] Obránce
}: { $arm ->
    [ships] piráti
   *[units] vzbouřenci
}, { $arm ->
    [ships] { $n ->
        [one] { $n } loď
        [few] { $n } lodě
       *[other] { $n } lodí
    }
   *[units] { $n ->
        [one] { $n } jednotka
        [few] { $n } jednotky
       *[other] { $n } jednotek
    }
}.
log-exchange = { $number }. kolo bitvy: útočník má { $hits ->
    [one] { $hits } zásah
    [few] { $hits } zásahy
   *[other] { $hits } zásahů
}, obránce { $losses }.
log-npr-casualties = Ztráty { NAME($realm, case: "gen") }: { $arm ->
    [ships] { $n ->
        [one] { $n } loď
        [few] { $n } lodě
       *[other] { $n } lodí
    }
   *[units] { $n ->
        [one] { $n } jednotka
        [few] { $n } jednotky
       *[other] { $n } jednotek
    }
}.
log-rebel-casualties = { $arm ->
    [ships] Ztráty pirátů
   *[units] Ztráty vzbouřenců
}: { $arm ->
    [ships] { $n ->
        [one] { $n } loď
        [few] { $n } lodě
       *[other] { $n } lodí
    }
   *[units] { $n ->
        [one] { $n } jednotka
        [few] { $n } jednotky
       *[other] { $n } jednotek
    }
}.
log-casualty = { NAME($seat) } { AGREE($seat) ->
    [plural] ztrácejí
   *[other] ztrácí
} { NAME($area, case: "in") } jednotku { NAME($unit, case: "gen") }.
log-ship-sunk = { NAME($ship, case: "The") } { NAME($seat, case: "gen") } se { NAME($sea, case: "in") } potápí.
log-ship-damaged = { NAME($ship, case: "The") } { NAME($seat, case: "gen") } je { NAME($sea, case: "in") } poškozena.
log-ship-captured = { NAME($seat) } se { NAME($sea, case: "in") } { AGREE($seat) ->
    [plural] zmocňují
   *[other] zmocňuje
} { NAME($ship, case: "gen") }.
log-retreat = { NAME($seat) } { AGREE($seat) ->
    [plural] ustupují
   *[other] ustupuje
} { NAME($area, case: "from") }.
log-retreat-to = { NAME($seat) } { AGREE($seat) ->
    [plural] ustupují
   *[other] ustupuje
} { NAME($area, case: "from") } { NAME($other_area, case: "to") }.
log-npr-retreats = Obránci ustupují { NAME($area, case: "from") }.
log-naval-retreat = { NAME($seat) } { AGREE($seat) ->
    [plural] ustupují
   *[other] ustupuje
} { NAME($sea, case: "from") }.
log-naval-retreat-to = { NAME($seat) } { AGREE($seat) ->
    [plural] ustupují
   *[other] ustupuje
} { NAME($sea, case: "from") } { NAME($space, case: "to") }.
log-npr-sails-away = Lodě opouštějí bitvu { NAME($sea, case: "in") }.
log-battle-won = Útočník vítězí { NAME($area, case: "in") }.
log-battle-lost = Obránce vítězí { NAME($area, case: "in") }.
log-battle-drawn = Bitvu { NAME($area, case: "in") } nikdo nepřežil.
log-naval-won = Útočník vítězí { NAME($sea, case: "in") }.
log-naval-lost = Obránce vítězí { NAME($sea, case: "in") }.
log-naval-drawn = Námořní bitvu { NAME($sea, case: "in") } nikdo nepřežil.
log-invasion = { NAME($realm) } { AGREE($realm) ->
    [plural] vpadají
   *[other] vpadá
} { NAME($area, case: "to") }.
