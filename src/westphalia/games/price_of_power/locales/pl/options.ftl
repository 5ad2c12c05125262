# Scenariusze i opcje stołu: ich nazwy i wartości

game-name = Europa Universalis: Cena władzy
game-about = Prowadź królestwo Europy od 1444 roku po erę rewolucji: dyplomacja, handel, odkrycia, wiara i wojna rozstrzygną, kto zdobędzie najwięcej prestiżu. Dla 2–6 graczy.

scenario-s1_00 = Lata nauki
scenario-s1_01 = Nowe morza, nowe wyznania
scenario-s1_03 = Wokół Przylądka
scenario-s1_04 = Wiara i korona
scenario-s1_05 = Burbonowie przeciw Habsburgom
scenario-s2_01 = Długa kampania
scenario-s2_01_muscovy = Długa kampania z Moskwą
scenario-s2_02 = Oblężenie Wschodu
scenario-s2_02_players_5_sweden = Oblężenie Wschodu ze Szwecją
scenario-s2_02_players_5_mamluks = Oblężenie Wschodu z Mamlukami
scenario-s2_03 = Panowie Morza Śródziemnego
scenario-s2_04 = Orzeł się wznosi
scenario-s2_05 = Wiara, miecz i tron
scenario-first_steps = Pierwsze kroki
scenario-two_crowns = Dwie korony
scenario-free = Własny stół

setup-about-s1_00 = Pierwsza gra dla trojga: dwie rundy z krótką listą kart akcji i czterema stałymi kamieniami milowymi.
setup-about-s1_01 = Zachodnie królestwa od 1444 roku: odkrycia za morzem i rozłam w Kościele.
setup-about-s1_03 = Wyścig Portugalii, Kastylii i Anglii po szlaki do Afryki, Indii i Ameryki, od lat osiemdziesiątych XV wieku.
setup-about-s1_04 = Królestwa Habsburgów, Walezjuszy i Tudorów w dobie reformacji, mniej więcej od 1519 roku.
setup-about-s1_05 = Rok 1618: Francja i Niderlandy przeciw Hiszpanii i Austrii, a Cesarstwo stoi w ogniu.
setup-about-s2_01 = Sześć królestw i cała epoka od 1444 roku po rewolucje.
setup-about-s2_01_muscovy = Moskwa zamiast Austrii i cała wschodnia mapa.
setup-about-s2_02 = Osmanowie, Austria, Polska, Moskwa i ich sąsiedzi w środkowej i wschodniej Europie.
setup-about-s2_02_players_5_sweden = Pięcioro graczy, ze Szwecją zamiast Danii.
setup-about-s2_02_players_5_mamluks = Pięcioro graczy, z Mamlukami.
setup-about-s2_03 = Krótko i ostro: kto zdobędzie dość kluczowych prowincji śródziemnomorskich, od razu wygrywa.
setup-about-s2_04 = Trzy rundy w środku ery IV, z rewolucją i wielkimi koalicjami.
setup-about-s2_05 = Sześć niepodobnych potęg z początku XVI wieku; religia waży tyle co podboje.
setup-about-first_steps = Nasz samouczek: dwie rundy dla jednej do trzech osób, ze wskazówkami; puste miejsca zajmują boty.
setup-about-two_crowns = Nasza gra dla dwojga bez botów: Anglia przeciw Francji, ery I i II.
setup-about-free = Dowolne królestwa przy własnym stole, każde z jego ogólnym rozstawieniem.

setup-group-length = Długość
setup-group-advanced = Zasady zaawansowane
setup-group-optional = Zasady opcjonalne

setup-ages = Rozgrywane ery
setup-ages-all = wszystkie ze scenariusza
setup-missions = Misje
setup-npr_invasions = Inwazje niezależnych królestw
setup-power_struggles = Konflikty o władzę
setup-power_struggles-scenario = według scenariusza
setup-power_struggles-on = tak
setup-power_struggles-off = nie
setup-hre_religion = Cesarstwo ma oficjalną religię
setup-imperial_elections = Wybory cesarskie
setup-advanced_peace = Wasalizacja, wymuszona konwersja i sukcesja w warunkach pokoju
setup-negotiated_peace = Pokój wynegocjowany
setup-secret_negotiations = Tajne negocjacje
setup-available_mercenaries = Armia ruszająca z własnej ziemi może najpierw nająć do 3 najemników
setup-no_surrender = Zakaz poddawania się
setup-helping_hand = Pomocna dłoń: gracze wspierają niezależne królestwa w bitwie
setup-religious_rebels = Buntownicy religijni
setup-randomised_events = Wydarzenia X w dowolnej połowie talii
setup-four_events = Cztery odkryte wydarzenia przy sześciu graczach
setup-consent_is_enough = Przemarsz przez obszar graczy i innych: wystarczy sama zgoda albo sama opłata
setup-drawn_b_events = Wydarzenia B losowane zamiast proponowanych przez scenariusz

bot-steward = Zarządca
bot-strategist = Strateg
bot-random = Głupiec (gra na chybił trafił)
