# Co stránka říká o hře

game-about = Založte hlavní město, hospodařte a stavějte, zbrojte a vyplouvejte; dobuďte svět dříve než ostatní. Pro 2 až 6 hráčů.

group-war = Vojsko
group-sea = Moře
group-land = Země a expedice
group-talk = Diplomacie a agenti
group-turn = Tah

overlay-region = Kontinenty
overlay-buildings = Budovy
overlay-strength = Vojska

tip-colour = Barva zemí tohoto hráče.
tip-gold = Zlato k utracení.
tip-income = Zlato, které přibude každé kolo.
tip-upkeep = Kolik zlata stojí každý tah přístavy, cesty, tábory otroků a jednotky nad limit.
tip-food = Kolik je jídla a kolik je třeba; kdo ho nemá dost, přijde o vojáky.
tip-provinces = Vlastněné provincie.
tip-soldiers = Síla všech vojsk.
tip-capital = Kdo přijde o hlavní město, je v nebezpečí.
tip-level = Úroveň rozvoje: čím vyšší, tím víc lze stavět a cvičit.
tip-spies = Špioni připravení k tajným akcím.
tip-war = S kým je tento hráč ve válce.
tip-points = Na konci rozhodují body, pokud nikdo nedobyl ostatní.

# U odpovědi: co stojí a co přináší
note-price = { $gold ->
    [one] { $gold } mince
    [few] { $gold } mince
   *[other] { $gold } mincí
}
note-famine = hladomor: jídlo { $supply }, potřeba { $need }
what-infantry = síla 1 vojáka, 2 body pohybu
what-cavalry = síla 3 vojáků, 3 body pohybu
what-artillery = síla 6 vojáků, 1 bod pohybu
what-farm = +1 mince, +1 porce jídla
what-granary = +2 porce jídla
what-manufactory = +2 mince
what-bunker = +10 v obraně
what-bunker_2 = +20 v obraně
what-upgrade_bunker = +20 v obraně
what-slave_camp = otroci; údržba 1
what-port = otevírá moře; údržba 1
what-road = pochody zdarma; vyžaduje údržbu
what-frigate = síla 1 vojáka, 2 body pohybu
what-corvette = síla 3 vojáků, 1 bod pohybu
what-cruiser = síla 6 vojáků, 1 bod pohybu
what-transport = uveze 5 vojáků, 2 body pohybu
what-landing_ship = 10 vojáků na kterékoli pobřeží
what-construction_ship = přístav na kterémkoli pobřeží
what-fishing_boat = +1 mince, +1 porce jídla
what-plunder = zdarma, 2 červené žetony; budovy zaniknou
what-agents = špion stojí 8 mincí
what-bribe = 3 mince za vzbouřence
name-no-plunder = Bez plenění
what-sabotage = příští příjem −6
what-incite = část vojáků se vzbouří
what-free_slaves = jeden otrok získá svobodu
what-burn_food = příští zásoba jídla −1
what-counterintelligence = ztěžuje karty proti tomuto hráči

# Počasí
weather-calm = Bez účinku.
weather-early_winter = Útočníci mají −4.
weather-bright_spell = Útočníci mají +4, farmy vynášejí o 1 minci víc, pochod je zdarma.
weather-hard_frost = Pozemní jednotky mají o 1 bod pohybu víc, pochod je zdarma.
weather-gale = Žádné zámořské expedice, budovy jsou o 3 mince dražší, pochod stojí dvojnásobek.
weather-severe_winter = Útočníci mají −8, farmy a manufaktury vynášejí o 1 minci méně, farmy nedávají jídlo, pochod je zdarma.
weather-left = { $rounds ->
    [one] Toto je poslední kolo.
    [few] Potrvá { $rounds } kola včetně tohoto.
   *[other] Potrvá { $rounds } kol včetně tohoto.
}

# Co je v provincii
mark-exploring = expedice, návrat v kole { $round }
mark-explored = prozkoumaná

# Listiny: nabídky, mír, smlouvy
paper-between = { NAME($seat) } → { NAME($other, case: "the") }
paper-gives = { NAME($seat) } dává
paper-cedes = { NAME($seat) } postupuje
paper-returns = { NAME($seat) } vrací
paper-unlisted = Zatím nerozhodnuto
paper-frees = { NAME($seat) } osvobozuje otroky:
paper-goods = { COUNT($n, $goods) }
paper-empty = Zatím se nic neslibuje.
paper-contract = Smlouva č. { $number }
paper-parties = Strany
paper-signed = Podepsali
paper-until = Do kola
paper-guarantor = Garant
paper-guarantee = Při porušení
page-round = { $last ->
    [0] Kolo { $number }
   *[other] Kolo { $number } / { $last }
}
