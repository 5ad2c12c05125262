# Co říká sama stránka

motto = Velké historické hry u jednoho stolu.
loading = Okamžik …
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
play-friends = Hrát s přáteli, nebo v několika u jedné obrazovky
my-tables = Vaše stoly
my-tables-empty = Zatím žádný: otevře ho tlačítko nahoře.
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
hot-seat-hint = Více lidí u této obrazovky: mezi jejich tahy padá opona.
visibility = Kdo se smí dívat
visibility-link = kdo má odkaz
visibility-public = všichni
visibility-private = nikdo další
pace = Tempo
pace-live = všichni u stolu
pace-slow = { $n ->
    [one] jeden den na tah
    [few] { $n } dny na tah
   *[other] { $n } dní na tah
}
open-table = Otevřít stůl
send-links = Pošlete každému příteli odkaz; drží mu místo.
to-table = Ke stolu

table-lost = Tento stůl nelze otevřít.
reconnecting = Spojení se přerušilo, zkouším znovu …
map = Mapa
zoom-in = Blíž
zoom-out = Dál
zoom-fit = Celá mapa
panels = Panely
tab-log = Záznam
tab-seats = Hráči
tab-words = Slovy
tab-chat = Hovor
decision = Rozhodnutí
aside = Můžete promluvit
waiting-for = Čeká se: { $names }
looking-back = Díváte se do minulosti.
back-to-now = Zpět do přítomnosti
history = Zpět hrou
undo = Vzít zpět
confirm = Potvrdit
less = Méně
more = Více
amount = Množství
own-words = Vlastními slovy, nejvýše { $length } znaků
why-not = { $n ->
    [one] Jedna věc není možná: proč?
    [few] { $n } věci nejsou možné: proč?
   *[other] { $n } věcí není možných: proč?
}
rule = Pravidlo { $id }
you = vy
decides = rozhoduje
sit-here = Dívat se z tohoto místa
log-filter = Čí řádky
log-everybody = Všichni
log-empty = Zatím se nic nestalo.
log-earlier = Dřívější řádky: { $n }
chat-empty = Zatím nikdo nic neřekl.
chat-say = Řekněte něco
chat-to = Komu
chat-everybody = všem
chat-send = Poslat
curtain = Rozhoduje { $name }
curtain-others = Ostatní se nedívají.
curtain-open = To jsem já: { $name }
points = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
dice-secret = Kostky vzešly z tajemství { $secret }; jeho závazek zněl { $commitment }.
record = Stáhnout záznam
see-board = Prohlédnout plán
vote-open = { $name } se ptá: { $what } (pro: { $yes } z { $needed })
vote-takeback = vzít zpět poslední odpověď?
vote-pause = pozastavit hru?
vote-resume = pokračovat ve hře?
vote-extend = přidat čas?
vote-end = ukončit hru zde?
vote-bot = přenechat místo nepřítomného hráče botovi?
vote-yes = Souhlasím
vote-no = Nesouhlasím
search = Hledat
search-nothing = Nic se nenašlo.
contents = Obsah
tab-office = Stůl
your-chair = Vaše místo
chair-to-bot = Ať dál hraje bot
chair-back = Vzít si místo zpět
resign = Vzdát se
resign-sure = Opustit hru nadobro
proposals = Návrhy stolu
propose-takeback = Vzít zpět mou poslední odpověď
propose-pause = Přestávka
propose-resume = Pokračovat
propose-extend = Víc času
propose-end = Skončit
fair-dice = Poctivé kostky
commitment = Závazek kostek: { $commitment }
note = Vaše poznámky
seat-left = { $name } (hraje bot)
choose = Vybrat: { $name }
