# AP (automatičtí protihráči): co dělají, kartu po kartě

log-bot-card = { NAME($seat) }: otočena karta AP č. { $number } (v balíčku { $n ->
    [one] zbývá { $n } karta
    [few] zbývají { $n } karty
   *[other] zbývá { $n } karet
}).
log-bot-tries = { NAME($seat) }: { $action ->
    [event] událost
    [military] vojenská akce
    [diplomacy] diplomacie
    [naval] námořní akce
    [explore] objevování
    [colonize] kolonizace
    [unrest] odstranění nepokojů
    [convert] náboženská konverze
    [papal_curia] papežská kurie
    [spy] špioni
    [idea] nová myšlenka
    [focus_economy] zaměření na Ekonomiku
    [focus_expansion] zaměření na Objevování
    [focus_politics] zaměření na Politiku
   *[focus_war] zaměření na Válku
}.
log-bot-impossible = { NAME($seat) }: nelze, protože { $why ->
    [power] moc AP nestačí
    [taken] událost už je vybrána
    [no_event] žádná událost pro AP nezbývá
    [manpower] chybějí jednotky i dostupné lidské zdroje
    [target] na schématu není platný cíl
    [full] na vliv není místo
    [port] loď není kde postavit
    [colony] není území ke kolonizaci
    [calm] žádné nepokoje nejsou
    [faith] není oblast k náboženské konverzi
    [curia] další kardinál už nepřichází v úvahu
    [opponent] žádný protivník nemá klidné město
    [milestone] tento mezník už je splněn
    [enough] na tento věk je myšlenek dost
   *[idea] se žádná myšlenka nehodí
}.
log-bot-chart = { NAME($seat) }: hod { $n } na { $chart ->
    [military] vojenském
   *[diplomatic] diplomatickém
} schématu.
log-bot-target = { NAME($seat) }: cílem { AGREE($realm) ->
    [plural] jsou
   *[other] je
} { NAME($realm) }.
log-bot-target-territory = { NAME($seat) }: cílem je volné území { NAME($province) }.
log-bot-no-target = { NAME($seat) }: { NAME($realm) } { AGREE($realm) ->
    [plural] nemohou
   *[other] nemůže
} být cílem, protože { $why ->
    [quest] chybí myšlenka, která otevírá Nový svět
    [claimed] ve všech oblastech už leží nárok
    [own] už nezbývá ani jedna provincie
    [ally] jde o spojence
    [truce] platí příměří
    [passed] ten hráč už pasoval
    [patron] spojenec už pasoval nebo má příměří
    [emperor] platí ochrana císaře
    [war] trvá válka
    [vassal] jde o vazala
    [influence] vliv je tam příliš velký
    [strong] jde o příliš silného soupeře
    [player] jde o říši hráče
    [large] DNHŘ je příliš velká
   *[distant] jde o vzdálenou říši
}.
log-bot-die = { NAME($seat) }: hod { $n }.
log-bot-opponent = { NAME($seat) }: volba protivníka (hod { $n }) podle { $n ->
    [1] největšího věhlasu
    [2] největšího věhlasu
    [3] největšího věhlasu
   *[other] nejvyššího příjmu z daní
}.
log-bot-defends = { NAME($seat) }: v oblastech AP stojí nepřátelé, AP se brání.
log-bot-besieges = { NAME($seat) }: vojsko pokračuje v obléhání.
log-bot-power = { NAME($seat) }: moc AP roste o { $n } na { $value }.
log-bot-power-lost = { NAME($seat) }: moc AP klesá o { $n } na { $value }.
log-bot-paid = { NAME($seat) }: AP ze své moci utrácí { $n }, zbývá { $value }.
log-bot-cube = { NAME($seat) }: kostka se bere z { $what ->
    [spent] utracené moci AP
   *[available] dostupné moci AP
}.
log-bot-income = { NAME($seat) }: utracená moc AP se odhazuje, přibývá nová.
log-bot-recruits = { NAME($seat) }: verbování { $n ->
    [one] { $n } jednotky
   *[other] { $n } jednotek
} { NAME($area, case: "in") }.
log-bot-lays-down = { NAME($seat) }: příliš velké vojsko { NAME($area, case: "in") }; k dostupným lidským zdrojům se { $n ->
    [one] vrací { $n } jednotka
    [few] vracejí { $n } jednotky
   *[other] vrací { $n } jednotek
}.
log-bot-army-home = { NAME($seat) }: vojsko { NAME($area, case: "from") } opouští mapu.
log-bot-ship = { NAME($seat) }: nová loď { NAME($sea, case: "in") }.
log-bot-ship-hit = { NAME($seat) }: loď, která se počítá za tři, utrpěla { $n ->
    [one] { $n } zásah
    [few] { $n } zásahy
   *[other] { $n } zásahů
} a pluje dál.
log-bot-sails = { NAME($seat) }: { $n ->
    [one] { $n } loď pluje
    [few] { $n } lodě plují
   *[other] { $n } lodí pluje
} { NAME($sea, case: "from") } { NAME($other_sea, case: "to") }.
log-bot-spies = { NAME($seat) }: špioni vyrážejí proti { NAME($other, case: "dat") }.
log-bot-focus = { NAME($seat) }: zaměření tohoto kola je { $focus ->
    [economy] Ekonomika
    [expansion] Objevování
    [politics] Politika
   *[war] Válka
}.
log-bot-rebel-die = { NAME($seat) }: kostka vzbouřenců – { $result ->
    [rebellion] vzpoura
    [lose_2_ducats] ztráta 2 dukátů
    [lose_1_monarch_power] ztráta kostky panovnické moci
    [exhaust_1_manpower] vyčerpání 1 jednotky lidských zdrojů
    [remove_1_unrest] odstranění 1 žetonu nepokojů
   *[no_effect] bez účinku
}.
log-bot-deck = { NAME($seat) }: balíček AP je zamíchán ({ $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}).
log-white-peace-refused = { NAME($seat) } { AGREE($seat) ->
    [plural] odmítají
   *[other] odmítá
} spravedlivý mír { NAME($realm, case: "with") }.
log-colonists-gone = { NAME($seat) }: žádné území není volné, všichni kolonisté se odhazují.
log-bot-falls = AP, který vede { NAME($realm, case: "acc") }, už nemá žádnou provincii a opouští hru.
log-bot-expected = { NAME($realm) } vstoupí v příštím kole do hry jako AP.
log-bot-enters = { NAME($realm) } { AGREE($realm) ->
    [plural] vstupují
   *[other] vstupuje
} do hry jako AP.
log-bot-takes-over = AP přebírá po hráči { NAME($realm, case: "acc") }.
log-solo-result = { NAME($seat) }, výsledek hry: { $result ->
    [great] velké vítězství
    [full] vítězství
    [minor] malé vítězství
   *[defeat] porážka
}.
ask-entering_bot = Která říše vstoupí do hry jako AP?
no-bot-power = Moc AP nestačí.
