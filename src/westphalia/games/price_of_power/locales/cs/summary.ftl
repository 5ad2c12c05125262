# Stav hry slovy

summary-status = { NAME($realm) }, věk { $age }, kolo { $round }. Věhlas { $prestige }, dukáty { $ducats }, správa { $adm }, diplomacie { $dip }, vojenství { $mil }, stabilita { $stability }, lidské zdroje { $available }.
summary-time = Čas
summary-age = Věk
summary-round = Kolo
summary-first = Začínající hráč
summary-emperor = Císař
summary-authority = Říšská moc
summary-realms = Říše
summary-realm = Říše
summary-prestige = Věhlas
summary-ducats = Dukáty
summary-interest = Úrok
summary-adm = Správa
summary-dip = Diplomacie
summary-mil = Vojenství
summary-stability = Stabilita
summary-religion = Státní náboženství
summary-ruler = Vládce
summary-interregnum = Interregnum
summary-advisors = Rádci
summary-base-tax = základní daň
summary-vassal-tax = daň od vazalů
summary-manpower = Lidské zdroje
summary-available = Dostupné lidské zdroje
summary-deployed = Nasazené lidské zdroje
summary-exhausted = Vyčerpané lidské zdroje
summary-cards = karty v ruce
summary-missions = mise v ruce
summary-cubes = kostky v zásobě
summary-allies = Spojenci
summary-marriages = Královské sňatky
summary-wars = nepřátelé
summary-projected = kdyby byl teď konec
summary-turn = v tomto kole
summary-events-taken = { $n ->
    [one] vyhodnocena událost
    [few] vyhodnoceny { $n } události
   *[other] vyhodnoceno { $n } událostí
}
summary-passed = pas ({ $n }.)
summary-colonists = Kolonisté
summary-merchants = Obchodníci
summary-merchants-used = { $n }, použito { $used }
summary-display = Karty s aktivací
summary-displayed = { NAME($card) }, použití: { $n }
summary-ill = Chatrné zdraví
summary-truces = Příměří
summary-events = Události
summary-event = Událost
summary-face-down = lícem dolů
summary-ideas = Myšlenky
summary-idea = Myšlenka
summary-researched = komu patří
summary-forces = Jednotky na mapě
summary-area = Oblast
summary-player = hráč
summary-troops = jednotky
summary-units = { $n } × { NAME($unit) }
summary-hand = Akční karty
summary-own-cards = Vaše karty
summary-where = kde
summary-map = Mapa
summary-provinces = Provincie
summary-held-by = ovládá
summary-beside = sousedé
summary-rebels = Vzbouřenci

# What a number is made of
part-small-towns = Malá města ({ $n })
part-large-towns = Velká města ({ $n })
part-vassals = Žetony vazala ({ $n })
part-manpower-tokens = Žetony lidských zdrojů
part-ideas = Myšlenky
part-authority = Říšská moc
summary-bot-power = Moc AP

win-objectives = Vítězství: klíčové provincie
win-crowns = Vítězství: Londýn a Paříž
win-above_bots = Malé vítězství: AP s menším věhlasem
win-electors = Plné vítězství: vedení v kurfiřtských oblastech, nebo císařský titul
win-base_tax = Vítězství: základní daň
win-emperor = Vítězství: císařský titul a říšská moc
win-purple = Vítězství: Konstantinopol a země kolem úžin
win-europe = Vítězství: Evropa bez osmanských měst
