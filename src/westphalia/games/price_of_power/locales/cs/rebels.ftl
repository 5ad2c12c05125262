# Vzbouřenci

ask-rebel_area = Pro kterou oblast teď hodíte kostkami vzbouřenců?
ask-rebel_result = Který výsledek teď vyhodnotíte?
ask-rebel_unit = Kterou jednotku ztratíte?
ask-rebel_province = Kterou provincii vzbouřenci obsadí?
ask-exhaust_from = Odkud vyčerpáte pravidelnou jednotku?
ask-rebel_calm = Ze které provincie odstraníte nepokoje?
ask-rebel_siege = Vzbouřenci obléhají oblast { NAME($area) }: která provincie padne jako další?
ask-dnpr_colour = { NAME($province) }: provincie je osvobozena. Jakou barvu bude mít její žeton?
ask-rebel_to_lift = Pro oblast { NAME($area) } nezbývají vzbouřenecké jednotky. Ze které oblasti jednotku vezmete?
option-rebellion = Vzpoura
option-lose_2_ducats = Ztráta 2 dukátů
option-lose_1_monarch_power = Ztráta 1 kostky panovnické moci
option-exhaust_1_manpower = Vyčerpání 1 jednotky lidských zdrojů
option-remove_1_unrest = Odstranění 1 žetonu nepokojů
option-available = Dostupné lidské zdroje

log-rebel-die = { NAME($seat) } { AGREE($seat) ->
    [plural] házejí
   *[other] hází
} kostkou vzbouřenců { NAME($area, case: "in") }: { $result ->
    [rebellion] vzpoura
    [lose_2_ducats] ztráta 2 dukátů
    [lose_1_monarch_power] ztráta 1 kostky panovnické moci
    [exhaust_1_manpower] vyčerpání 1 jednotky lidských zdrojů
    [remove_1_unrest] odstranění 1 žetonu nepokojů
   *[no_effect] žádný účinek
}.
log-rebellion-unit = Při vzpouře { NAME($area, case: "in") } { AGREE($seat) ->
    [plural] ztrácejí
   *[other] ztrácí
} { NAME($seat, case: "the") } jednotku { NAME($unit, case: "gen") }.
log-exhausted = { NAME($seat) } { AGREE($seat) ->
    [plural] vyčerpávají
   *[other] vyčerpává
} 1 jednotku lidských zdrojů.
log-rebel-town = Vzbouřenci obsazují provincii { NAME($province) } ({ NAME($seat, case: "the") }).
log-liberated = Provincie { NAME($province) } je osvobozena a patří nyní { NAME($realm, case: "dat") }.
log-shaken-off = Provincie { NAME($province) } se zbavuje vlády { NAME($seat, case: "gen") }.
log-liberated-from = Provincie { NAME($province) } je osvobozena; obsazení { NAME($seat, case: "ins") } končí.
log-rebels = { $n ->
    [one] { $n } vzbouřenecká jednotka se objevuje
    [few] { $n } vzbouřenecké jednotky se objevují
   *[other] { $n } vzbouřeneckých jednotek se objevuje
} { NAME($area, case: "in") }.
log-rebels-move = { $n ->
    [one] { $n } vzbouřenecká jednotka se přesouvá
    [few] { $n } vzbouřenecké jednotky se přesouvají
   *[other] { $n } vzbouřeneckých jednotek se přesouvá
} { NAME($area, case: "from") } { NAME($other_area, case: "to") }.
log-rebels-disperse = Vzbouřenecká jednotka { NAME($area, case: "in") } se rozchází.

option-follow_rebels = Přijmout náboženství vzbouřenců
log-religious-rebels-gone = Nábožensky motivovaní vzbouřenci { NAME($area, case: "from") } se vracejí domů.
log-rebel-town-gone = Vzbouřenci opouštějí provincii { NAME($province) }.
no-religious-rebels-rule = U tohoto stolu se hraje bez nábožensky motivovaných vzbouřenců.
no-religious-rebels = Nábožensky motivovaní vzbouřenci nedrží vaše hlavní město a další 2 vaše provincie.
no-religious-rebels-diverse = Smíšená náboženství nemohou být státním náboženstvím.
