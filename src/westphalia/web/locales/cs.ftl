# Co říká sama stránka

motto = Velké historické hry u jednoho stolu.
loading = Okamžik…
page-menu = Stránka
rulebook = Pravidla
settings = Nastavení
language = Jazyk
setting-patterns = Šrafování barev
setting-help = Vysvětlovat každé rozhodnutí
setting-theme = Vzhled
theme-auto = podle systému
theme-light = den
theme-dark = večer
to-start = Na úvodní stránku
close = Zavřít

play-bots = { $n ->
    [one] Hrát proti botovi
    [few] Hrát proti { $n } botům
   *[other] Hrát proti { $n } botům
}
opponents = Soupeři
play-friends = Hrát s přáteli nebo ve více lidech u jedné obrazovky
my-tables = Vaše stoly
table-round = Kolo { $n }
public-tables = Veřejné stoly
your-move = Jste na tahu
others-move = Ostatní přemýšlejí
game-over = Hra skončila

new-table = Nový stůl
scenario = Scénář
players = Hráči
seat-number = Místo { $n }
seat-me = někdo u této obrazovky
seat-friend = přítel s odkazem
seat-bot = Bot ({ $name })
seat-open = volné místo
seat-away = { $name } (pryč)
bot-about-random = zahraje kterýkoli povolený tah. Hodí se na rozkoukání, soupeř to není.
bot-about-novice = uvažuje jako správce, ale každé čtvrté rozhodnutí mu nevyjde.
bot-about-steward = rozumný soupeř, který odpovídá hned.
bot-about-strategist = nejprve v pomyslných hrách vyzkouší, co by udělal správce; nad rozhodnutím chvíli přemýšlí.
seat-bot-style = Bot ({ $name }, { $style })
level-master = Velký stratég
bot-about-master = uvažuje jako stratég, ale nad rozhodnutím stráví tři sekundy. Nejsilnější soupeř.
bot-style = Styl bota: { $name }
style-none = vyvážený
style-trader = kupec
style-conqueror = dobyvatel
style-diplomat = diplomat
style-guardian = strážce
style-settler = osadník
style-about-trader = nejprve investuje a vyhýbá se válkám, které se nevyplatí.
style-about-conqueror = brzy zbrojí a útočí i s menší nadějí na úspěch.
style-about-diplomat = dává přednost spojencům a vlivu před územím.
style-about-guardian = drží, co má, a válkám se raději vyhýbá.
style-about-settler = především zabírá volnou půdu a stará se, aby na ní bylo co jíst.
hot-seat-hint = Více lidí u této obrazovky: mezi jejich tahy padá opona.
visibility = Kdo se smí dívat
visibility-link = každý, kdo má odkaz
visibility-public = všichni
visibility-private = nikdo další
pace = Tempo
pace-live = všichni u stolu
open-table = Otevřít stůl
send-links = Pošlete každému příteli odkaz; drží mu místo.
to-table = Ke stolu

table-lost = Tento stůl nelze otevřít.
reconnecting = Spojení se přerušilo, zkouším znovu…
kept-answer = vaše odpověď
kept-waits = Bez spojení: odpověď „{ $answer }“ uchováme a odešleme, jakmile se spojení obnoví.
kept-drop = Neodesílat
kept-sent = Spojení se obnovilo a odpověď byla odeslána.
kept-not-taken = Spojení se obnovilo, ale u stolu se mezitím hrálo dál: vaše odpověď nebyla přijata.
map = Mapa
zoom-in = Blíž
zoom-out = Dál
zoom-fit = Celá mapa
panels = Panely
tab-log = Záznam
tab-seats = Hráči
tab-words = Popis
tab-chat = Chat
decision = Rozhodnutí
aside = Mezitím můžete…
waiting-for = Na tahu: { $names }
waits-since = už { $time }
waits-left = zbývá { $time }
waits-late = čas vypršel
looking-back = Díváte se na dřívější stav hry.
back-to-now = Zpět do přítomnosti
history = Průběh hry
undo = Vzít zpět
confirm = Potvrdit
less = Méně
more = Více
amount = Množství
own-words = Vlastními slovy, nejvýše { $length } { $length ->
    [one] znak
    [few] znaky
   *[other] znaků
}
why-not = { $n ->
    [one] Jedna věc není možná: proč?
    [few] { $n } věci nejsou možné: proč?
   *[other] { $n } věcí není možných: proč?
}
rule = Pravidlo { $id }
you = vy
decides = na tahu
sit-here = Dívat se z tohoto místa
log-filter = Hráč
log-everybody = Všichni
log-empty = Zatím se nic nestalo.
log-earlier = { $n ->
    [one] Ještě { $n } dřívější řádek
    [few] Ještě { $n } dřívější řádky
   *[other] Ještě { $n } dřívějších řádků
}
chat-empty = Zatím nikdo nic nenapsal.
chat-say = Napište něco
chat-send = Poslat
curtain = Rozhodnutí: { $name }
curtain-others = Ostatní ať se prosím nedívají.
curtain-open = To jsem já: { $name }
points = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
record = Stáhnout záznam
see-board = Prohlédnout si plán
vote-open = { $name } se ptá: { $what } (pro: { $yes } { $needed ->
    [few] ze
    [6] ze
    [7] ze
   *[other] z
} { $needed })
vote-open-late = Vypršel čas ({ $seat }): { $what } (pro: { $yes } { $needed ->
    [few] ze
    [6] ze
    [7] ze
   *[other] z
} { $needed })
vote-takeback = vzít zpět poslední odpověď?
vote-pause = pozastavit hru?
vote-resume = pokračovat ve hře?
vote-extend = přidat čas?
vote-end = ukončit hru teď?
vote-bot = přenechat místo nepřítomného hráče botovi?
vote-unseat = uvolnit místo bota pro někoho jiného?
vote-yes = Souhlasím
vote-no = Nesouhlasím
search = Hledat
search-nothing = Nic se nenašlo.
# words of every question, passed over in a search; then families of stems that stand for one another
search-skip = jak co kde kdy kdo který která které se si já vy můžu mohu smím lze to v ve na do z ze o a je jsou mám dělat udělat
search-alike = vyhr vítěz zvítěz cíl | prohr vyřaz poráž | jídl nasyt hlad farm sýpk | peníz zlat dukát příjem daň daně zdan | boj bitv útok válk | koup verbov mobiliz | člun kutr lod loď plav moř flot | začát začín příprav první | bod věhlas vliv | spojen koalic přátel | mír smlouv příměř | vzpour vzbouř nepokoj | nábožen víra víry konver
contents = Obsah
tab-office = Stůl
your-chair = Vaše místo
chair-to-bot = Přenechat místo botovi
chair-back = Vzít si místo zpět
chair-kept = Zastupuje vás bot, protože vám vypršel čas.
resign = Vzdát se
resign-sure = Opustit hru nadobro
proposals = Návrhy stolu
propose-takeback = Vzít zpět mou poslední odpověď
propose-pause = Pozastavit hru
propose-resume = Pokračovat ve hře
propose-extend = Přidat čas
propose-end = Ukončit hru teď
fair-dice = Poctivé kostky
note = Vaše poznámky
seat-kept = { $name } (nepřítomnost, zastupuje bot)
seat-vacation = { $name } (dovolená do { $date })
seat-left = { $name } (hraje bot)
choose = Vybrat: { $name }

# Stůl: otázka, místa, historie, mapa

answers-below = { $n ->
    [one] Níže je ještě jedna odpověď
    [few] Níže jsou ještě { $n } odpovědi
   *[other] Níže je ještě { $n } odpovědí
}
undo-key = Vzít zpět (U)
steps = Dosavadní volba
confirm-boundary = – to už nepůjde vzít zpět.
confirm-go = Pokračovat
confirm-not = Ještě ne
options-search = Hledat mezi možnostmi ({ $n })
amount-bounds = od { $least } do { $most }
odds-win = Šance na vítězství:
presence-online = u stolu
presence-away = pryč
presence-bot = hraje bot
seat-more = Více: { $name }
history-back = O tah zpět (,)
history-on = O tah vpřed (.)
film = Co se dělo
film-skip = Přeskočit
film-watch = Ukázat na mapě
film-game = Přehrát hru
history-play = Přehrát odtud (P)
history-pause = Pozastavit
history-speed = Rychlost
history-turns = Hráč
history-rounds = Kolo
history-turns-back = K předchozímu hráči na tahu ([)
history-turns-on = K dalšímu hráči na tahu (])
history-rounds-back = K předchozímu kolu (Shift+[)
history-rounds-on = K dalšímu kolu (Shift+])
keepsakes = Obrázek a film
keepsakes-about = Vzniknou ve vašem prohlížeči z toho, co smíte vidět.
keepsake-png = Obrázek (PNG)
keepsake-svg = Obrázek (SVG)
keepsake-film = Film (WebM)
keepsake-stop = Zastavit
keepsake-failed = Nepovedlo se: tento prohlížeč to neumí.
looking-at-move = Tah { $at } / { $last }
what-if-bots = Proti botům
what-if-alone = Za všechny
what-if-of = Co kdyby… (od tahu { $at })
digest = Od poslední návštěvy
digest-close = Přečteno
digest-all = Vše, co se stalo ({ $n })
chronicle = Mezitím:
overlays = Barvy mapy
overlay-owner = Vlastníci
overlay-region = Oblasti
minimap = Přejít tam
neighbours = Sousedé
places = Místa
mats = Před vámi

## Úvodní stránka, nové stoly, účet

problem-offline = Server není dostupný.
problem-form = Ve formuláři něco chybí nebo je příliš dlouhé.
setting-ask-before-dice = Ptát se před krokem, který nelze vzít zpět
setting-answer-alone = Odpovídat za mě, když není z čeho vybírat
only-answer = Není z čeho vybírat: odpoví se za vás.
account = Účet
account-of = Váš účet: { $name }
account-none = Zaregistrovat se nebo přihlásit
account-guest = Hrajete bez účtu, pod jménem { $name }. Tento prohlížeč si vás pamatuje; s účtem budete mít svá místa i na jiných zařízeních. Rozehrané hry vám zůstanou.
account-known = Jste přihlášeni jako { $name }.
register = Zaregistrovat se
register-about = Jméno a heslo o nejméně osmi znacích; nic víc.
log-in = Přihlásit se
log-in-about = Místa, která držíte jako host, přejdou na účet.
log-out = Odhlásit se
name = Jméno
password = Heslo
rename = Jak vám mají ostatní říkat
rename-do = Změnit
renamed = Teď se jmenujete { $name }.

courier = Až budete na tahu
courier-about = Hraje-li se mnoho dní, dáme vám vědět, když stůl čeká na vás: jednou za tah a s tím, co se mezitím stalo.
courier-other-ways = Další způsoby: webhook, e-mail, kanál
courier-push = Zařízení
push-begin = Upozorňovat na tomto zařízení
push-is-on = Upozornění na tomto zařízení jsou zapnutá.
push-end = Už na tomto zařízení neupozorňovat
push-denied = Prohlížeč této stránce upozornění nedovoluje; změnit to lze v jeho nastavení.
push-no-extra = Tento server neumí posílat upozornění na zařízení: hostitel by musel nainstalovat „westphalia[notify]“. Ostatní způsoby fungují.
push-no-https = Upozornění na tomto zařízení vyžadují adresu, která začíná na https. Ostatní způsoby fungují.
push-no-browser = Tento prohlížeč odtud upozornění neukáže; na iPhonu musí být stránka na ploše. Ostatní způsoby fungují.
push-no-service = Služba prohlížeče pro upozornění není dostupná.
wishes-what = O čem
wishes-when = Kdy
wish-turn = Jsem na tahu
wish-attack = Někdo na mě útočí
wish-offer = Nabídka nebo smlouva pro mě
wish-talk = Zprávy v chatu
wish-time = Čas mi dochází nebo už vypršel
wish-over = Hra skončila
pace-of-once = Hned
pace-of-hour = Souhrnně, každou hodinu
pace-of-day = Souhrnně, jednou denně
wishes-hour = V kolik
wishes-quiet = Ne v noci
wishes-from = Od
wishes-to = Do
wishes-not-there = Ne, když sedím u stolu
wishes-here = Zprávy z tohoto stolu
wishes-own = Jiné nastavení pro tento stůl
call-me = Tato hra potrvá mnoho dní. Máme vám dát vědět, až budete na tahu?
call-me-more = Další způsoby
call-me-not = Ne, děkuji
courier-kind = Jak mi dát vědět
courier-webhook = Webhook
courier-mail = E-mail
courier-feed = Kanál
courier-webhook-address = Jeho adresa
courier-mail-address = Vaše adresa
courier-webhook-about = Discord, Slack nebo jakákoli adresa, která přijímá JSON.
courier-mail-about = Adresu potvrdíte odkazem, který tam pošleme.
courier-feed-about = Tajná adresa pro čtečku kanálů: stoly, které na vás čekají. Kdo ji zná, může kanál číst.
courier-feed-link = Adresa vašeho kanálu
courier-calendar-link = Adresa vašeho kalendáře
courier-add = Přidat
courier-end = Odebrat
courier-try = Vyzkoušet
courier-tried = Odesláno.
courier-confirm = E-mail je na cestě; otevřete odkaz, který v něm je.
courier-unconfirmed = Zatím nepotvrzeno: otevřete odkaz v e-mailu, který jsme poslali.
courier-error = Poslední zprávu se nepodařilo odeslat: { $why }
new-password = Jiné heslo
new-password-about = Kdo je jinde přihlášen starým heslem, bude odhlášen.
password-old = Současné heslo
password-new = Nové heslo
password-changed = Máte nové heslo.

public-tables-empty = Teď není žádný otevřený stůl.
records = Skončené hry
records-empty = Zatím nikdo nezveřejnil dohranou hru.
more-tables = Další ({ $n })
join = Posadit se
over = skončila
paused = pozastavena
under-way = probíhá
kind-what-if = co kdyby
kind-lesson = lekce
kind-record = záznam
what-if = Co kdyby…
what-if-about = Soukromý stůl, u kterého se od této chvíle hraje dál. Co zvolený hráč nevěděl, se rozdá znovu; původní hra zůstává, jak byla.
what-if-move = Po tahu
what-if-eyes = Očima hráče
what-if-truth = vševědoucí
what-if-open = Zkusit
ways = Další způsoby hry
way-invite = Hrát s přáteli
way-invite-about = Otevřete stůl, nechte volná místa a pošlete každému odkaz. Účet není třeba; místo může zatím držet bot.
way-host = Spustit hru na vlastním počítači
way-host-about = Přátelé ve stejné síti se mohou připojit k vašemu počítači: spusťte program takto a sdělte jim vypsanou adresu; místo 0.0.0.0 v ní má být jméno nebo číslo počítače.
way-record = Nahrát záznam
way-record-about = Hra uložená v souboru se přehraje a ověří i s kostkami; pak ji projdete tah za tahem.
upload = Vybrat soubor
verifying = Přehrávám znovu…
record-right = Záznam souhlasí: { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}, { $dice ->
    [one] { $dice } hod
    [few] { $dice } hody
   *[other] { $dice } hodů
} kostkou.
record-by-secret = Hody odpovídají tajnému klíči, jehož otisk byl zveřejněn předem.
record-as-told = Záznam neodhaluje tajný klíč: hody se berou, jak jsou zapsány.
replay = Projít hru

game = Hra
homemade = Kdo za koho hraje
homemade-group = Začátek
how-many = Kolik
preset-bots = já a boti
preset-friends = přátelé přes odkaz
preset-screen = všichni u této obrazovky
only-watch-hint = U tohoto stolu jen přihlížíte.
terms = Podmínky
pace-slow = po několik dní, každý hraje, kdy může
clock = Čas na rozhodnutí
away = Po jaké době se hráč považuje za nepřítomného
away-about = Pak mohou ostatní hrát dál bez ptaní, nikdy však, dokud tomuto hráči běží čas.
absent = Když vyprší čas
absent-answer = platí obvyklá odpověď
absent-bot = bot hraje, dokud se hráč nevrátí
absent-wait = stůl čeká
absent-vote = ostatní hned hlasují
absent-about-answer = Platí, dokud je hráč pryč; jakmile se vrátí, zase rozhoduje sám.
absent-about-bot = Hráč má místo zpět, jakmile otevře stůl. Když jsou pryč všichni, stůl čeká.
absent-about-wait = Nikdo za hráče nerozhodne, ať to trvá jakkoli dlouho.
absent-about-vote = Souhlasí-li ostatní, hraje do hráčova návratu bot.
clock-none = bez omezení
table-language = Jazyk stolu
options = Pravidla tohoto stolu
options-usual = Podle scénáře.
options-all = Všechny možnosti ({ $n })
options-other = Jiné
options-changed = změněno: { $n }
options-reset = Obnovit výchozí
option-reset = Obnovit výchozí: { $name }
value-on = ano
value-off = ne
table-open = Stůl je otevřen
send-watch = Kdo se chce jen dívat, dostane tento odkaz.
watchers = Pro přihlížející
copy = Kopírovat
copied = Zkopírováno

search-rules = Hledat v pravidlech: slovo nebo SC-8.5
rule-link = Adresa tohoto odstavce
mark-ruling = výklad
mark-ruling-about = Předloha to nechává otevřené; zde se hraje takto.
mark-bot = boti
mark-bot-about = Týká se botů z pravidel.
mark-advanced = pokročilé
mark-advanced-about = Pokročilé pravidlo; při zakládání stolu je lze vynechat.
mark-optional = volitelné
mark-optional-about = Volitelné pravidlo; při zakládání stolu je lze zvolit.
help-about = Oč tu jde?
help-stop = Už nevysvětlovat

chat-all = Všichni
chat-private-empty = Toto čtete jen vy dva.
chat-watcher = Kdo se jen dívá, do chatu nepíše.
notice-late-answer = Tomuto místu vypršel čas: odpovídá se za ně obvyklým způsobem.
notice-late-bot = Tomuto místu vypršel čas: dokud se hráč nevrátí, hraje bot.
notice-late-wait = Tomuto místu vypršel čas. Stůl čeká.
notice-late-vote = Tomuto místu vypršel čas: ostatní hlasují, zda má hrát bot.
notice-back = Hráč na tomto místě se vrátil.
notice-bot-failed = Bot na tomto místě selhal, a tak za něj byla zvolena výchozí odpověď. Hra pokračuje.
pin = PIN
pin-title = PIN k vašim kartám
pin-about = Než ukážeme vaše karty, zeptáme se na něj u této obrazovky.
pin-new = Nastavit PIN
pin-choose = Čtyři až osm číslic
pin-set = Nastavit
pin-is-set = Máte PIN.
pin-remove = Odstranit
pin-wrong = Nesprávný PIN.
pin-forgotten = Zapomněli jste PIN?
pin-forgotten-about = Kdokoli u této obrazovky může PIN odstranit, ale ne tajně: všichni, kdo tu hrají, si přečtou, že byl odstraněn a kdy.
pin-remove-of = Odstranit PIN: { $name }
pin-removed = PIN byl odstraněn bez zadání ({ $name }, { $time }).

seat-free = Je tu volné místo
sit-down = Posadit se: { $name }
you-watch = Přihlížíte. Všechna místa jsou obsazena.
chair-is-bots = Teď za vás hraje bot.
which-bot = Který bot
resign-about = Vaše říše se rozpadne; do této hry se nevrátíte.
stand-up = Vstát
stand-up-about = Vaše místo se uvolní: může je zabrat kdokoli s odkazem.
stand-up-sure = Uvolnit místo
not-now = Ne
proposals-about = Musí souhlasit všichni hráči.
propose-end-about = Hra tím skončí a rozhodne současný počet bodů.
propose-end-sure = Ukončit hru
propose-bot = Nahradit botem: { $name }
propose-unseat = Uvolnit místo bota: { $name }
vote-waits = Návrh: { $what } Souhlasí: { $names } ({ $yes } { $needed ->
    [few] ze
    [6] ze
    [7] ze
   *[other] z
} { $needed }).
vote-passed = Přijato: { $what }
vote-failed = Nepřijato: { $what }
this-table = Tento stůl
what-if-origin = Odbočka z jiné hry po tahu { $n }
invite = Pozvat
seat-a-bot = Posadit bota
note-about = Čtete to jen vy.
note-kept = Uloženo.
record-title = Záznam
record-own-view = Dokud hra běží, obsahuje jen to, co jste z ní viděli; potom celou hru.
record-whole = Celá hra, každá odpověď a každý hod; kdokoli ji může ověřit.
report-title = Něco tu nehraje?
report-about = Jeden soubor s tím, co vám tento stůl ukazuje, s údaji o prohlížeči a s pozicí, kterou lze rozehrát; neobsahuje nic, co z vašeho místa není vidět. Pošlete ho správci serveru nebo autorům projektu.
report = Stáhnout hlášení
dice-sealed = Před prvním tahem server zvolil tajný klíč, z něhož pocházejí všechny hody. Zde je jeho otisk; klíč už nelze změnit. Na konci se odhalí.
dice-opened = Tajný klíč je odhalen. Musí odpovídat otisku z doby před prvním tahem a všechny hody z něj musí plynout.
secret = Tajný klíč
verify = Ověřit
verdict-right = V pořádku: po novém přehrání je výsledek stejný ({ $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}, { $dice ->
    [one] { $dice } hod
    [few] { $dice } hody
   *[other] { $dice } hodů
} kostkou).
verdict-by-secret = Každý hod plyne z tajného klíče.
verdict-older = Tahy { $first } až { $last } se hrály podle pravidel verze { $rules }: jejich otisky souhlasí, samotné tahy však může ověřit jen verze { $rules }.
verdict-as-told = Hody se berou tak, jak jsou zapsány.
verdict-here = Tento prohlížeč ověřil, že tajný klíč odpovídá otisku.
verdict-wrong = Něco nesouhlasí:
verdict-other-secret = tajný klíč neodpovídá otisku.
see-result = Výsledek
rematch = Hrát znovu
rematch-call = Ještě jednu? Vaše místo:
curves = Jak hra probíhala
axis-round = kolo
axis-end = konec
at-round = Na začátku kola { $n }
at-the-end = Na konci

turns = Zlomové okamžiky
turns-about = Šance na výhru, jak je tah po tahu odhaduje bot. Čísla označují největší propady; vyberte jedno z nich a uvidíte, jak tehdy plán vypadal.
turns-chance = Odhadovaná šance na výhru
turns-none = V této hře nikomu šance náhle neklesla.
turn-go = Zobrazit plán po tahu { $n }
turn-fell = { $name }, kolo { $round }: předtím { $before }, potom { $after }
in-round = V kole { $n }
commitment = Otisk
chat-to = S kým
clock-minutes = { $n ->
    [one] jedna minuta
    [few] { $n } minuty
   *[other] { $n } minut
}
clock-days = { $n ->
    [one] jeden den
    [few] { $n } dny
   *[other] { $n } dní
}
search-found = { $n ->
    [one] Jeden odstavec
    [few] { $n } odstavce
   *[other] { $n } odstavců
}
unread = { $n ->
    [one] jeden nepřečtený řádek
    [few] { $n } nepřečtené řádky
   *[other] { $n } nepřečtených řádků
}
winner-none = Nikdo u stolu nevyhrál: silnější byla hra.
winner = { $n ->
    [one] Vítězství: { $names }
   *[other] Společné vítězství: { $names }
}

form-back = Zpět
form-steps = Krok za krokem
form-on-map = nebo na mapě
form-add = Přidat
form-final = Co bude následovat, už nepůjde vzít zpět.

orders-ahead = Rozhodnout o tom předem…
orders = Trvalé rozkazy
orders-about = Odpovídají za vás chvíli poté, co otázka padne, aby spěch nikomu neprozradil, že jste rozhodli předem. Co udělaly, stojí ve vašem záznamu.
orders-none = Žádné jste nevydali. Kde lze rozhodnout předem, je to uvedeno pod odpověďmi.
order-revoke = Odvolat
order-done = Podle vašeho rozkazu „{ $order }“ zněla odpověď „{ $answer }“: { $question }
order-lapsed = Váš rozkaz „{ $order }“ už neplatí: { $why }

vacation = Dovolená
vacation-about = Váš čas se zastaví a dozvědí se to všichni u vašich stolů. Pokaždé nejméně den, celkem nejvýše 30 dní za rok.
vacation-days = dní
vacation-go = Jít na dovolenou
vacation-end = Ukončit dovolenou
vacation-until = Dovolená do { $date }.
vacation-left = { $n ->
    [one] Letos zbývá jeden den.
    [few] Letos zbývají { $n } dny.
   *[other] Letos zbývá { $n } dní.
}
reliability = Včas odehrané tahy: { $in_time } / { $turns }.
reliability-none = Zatím žádný tah s časovým limitem.
sitters = Kdo tu sedí

goals = Cíle
goal-way = { $have } / { $need }
standing = Jak na tom kdo je

lesson = Lekce
lesson-begin = { $name }, { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
lesson-again = { $name }: ještě jednou
lesson-step = Krok { $step } / { $steps }
lesson-skip = Přeskočit tento krok
lesson-leave = Opustit lekci
lesson-finished = Lekce je u konce
lesson-next = Dále: { $name }

tidings = Zprávy
tiding-read = Přečteno
tidings-more = Označit vše jako přečtené (ještě { $n })

setting-pace = Jak rychle ukazovat tahy ostatních
pace-instant = hned
pace-brisk = svižně
pace-calm = klidně

# Nejdřív figurka; klávesy

deeds-closed = Co teď udělat nejde ({ $n })
drag-where = Pusťte to tam, kam to má jít
keys-title = Klávesy
keys-digits = 1 · … · 9
keys-digits-about = první až devátá odpověď
keys-enter = Enter
keys-enter-about = zvýrazněná odpověď nebo vyplněný rozkaz
keys-tab = Tab
keys-tab-about = na další odpověď nebo pole
keys-arrows = ↑ · ↓ · ← · →
keys-arrows-about = více, méně; jiná volba v poli
keys-escape = Esc
keys-escape-about = zpět; zavřít, co je otevřené
keys-u = U
keys-u-about = vzít zpět
keys-q = Q
keys-q-about = k otázce
keys-o = O
keys-o-about = jiné obarvení mapy
keys-history = , · .
keys-history-about = o tah zpět, o tah vpřed
keys-jumps = [ · ]
keys-jumps-about = o hráče zpět nebo vpřed; se Shiftem o kolo
keys-film = P
keys-film-about = přehrát, co se dělo, nebo historii odtud; Esc přehrávání ukončí
keys-help = ?
keys-help-about = tento seznam

# Laboratoř

lab = Laboratoř
lab-lead = Změňte čísla hry a podívejte se, jaký to má vliv. Každá partie se hraje dvakrát se stejnými kostkami: jednou podle běžných pravidel, podruhé s vašimi změnami. Za rozdíl pak mohou pravidla, ne náhoda.
lab-way = Pro tvůrce her: změňte ceny, příjmy a limity, nechte boty odehrát sto partií a podívejte se, jak se hra promění.
to-lab = Do laboratoře
lab-setup = Co se hraje
lab-bots = Kdo hraje
lab-games = Partií celkem
lab-numbers = Co se mění
lab-unchanged = Zatím nic: výsledky pak popíšou hru takovou, jaká je.
lab-search = Hledat mezi čísly a volbami ({ $n })
lab-range = { $low } až { $high }
lab-was = ve hře: { $value }
lab-run = { $n ->
    [one] Odehrát { $n } partii
    [few] Odehrát { $n } partie
   *[other] Odehrát { $n } partií
}
lab-cancel = Přerušit
lab-nothing = Zde bude během hraní vznikat zpráva. Stránku můžete mezitím opustit; hraje se dál.
lab-report = Zpráva
lab-progress = Partie: { $done } / { $games }
lab-left = { $n ->
    [one] zbývá asi minuta
    [few] zbývají asi { $n } minuty
   *[other] zbývá asi { $n } minut
}
lab-done = hotovo
lab-cancelled = přerušeno; co se odehrálo, platí
lab-failed = nedalo se odehrát
lab-as-it-is = Beze změn
lab-changed = Po změně
lab-moves = Co změny ovlivní
lab-moves-about = Porovnává se dvojice po dvojici. Co je jisté (95 %), je zvýrazněno; u ostatního stojí, kolik dalších dvojic partií by takový rozdíl potvrdilo.
lab-difference = Rozdíl
lab-same = beze změny
lab-interval = { $low } až { $high }
lab-interval-about = Vyznačeny jsou i 95procentní intervaly; tenká čára značí rovný podíl.
lab-more = { $n ->
    [one] chybí ještě { $n } dvojice
    [few] chybějí ještě { $n } dvojice
   *[other] chybí ještě { $n } dvojic
}
lab-metric-rounds = Kola
lab-metric-decisions = Rozhodnutí
lab-metric-points-of-a-seat = Body hráče
lab-metric-points-of-the-winner = Body vítěze
lab-metric-lead-of-the-winner = Náskok vítěze
lab-metric-victories-of-the-first-seat = Vítězství prvního místa
lab-metric-victories-of-the-last-seat = Vítězství posledního místa
lab-seats = Vítězství podle místa
lab-decided = Kdy se hra rozhodne
lab-decided-about = V kolika partiích ze sta nakonec vyhraje ten, kdo po daném kole vede.
lab-growth = Kolo za kolem
lab-winners = { $side }: vítězové
lab-others = { $side }: ostatní
lab-length = Délka partií
lab-rounds = { $n ->
    [one] { $n } kolo
    [few] { $n } kola
   *[other] { $n } kol
}
lab-openings = Vítězství podle zahájení
lab-openings-about = První místo, které si kdo zvolil; deset nejčastějších.
lab-uses = Co se volí a jakou to má cenu
lab-uses-about = Hodnota: o kolik víc vítězství mají ti, kdo to volí častěji než ostatní u téhož stolu. Samo o sobě to není příčina: kdo vede, může si všeho dovolit víc.
lab-per-game = { $side }, na partii
lab-worth = Hodnota

# people

device = Druhé zařízení
device-about = Hrajte na stejných místech v telefonu i tady: na druhém zařízení zadejte tento kód. Platí deset minut a jen jednou.
device-show = Ukázat kód
device-minutes = { $n ->
    [one] platí { $n } minutu a jen jednou
    [few] platí { $n } minuty a jen jednou
   *[other] platí { $n } minut a jen jednou
}
device-link = Nebo tam otevřete tento odkaz
device-code = Kód z druhého zařízení
device-enter = Pokračovat tady
device-here = Pokračujte tady na místech ze svého druhého zařízení. Místa, která máte na tomto zařízení, vám zůstanou.
device-other = Mám kód z jiného zařízení
blocked = Zablokovaní
blocked-about = Nevidíte, co píšou, a k vašim stolům si nesednou.
unblock = Odblokovat
own-data = Vaše údaje
own-data-get = Stáhnout vše, co se o mně uchovává
delete-me = Smazat mě
delete-me-about = Smažeme vaše jméno, heslo, zprávy z chatu, poznámky a způsoby upozornění. Za vás dohrají boti; co se ve hrách stalo, zůstane bez vašeho jména. Nelze to vrátit.
delete-me-sure = Smazat mě navždy
people = Lidé u tohoto stolu
block = Zablokovat
block-about = Neuvidíte, co tento člověk píše, a k vašim stolům si nesedne.
block-done = Zablokováno: { $name }. Seznam je na stránce účtu.
report-person = Nahlásit hostiteli
report-text = Co se stalo?
reported = Hostitel si to přečte.
reports = Co vám bylo nahlášeno
report-settled = Vyřízeno
remove-about = Koho odeberete, ten se přes starý odkaz už nevrátí a přibude na váš seznam zablokovaných.
remove-person = Odebrat
remove-person-sure = Odebrat nadobro
replace-person = Nahradit botem
replace-person-sure = Opravdu nahradit botem
make-host = Předat roli hostitele
make-host-about = Předáte stůl tomuto hráči: o tom, kdo tu sedí, pak už rozhoduje on, ne vy.
make-host-sure = Předat stůl
close-table = Zavřít stůl
close-table-about = Hra tím pro všechny skončí.
close-table-sure = Zavřít pro všechny
ask-name = Jak vám mají ostatní říkat?
ask-name-do = To je mé jméno
chair-taken = Tady někdo sedí
chair-taken-about = Místo, ke kterému vede tento odkaz, je obsazené. Pokud na něm z jiného zařízení sedíte vy, pokračujte tady:
chair-taken-move = Je to mé místo
chair-taken-move-about = Na zařízení, kde sedíte, otevřete účet a nechte si ukázat kód.
chair-taken-log-in = Přihlaste se a místo bude vaše i tady.
chair-taken-watch = Jen se dívat
notice-removed = Hostitel odebral hráče z tohoto místa.
notice-closed = Hostitel stůl zavřel.
notice-host = Hostitelem stolu je odteď hráč na tomto místě.
notice-gone = Hráč na tomto místě opustil Westphalii.

# Co bot zvažoval

why-ask = Proč to udělal?
why-thinking = Znovu to zvažuji…
why-done = zvoleno
why-for = Ve srovnání s druhou nejlepší možností:
why-compared = Ve srovnání s tím:
why-chance = Odhadovaná šance na výhru:
why-way-random = Tento bot hraje jakýkoli povolený tah: nic nezvažoval.
why-way-novice = Tento bot uvažuje jako správce, ale při každém čtvrtém rozhodnutí se splete. Z čeho mohl vybírat:
why-way-steward = Tento bot volí to, co jeho jednoduché zásady staví na první místo, a nehledí dopředu. Co z toho vzešlo a co by přinesly jiné možnosti:
why-way-strategist = Tento bot zkouší v pomyslných hrách to, co by napadlo správce. Z čeho mohl vybírat:
why-games = { $n ->
    [one] Znovu zváženo na jedné pomyslné hře.
   *[other] Znovu zváženo na { $n } pomyslných hrách.
}
why-only = Nic jiného mu za to nestálo.
why-same = ve vyzkoušených hrách nehraje roli
why-soon = (hned)
why-hidden = Dokud hra běží, vychází vysvětlení z toho, co vidíte: karty, které nevidíte, byly rozdány znovu.
why-known = Podle toho, co bot tehdy věděl.
why-more = více
why-less = méně

advice = Co bych udělal
advice-ask = Co byste udělal?
advice-about = Bot zváží vaši otázku podle toho, co vidíte. Všichni u stolu si přečtou, že jste se zeptali.
advice-off = U tohoto stolu jsou rady vypnuté.
advice-mark = rada č. { $n }
advice-games = { $n ->
    [one] Vyzkoušeno na jedné pomyslné hře; karty, které nevidíte, byly rozdány znovu.
   *[other] Vyzkoušeno na { $n } pomyslných hrách; karty, které nevidíte, byly rozdány znovu.
}
advice-only = Nic jiného mi za to nestojí.
advice-terms = Rady
advice-allow = Hráči smějí žádat bota o radu
advice-terms-about = „Co byste udělal?“ označí až tři odpovědi a řekne proč. Všichni si přečtou, že se někdo zeptal.
notice-advice = Hráč na tomto místě požádal bota o radu.
