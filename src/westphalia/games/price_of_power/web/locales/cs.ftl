# Co stránka říká o hře

page-headline = Věk { $age } · Kolo { $round } { $last ->
    [few] ze
    [7] ze
   *[other] z
} { $last } · { $phase }
phase-0 = Počáteční karty
phase-1 = Odhalení a dobrání karet
phase-2 = Akce
phase-3 = Mír a vzbouřenci
phase-4 = Příjmy a výdaje
phase-5 = Úklid
phase-6 = Konec věku
phase-7 = Závěrečné bodování
phase-8 = Konec

group-cards = Události a karty
group-generic = Běžné
group-administrative = Správní
group-diplomatic = Diplomatické
group-military = Vojenské
group-office = Úřady
group-minor = Vedlejší akce
group-turn = Tah

overlay-owner = Vlastník
overlay-religion = Náboženství
overlay-trade = Obchod
overlay-unrest = Nepokoje
overlay-influence = Vliv
overlay-claims = Nároky
overlay-hre = SIR

fact-yes = ano
fact-area = Oblast
fact-areas = Oblasti
fact-provinces = Provincie
fact-out-of-play = V tomto scénáři mimo hru
fact-owner = Vlastník
fact-vacant = zatím bez vlastníka
fact-vassal-of = Vládnoucí říše
fact-allies = Spojenci
fact-wars = Nepřátelé
fact-occupied = Obsazuje
fact-rebels = Vzbouřenci
fact-tax = Daňová hodnota
fact-town = Město
fact-unrest = Nepokoje
fact-capital = Hlavní město říše
fact-port = Přístav
fact-gold = Zlato
fact-hre = Svatá říše římská
fact-territory = Území č.
fact-religion = Náboženství
fact-state-religion = Státní náboženství
fact-elector = Kurfiřtská oblast
fact-influence = Vliv
fact-imperial = Říšský vliv
fact-claims = Nároky
fact-claim = nárok
fact-core = domovina
fact-armies = Jednotky
fact-levies = Při napadení postaví
tiding-capital = Padlo hlavní město.
fact-marks = Žetony
fact-crusade = Křížová výprava
fact-plague = Mor
fact-battleground = Bojiště
fact-fleets = Loďstva
fact-light-ships = Lehké lodě
fact-slots = Pole ochrany obchodu
fact-protection = Ochrana obchodu
fact-nodes = Centra obchodu
fact-node = Centrum obchodu
fact-ports = Přístavy
fact-merchants = Obchodníci
fact-seas = Námořní zóny
fact-pirates = Piráti
fact-expanded = Rozšířený obchod
port-port = přístav
port-large = velký přístav
port-island = ostrovní přístav
port-inactive = přístav dosud neaktivní
town-1 = malé
town-2 = velké
town-3 = dvě malá
town-4 = žeton
town-5 = malé a žeton
town-6 = dva žetony

mat-realm = Vaše říše
mat-hand = Ruka
mat-events = Události
mat-ideas = Myšlenky
mat-aims = Cíle
mat-offices = Kurie a SIR
mat-realms = Ostatní říše

block-standing = Postavení
block-stability = Stabilita
block-power = Panovnická moc
block-treasury = Pokladna
block-towns = Města a vazalové
block-manpower = Lidské zdroje
block-court = Dvůr
block-forces = Vojska a loďstvo
block-ties = Diplomacie
block-bot = AP
block-bot-charts = Cíle
block-cards = Karty a myšlenky
block-mission = Mise
block-missions-done = Splněné mise
block-milestone = Mezníky
block-struggle = Mocenské zápasy
block-curia = Kurie
block-empire = Svatá říše římská
block-decks = Balíčky

count-bot-power = Dostupná moc AP
count-bot-spent = Utracená moc AP
count-bot-focus = Zaměření tohoto kola
count-bot-deck = Karty v balíčku
count-bot-used = Karty vedle balíčku
bot-mark = AP
bot-chart-military = Vojenské schéma
bot-chart-diplomatic = Diplomatické schéma
bot-why = { $why ->
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
}
bot-focus = { $focus ->
    [expansion] Objevování
    [politics] Politika
    [war] Válka
    [economy] Ekonomika
   *[none] žádné
}
count-cubes = Kostky v zásobě
count-interest = Úroky
count-small-towns = Malá města
count-large-towns = Velká města
count-vassals = Žetony vazala
count-available = Dostupné
count-deployed = Nasazené
count-exhausted = Vyčerpané
count-advisor = Rádce
count-ill = chatrné zdraví
count-fleet = Loďstvo
count-truces = Příměří
count-cb = Casus belli
count-controller = Strážce papežské kurie
count-roma = Řím
count-excommunicated = Exkomunikace
count-imperial-manpower = Říšské lidské zdroje
none-deployed = Na mapě nic není.
none-army = zatím není na mapě: nové vojsko
none-fleet = zatím není na mapě
none-hand = Nemáte v ruce žádné karty.
none-empire = Svatá říše římská zanikla.
lead-events = Každý hráč si v kole vezme jednu událost i s dukáty na ní. V balíčku tohoto věku { $n ->
    [one] zbývá { $n } karta
    [few] zbývají { $n } karty
   *[other] zbývá { $n } karet
}.

tip-standing = O vítězství rozhoduje věhlas; kostky slouží jako vliv i k jiným účelům.
tip-prestige = Vítězí, kdo má na konci nejvíc věhlasu.
tip-religion = Vaše státní náboženství. V oblastech jiného náboženství mohou vznikat nepokoje.
tip-cubes = Kostky slouží jako vliv, kardinálové a ukazatele. Když dojdou, musíte některou odněkud vzít.
tip-stability = Od −3 do +3. Vysoká každé kolo přináší dukáty, klid a panovnickou moc; nízká o ně připravuje.
tip-power = Kostky tří druhů, jimiž platíte za akce; nejvýš 10 od každého.
tip-adm = Správa: stabilita, náboženská konverze, kolonie, myšlenky.
tip-dip = Diplomacie: vliv, spojenectví, nároky, obchod.
tip-mil = Vojenství: verbování, přesuny, obléhání, potlačení nepokojů.
tip-treasury = Vaše peníze a dluhy.
tip-ducats = Dukáty v pokladně.
tip-interest = Žeton úroku za každý úvěr: 1 dukát za kolo, dokud jej nesplatíte.
tip-towns = Města stojí ve vašich provinciích, žetony vazala v provinciích vazalů.
tip-small-towns = Malé město přináší 1 dukát daně, dvě malá města 1 jednotku lidských zdrojů.
tip-large-towns = Velké město přináší 2 dukáty daně a 1 jednotku lidských zdrojů.
tip-vassals = Dva žetony vazala přinášejí 1 dukát daně a 1 jednotku lidských zdrojů.
tip-manpower = Kde jsou muži vaší říše.
tip-available = Připravené k verbování.
tip-deployed = Pravidelné jednotky na mapě.
tip-exhausted = Padlí v bitvách; vracejí se doplněním lidských zdrojů a při úklidu.
tip-manpower-value = Kolik mužů může vaše říše celkem mít.
tip-court = Vládce a rádci dávají každé kolo panovnickou moc.
tip-ruler = Tři schopnosti vládce udávají, kolik panovnické moci každé kolo získáte.
tip-advisor = Rádce zvyšuje jeden druh panovnické moci.
tip-ill = Jeden žeton chatrného zdraví; s druhým postava zemře.
tip-person = Schopnosti dávají každé kolo panovnickou moc, kostkami se hází v bitvě, znak říká, který symbol smrti postav tuto postavu ohrožuje.
tip-character = Místo akce vám karta může dát tuto postavu.
tip-mortality = Když událost ukáže tento symbol, postava dostane žeton chatrného zdraví; druhý znamená smrt.
tip-dice = Kostky přidané v bitvách, kterým tato postava velí.
tip-forces = Až tři vojska a loďstvo.
tip-ties = Co vás pojí s jinými říšemi.
tip-alliance = Spojence lze povolat do zbraně.
tip-marriage = Královský sňatek se počítá jako 1 kostka vlivu a otevírá cestu k podrobení; válka s partnerem stojí stabilitu.
tip-war = Jste s nimi ve válce.
tip-truce = Zatím jim nemůžete vyhlásit válku.
tip-cb = Casus belli: důvod k válce.
tip-merchants = Obchodníci v centru obchodu vydělávají dukáty akcí obchodu.
tip-bot = Co má AP místo panovnické moci, karet v ruce a dvora. Ve svém tahu otočí až tři karty svého balíčku (PB-3).
tip-bot-charts = Proti komu se AP obrací a o koho se uchází: kostka určí řádek, rozhoduje první platné místo. V závorce je říše, o kterou teď jde; přeškrtnuté je to, co teď není možné (PB-4).
tip-cards = Co je veřejně známo o kartách tohoto hráče.
tip-idea = Kdo si ji osvojí, získá věhlas a trvalou výhodu; stejnou myšlenku může mít víc hráčů.
tip-mission = Jen vaše. Její splnění přinese věhlas a odměnu.
tip-missions-done = Splněné mise a kdo je splnil.
tip-controller = Kdo má nejvíc kardinálů (při shodě ten nejvíc vlevo); provádí papežské akce.
tip-milestone = Pro všechny: první, druhý a třetí, kdo jej splní, získá tolik věhlasu.
tip-struggle = Aktivuje ho událost; na konci toho kola se boduje u všech hráčů.
tip-trade-card = Karta obchodu říká, která centra platí a kolik.
tip-curia = Kardinálové katolických říší. Kdo jich má nejvíc, je strážcem papežské kurie.
tip-roma = Kardinál toho, kdo ovládá Řím.
tip-crusade = Sem je vyhlášena křížová výprava proti islámským říším. Výsledek se posoudí na konci kola; neuposlechne-li nikdo, ztrácí strážce papežské kurie 2 body věhlasu.
tip-excommunicated = Každý katolický hráč má proti této říši casus belli do konce kola.
tip-empire = Císař brání provincie SIR a těží z říšské moci.
tip-emperor = Volbou může titul přejít na jinou říši; volí se, když císař ztratí vládce.
tip-imperial-manpower = Muži, kteří brání SIR.
tip-decks = Karty, které zbývají v balíčcích.
tip-event-deck = Až dojde, věk skončí.
tip-event-ducats = Dukáty pro toho, kdo si událost vezme.

deck-trade = Obchod
deck-events = Události věku { $age }
cost-adm = správa
cost-dip = diplomacie
cost-mil = vojenství
cost-ducats = duk.
kind-action = Akce
kind-display = S aktivací
kind-battle_action = Bitevní akce
kind-reaction = Reakce
kind-covert = tajná
card-charges = Použití: { $n }
card-age = Věk { $age }
card-prestige = Věhlas { $n }
card-immediate = Ihned
struggle-active = Aktivní: boduje se na konci tohoto kola
struggle-next = Aktivuje se jako další
card-ruler-now = Váš nynější vládce
card-given-up = Místo karty „{ $card }“
role-ruler = Vládce
role-general = generál
role-admiral = admirál
card-reward = Odměna
card-income = Příjem { $low }, s rozšířeným obchodem { $high }
price-ducats = { $n } { $n ->
    [one] dukát
    [few] dukáty
   *[other] dukátů
}
price-mil = { $n } { $n ->
    [one] kostka
    [few] kostky
   *[other] kostek
} vojenství
price-dip = { $n } { $n ->
    [one] kostka
    [few] kostky
   *[other] kostek
} diplomacie
die-infantry = pěchota
die-cavalry = jízda
die-artillery = dělostřelectvo
die-any = libovolná
category-expansion = Objevování
category-politics = Politika
category-war = Válka
category-economy = Ekonomika
symbol-unrest = Nepokoje
symbol-attrition = Ztenčení stavu
symbol-pirates = Piráti
symbol-lost_at_sea = Ztraceni na moři
symbol-native_uprising = Povstání domorodců
symbol-vassal_betrayal = Zrada vazalů
symbol-power_struggle = Mocenský zápas
symbol-cardinal_death = Smrt kardinála
symbol-religious_spread = Šíření náboženských myšlenek
symbol-revolution_spread = Šíření revoluce
symbol-dnpr_expansion = Expanze říše ({ $colour })
symbol-mortality_1 = Smrt postav ■
symbol-mortality_2 = Smrt postav ●
symbol-mortality_3 = Smrt postav ✚
symbol-mortality_4 = Smrt postav ▲

fact-free = volné
tip-authority = Říšská moc od 0 do 6: čím vyšší, tím víc císař získává.
tip-army = Kde vojsko stojí, jeho jednotky a kdo mu velí.
tip-fleet = Kde loďstvo kotví, jeho lodě a admirál.
tip-hand = Počet karet v ruce; které to jsou, je tajné.
tip-charges = Kolikrát lze kartu ještě použít.
tip-cardinal = Kardinál
tip-cardinal-free = Volné pole pro kardinála.
tip-hre-religion = Náboženství SIR.
tip-cost-adm = Cena v kostkách správy.
tip-cost-dip = Cena v kostkách diplomacie.
tip-cost-mil = Cena v kostkách vojenství.
tip-cost-ducats = Cena v dukátech.
tip-price = Základní cena: { $price }.
tip-skill-adm = Správa získaná každé kolo.
tip-skill-dip = Diplomacie získaná každé kolo.
tip-skill-mil = Vojenství získané každé kolo.
tip-hire = Kolik tato postava stojí.
tip-action-card = Akční karta: zahrajte ji a proveďte její text, nebo jmenujte postavu dole.
tip-event-ruler = Vládce, kterého tato událost přináší: dostane ho hráč této říše, ať kartu vezme kdokoli.
tip-event = Událost: kdo si ji vezme, zvolí jednu z možností; symboly dole se týkají všech.
tip-symbol-unrest = Kde jsou nepokoje, hází se kostkami vzbouřenců.
tip-symbol-attrition = Jednotek v poli ubývá hladem a nemocemi.
tip-symbol-pirates = V centrech obchodu se objeví piráti.
tip-symbol-native_uprising = Domorodci povstanou proti koloniím.
tip-symbol-dnpr_expansion = Říše této barvy zabírá provincii.
tip-symbol-mortality = Postavy s tímto znakem onemocní; kdo už stůně, zemře.
tip-symbol-cardinal_death = Zemře jeden z kardinálů kurie.
tip-symbol-religious_spread = Náboženství se rozšíří do sousední oblasti.
tip-symbol-power_struggle = Začne mocenský zápas; boduje se na konci kola.
tip-symbol-power_struggle_faded = Může začít mocenský zápas.
tip-symbol-lost_at_sea = Lodě daleko od domova se ztratí.
tip-symbol-revolution_spread = Revoluce se šíří.
tip-symbol-vassal_betrayal = Vazalové mohou zradit.
tip-realm = Říše tohoto hráče.
tip-advisors = Rádci přidávají panovnickou moc a platí se jim každé kolo.
tip-base-tax = Dukáty z měst každé kolo.
tip-vassal-tax = Dukáty od vazalů každé kolo.
tip-missions = Tajné cíle za věhlas.
tip-allies = Spojence lze povolat do zbraně.
tip-marriages = Královské sňatky se počítají jako vliv; válka s partnerem stojí stabilitu.
tip-wars = Říše, s nimiž tento hráč válčí.

choice-place_claim = Nárok
choice-pay = Zaplatit
choice-research = Osvojit si myšlenku
choice-draw_cards = Dobrat si karty
choice-action-call_crusade = Vyhlášení křížové výpravy
choice-action-forge_alliance = Uzavření spojenectví
choice-action-activate_units = Aktivace jednotek
choice-action-recruit_units = Verbování jednotek
choice-action-explore = Objevování
choice-action-trade = Obchod
choice-action-declare_war = Vyhlášení války
choice-declare_war = Vyhlásit válku
choice-exhaust_manpower = Vyčerpat lidské zdroje
choice-add_unrest = Nepokoje
choice-remove_unrest = Odstranit nepokoje
choice-remove_rebels = Odstranit vzbouřence
choice-power-adm = správa
choice-power-dip = diplomacie
choice-power-mil = vojenství
choice-gain_alliance = Spojenectví
choice-offer = Nabídnout spojenectví
choice-place_influence = Vliv
choice-develop_town = Velké město
choice-manpower_token = +1 k lidským zdrojům
choice-stability = Stabilita
choice-prestige = Věhlas
choice-ducats = Dukáty
choice-interest = Žeton úroku
choice-ill_health-ruler = Chatrné zdraví
choice-disputed_succession = Sporné nástupnictví
choice-place_vassal = Vazalové
choice-place_cb_token = Casus belli
choice-merchant = Obchodník
choice-swap_piece = Vazalové místo měst
choice-gain_ships = Lodě
choice-gain_units = Jednotky
choice-gain_cardinal = Kardinál
choice-play_card = Zahrát kartu
choice-install_ruler = Odchází vládce
choice-discard_character-advisor = Odchází rádce
choice-discard_character-general = Odchází generál

struggle-areas = Za každé bojiště: 1 bod věhlasu za každý bod daňové hodnoty provincií, které ovládáte, polovina za vazaly, +1, není-li tam jiný hráč, +1 za spojenectví nebo sňatek s říší, která tam má hlavní město.
struggle-standing = Bojiště nyní

battle-at = Bitva: { $place }
battle-round = Kolo { $n }
battle-leader = Vůdce
battle-dice = Kostky
battle-imperial = Říšské jednotky
roll-attacker = Útočník
roll-defender = Obránce
face-0 = pěchota
face-1 = posílená pěchota
face-2 = jízda
face-3 = dělostřelectvo
face-4 = prázdná
roll-die = Kostka ({ $die }): { $face } – { $hits ->
    [0] bez zásahu
    [1] zásah
    [few] { $hits } zásahy
   *[other] { $hits } zásahů
}
roll-face = { $face }{ $hits ->
    [0] {""}
    [1] {" "}(zásah)
    [few] {" "}({ $hits } zásahy)
   *[other] {" "}({ $hits } zásahů)
}
roll-sure = { $n ->
    [one] { $n } automatický zásah těžkých lodí
    [few] { $n } automatické zásahy těžkých lodí
   *[other] { $n } automatických zásahů těžkých lodí
}
roll-hits = { $n ->
    [one] { $n } zásah
    [few] { $n } zásahy
   *[other] { $n } zásahů
}

war-held = Obsazeno ({ NAME($seat, case: "the") })
war-units = Pozemní jednotky
term-enforce = Zvítězili jste: zvolíte podmínku, která tuto válku ukončí.
term-negotiate = Sepíšete smlouvu společně; platí, jen když ji obě strany potvrdí.
term-white_peace = Všechny obsazené provincie se vracejí; každý zúčastněný hráč ztrácí 1 bod věhlasu.
term-offer_white_peace = Souhlasí-li druhá strana, všechny obsazené provincie se vracejí a každý zúčastněný hráč ztrácí 1 bod věhlasu.
term-accept = Všechny obsazené provincie se vracejí; každý zúčastněný hráč ztrácí 1 bod věhlasu.
term-refuse = Válka pokračuje.
term-surrender = Ztratíte 2 body věhlasu a vítěz 2 získá; pak musí válku ihned ukončit podmínkou nebo smlouvou.
term-keep_board = Anektujete obsazené provincie, nebo jednotlivé vrátíte za dukáty, vyměníte či osvobodíte. Hlavní město se vrací za dukáty.
term-treaty-keep_board = Provincie zůstávají tomu, kdo je obsadil, kromě těch, které smlouva vrací nebo osvobozuje. Hlavní město se vrací za dukáty.
term-humiliate = Všechny obsazené provincie se vracejí. Vítěz získává věhlas: dvojnásobek daňové hodnoty provincií vrácených hráči, nejvýše 10; druhá strana stejně tolik ztrácí.
term-vassalize = Říše se stane vaším vazalem; umístíte tam 2 kostky vlivu.
term-convert = Všechny obsazené provincie se vracejí. Poražený přijímá náboženství vítěze: vítěz získává 3 body věhlasu a umísťuje 2 kostky vlivu; obrácený hráč ztrácí 5 bodů věhlasu a 4 kostky vlivu.
term-succession = Všechny obsazené provincie se vracejí; soupeři tam ztrácejí sňatky a spojenectví. Vítěz získává věhlas, vliv nebo volbu nového vládce a může uzavřít spojenectví.
term-full_annexation = Celá říše se stane vaší i se svými vazaly.

bundle-treaty = Smlouva
bundle-talk = Dohoda
bundle-victor = Vítěz: { NAME($seat, case: "the") }
bundle-back = { NAME($province) }: provincie se vrací vlastníkovi
bundle-freed = { NAME($province) }: provincie je osvobozena
bundle-stays = { NAME($province) }: provincii si { AGREE($seat) ->
        [plural] nechávají
       *[other] nechává
    } { NAME($seat, case: "the") }
bundle-pays = { NAME($seat) } platí { $n ->
    [one] { $n } dukát
    [few] { $n } dukáty
   *[other] { $n } dukátů
}
bundle-cut = { NAME($seat) } { AGREE($seat) ->
    [plural] ukončují
   *[other] ukončuje
} spojenectví { NAME($realm, case: "with") }
bundle-cut-claim = { NAME($seat) } se { AGREE($seat) ->
    [plural] vzdávají
   *[other] vzdává
} nároku na oblast { NAME($area) }
bundle-cut-influence = { NAME($seat) } { AGREE($seat) ->
    [plural] vracejí
   *[other] vrací
} 1 kostku vlivu { NAME($area, case: "from") }
bundle-sale = { NAME($seat) } { AGREE($seat) ->
    [plural] prodávají
   *[other] prodává
} provincii { NAME($province) } za { $n ->
    [one] { $n } dukát
    [few] { $n } dukáty
   *[other] { $n } dukátů
}

done-reorganise = Beze změny
done-reorganise_fleet = Beze změny
done-call_to_arms = Nikoho nepovolat
done-keep_card = Ostatní odhodit
done-mission_step = Nechat, jak je
done-exchange_card = Ostatní ponechat
done-discard_card = Ostatní ponechat
done-war_target = Nikomu dalšímu
done-recruit_what = Ukončit verbování
done-hire_for_march = Nikoho nenajmout
done-claim_discard = Ostatní ponechat
done-siege_unit = Dost jednotek
done-siege_target = Dost provincií
done-remaining_war = Bojovat dál
done-keep_province = Ostatní ponechat
done-reduce_costs = Pokračovat
war-emperor = Císař jí přijde na pomoc.

why-pp-4-3-1 = nevyužitý casus belli
why-pp-4-3-7 = nezajištěné sporné nástupnictví
why-pp-4-3-8 = obsazená vlastní města
why-pp-4-3-9 = interregnum
why-pp-4-4-7 = říšská moc nebo myšlenka
why-pp-4-6-5 = královské sňatky na konci věku
why-pp-7-4-10 = bankrot
why-pp-9-1-5 = válka bez casus belli
why-pp-9-1-6 = válka s partnerem ve sňatku
why-pp-10-1-3 = spravedlivý mír
why-pp-10-2-9 = kapitulace
why-pp-10-5-4 = spravedlivý mír
why-pp-10-5-18 = ponížení
why-pp-10-5-26 = nucená náboženská konverze
why-pp-10-5-31 = zajištění požadovaného nástupnictví
why-pp-10-5-36 = anektovaný spojenec
why-pp-11-2-7 = válka s partnerem ve sňatku
why-pp-11-3-23 = odmítnuté volání do zbraně
why-pp-11-3-33 = opuštěný spojenec
why-pp-19-2-3 = nezpochybnitelný strážce papežské kurie
why-pp-19-3-4 = exkomunikace
why-pp-19-3-8 = vyhlášení křížové výpravy
why-pp-19-3-10 = křížová výprava

count-crusaders = Křižáci
tip-crusaders = Hráči, kteří podporují křížovou výpravu. Na konci kola získají 2 body věhlasu, mají-li tam jednotku a žádná islámská říše tam nevlastní provincii; jinak 2 ztratí.
count-defending = Brání SIR
tip-defending = Císař vede válku za SIR a mluví za říšské poddané.
block-discard = Odhozené karty: { NAME($deck) }
block-trade-discard = Odhozené karty: obchod
tip-discard = Pět horních karet odhazovacího balíčku, od naposledy odhozené.
tip-projected = Věhlas včetně závěrečného bodování, kdyby hra skončila teď.
tip-turn = Co hráč v tomto kole udělal.
cardinal-of = Kardinál: { $name } (pole { $n })
