# Vyhlášení války a volání do zbraně

option-declare_war = Vyhlášení války
option-cb_claim = Nárok
option-cb_token = Žeton CB
option-cb_disputed = Sporné nástupnictví
option-cb_excommunication = Exkomunikace
option-cb_holy_war = Svatá válka
option-cb_crusade = Křížová výprava
option-cb_liberation = Osvobození SIR
option-no_cb = Bez casus belli
option-defend = Obrana SIR
option-give_soldiers = Vyčerpat lidské zdroje
option-give_ducats = Zaplatit dukáty
option-lose_prestige = Ztratit 1 bod věhlasu
option-give_cb = Umístit žeton CB
option-make_active = Udělat z ní aktivního spojence
option-leave_alone = Nechat ji bojovat samotnou
option-place_cb = Umístit žeton CB
option-imperial = Říšský vliv
ask-war_target = { $n ->
    [0] Komu vyhlásíte válku?
   *[other] Komu dalšímu vyhlásíte válku?
}
ask-casus_belli = Který casus belli použijete proti { NAME($realm, case: "dat") }?
ask-defend_hre = { NAME($realm) } útočí na Svatou říši římskou. Budete ji bránit?
ask-contribution = Císař brání Svatou říši římskou. Čím přispějete?
ask-naval_battle_first = Která námořní bitva se svede jako první?
ask-land_battle_first = Která pozemní bitva se svede jako první?
ask-free_action = K žádné bitvě nedošlo: aktivujete nebo naverbujete jednotky, aniž zaplatíte 1 kostku vojenství?
ask-call_to_arms = Kterého spojence povoláte do zbraně?
ask-call_influence = Ze které oblasti odhodíte vliv za volání do zbraně?
ask-call_answer = Volání do zbraně: { NAME($realm) } { AGREE($realm) ->
    [plural] žádají
   *[other] žádá
} pomoc proti { NAME($other_realm, case: "dat") }. Přijmete volání?
ask-activate_ally = Učiníte { NAME($realm, case: "acc") } svým aktivním spojencem?
ask-refused_cb = { NAME($seat) } { AGREE($seat) ->
    [plural] odmítají
   *[other] odmítá
} vaše volání do zbraně. Umístíte žeton CB?
ask-allied_lost = Odkud odhodíte spojeneckou jednotku?
ask-imperial_lost = Ze které oblasti odeberete říšský vliv?
no-war-ally = Tato říše je vaším spojencem.
no-war-truce = Mezi vámi platí příměří.
no-war-passed-himself = Hráč, který pasoval, válku nevyhlašuje.
no-war-passed = Tento hráč už pasoval.
no-war-patron = Její spojenec má s vámi příměří, nebo už pasoval.
no-war-emperor = Chrání ji císař: je vaším spojencem, má s vámi příměří, nebo už pasoval.
no-war-distant = Válka proti vzdálené říši vyžaduje casus belli.
no-war-interregnum = Během interregna nelze vyhlásit válku.
no-war-already = Už jste spolu ve válce, nebo stojíte na téže straně.
no-war-vassal = Válku lze vyhlásit jen nezávislým říším.
no-war-target = Není nikdo, komu byste směli vyhlásit válku.
log-war-by-npr = Začíná válka: útočí { NAME($realm) }, brání se { NAME($seat, case: "the") }.
log-war = { NAME($seat) } { AGREE($seat) ->
    [plural] jsou
   *[other] je
} ve válce { NAME($realm, case: "with") }.
log-defending-hre = { NAME($seat) } { AGREE($seat) ->
    [plural] vysílají
   *[other] vysílá
} na obranu Svaté říše římské { $n ->
    [one] { $n } říšskou jednotku
    [few] { $n } říšské jednotky
   *[other] { $n } říšských jednotek
}.
log-active-ally = Nový aktivní spojenec { NAME($seat, case: "gen") }: { NAME($realm) }.
log-call-accepted = { NAME($seat) } { AGREE($seat) ->
    [plural] přijímají
   *[other] přijímá
} volání do zbraně od { NAME($realm, case: "gen") }.
log-call-refused = { NAME($seat) } { AGREE($seat) ->
    [plural] odmítají
   *[other] odmítá
} volání do zbraně od { NAME($realm, case: "gen") }.
log-allied-leave = Spojenecká jednotka opouští lidské zdroje { NAME($seat, case: "gen") }.
log-allied-leave-area = Spojenecká jednotka { NAME($seat, case: "gen") } odchází { NAME($area, case: "from") }.

# Co volba přinese
brings-defensive-call = Obranné volání do zbraně
brings-offensive-call = Útočné volání do zbraně
brings-war = Válka { NAME($realm, case: "with") }
brings-alliance-ends = Spojenectví { NAME($realm, case: "with") } končí a následuje příměří.
brings-abandoned = Opuštění spojence: ztráta { $n ->
    [one] { $n } stupně
   *[other] { $n } stupňů
} stability a veškerého vlivu v jeho oblastech
brings-refusal = Ztráta { $n ->
    [one] { $n } bodu
   *[other] { $n } bodů
} věhlasu a { $cubes ->
    [one] { $cubes } kostky
   *[other] { $cubes } kostek
} tamního vlivu; je-li spojencem hráč, může umístit žeton CB.
brings-attacked = Napadená říše: { NAME($realm) }
brings-imperial = Říšské jednotky: { $n }
brings-authority-lost = Ztráta říšské moci: { $n }
brings-no-cost = Odmítnutí nic nestojí.
brings-soldiers = Vyčerpané lidské zdroje: { $n }
brings-ducats = Zaplacené dukáty: { $n }
brings-prestige-lost = Ztráta { $n ->
    [one] { $n } bodu
   *[other] { $n } bodů
} věhlasu
log-allied-return = K dostupným lidským zdrojům se { $n ->
    [one] vrací { $n } spojenecká jednotka
    [few] vracejí { $n } spojenecké jednotky
   *[other] vrací { $n } spojeneckých jednotek
} { NAME($seat, case: "gen") }.
brings-no-cb = Bez casus belli: ztráta { $n ->
    [one] { $n } stupně
   *[other] { $n } stupňů
} stability
brings-marriage-broken = Zrušený královský sňatek: ztráta { $n ->
    [one] { $n } stupně
   *[other] { $n } stupňů
} stability
brings-may-call = Můžete povolat { NAME($realm, case: "acc") } (útočné volání, vliv { $n }).
brings-may-defend = Proti vám může být povolán spojenec: { NAME($realm) } (obranné volání).
brings-emperor-called = Císař ({ NAME($realm) }) může bránit Svatou říši římskou.
