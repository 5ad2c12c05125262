# Scénáře a možnosti stolu: jak se jmenují a jaké mají hodnoty

game-name = Europa Universalis: Cena moci a úspěchu
game-about = Veďte evropskou říši od roku 1444 do věku revolucí: o tom, kdo získá nejvíc věhlasu, rozhodne diplomacie, obchod, objevy, víra a válka. Pro 2 až 6 hráčů.

scenario-s1_00 = Učednická léta
scenario-s1_01 = Nová moře, nové víry
scenario-s1_03 = Kolem mysu
scenario-s1_04 = Víra a koruna
scenario-s1_05 = Bourboni proti Habsburkům
scenario-s2_01 = Velké tažení
scenario-s2_01_muscovy = Velké tažení s Moskevskem
scenario-s2_02 = Obležený východ
scenario-s2_02_players_5_sweden = Obležený východ se Švédskem
scenario-s2_02_players_5_mamluks = Obležený východ s Mamlúky
scenario-s2_03 = Páni Středozemního moře
scenario-s2_04 = Orel vzlétá
scenario-s2_05 = Víra, meč a trůn
scenario-first_steps = První kroky
scenario-two_crowns = Dvě koruny
scenario-free = Vlastní stůl

setup-about-s1_00 = První hra pro tři. Dvě kola s krátkým výběrem akčních karet a čtyřmi pevně danými mezníky.
setup-about-s1_01 = Západní říše od roku 1444: zámořské objevy a rozkol církve.
setup-about-s1_03 = Závod Portugalska, Kastilie a Anglie o cesty do Afriky, Indie a Ameriky od 80. let 15. století.
setup-about-s1_04 = Říše Habsburků, Valoisů a Tudorovců ve věku reformace, asi od roku 1519.
setup-about-s1_05 = 1618: Francie a Nizozemí proti Španělsku a Rakousku, zatímco Svatá říše římská hoří.
setup-about-s2_01 = Šest říší, celé období od roku 1444 po revoluce.
setup-about-s2_01_muscovy = Moskevsko místo Rakouska a celá východní mapa.
setup-about-s2_02 = Osmané, Rakousko, Polsko, Moskevsko a jejich sousedé ve střední a východní Evropě.
setup-about-s2_02_players_5_sweden = Pět hráčů, Švédsko místo Dánska.
setup-about-s2_02_players_5_mamluks = Pět hráčů s Mamlúky.
setup-about-s2_03 = Krátký a ostrý: kdo drží dost klíčových středomořských provincií, okamžitě vítězí.
setup-about-s2_04 = Tři kola uprostřed IV. věku s revolucí a velkými koalicemi.
setup-about-s2_05 = Šest nestejných mocností počátku 16. století; náboženství váží tolik co dobývání.
setup-about-first_steps = Náš výukový scénář: dvě kola pro jednoho až tři lidské hráče s radami; prázdná místa zaujmou boti.
setup-about-two_crowns = Naše hra pro dva bez botů: Anglie proti Francii, I. a II. věk.
setup-about-free = Libovolné říše u vlastního stolu, každá se svým obecným rozestavením.

setup-group-length = Délka
setup-group-advanced = Pokročilá pravidla
setup-group-optional = Volitelná pravidla

setup-ages = Hrané věky
setup-ages-all = všechny věky scénáře
setup-missions = Mise
setup-npr_invasions = Vpády nehráčských říší
setup-power_struggles = Mocenské zápasy
setup-power_struggles-scenario = podle scénáře
setup-power_struggles-on = s nimi
setup-power_struggles-off = bez nich
setup-hre_religion = Svatá říše římská má oficiální náboženství
setup-imperial_elections = Volby císaře
setup-advanced_peace = Vazalský slib, nucená náboženská konverze a nástupnictví jako podmínky míru
setup-negotiated_peace = Vyjednaný mír
setup-secret_negotiations = Tajná jednání
setup-available_mercenaries = Vojsko, které vytáhne z vlastní země, smí nejprve najmout až 3 žoldnéře
setup-no_surrender = Nikdy se nevzdáme!
setup-helping_hand = Nabídnutí pomocné ruky: hráči pomáhají nehráčským říším v bitvě
setup-religious_rebels = Nábožensky motivovaní vzbouřenci
setup-randomised_events = Události s písmenem X v kterékoli polovině balíčku
setup-four_events = Čtyři odkryté události při šesti hráčích
setup-consent_is_enough = Průchod oblastí hráčů i jiných říší: stačí jen souhlas, nebo jen platba
setup-drawn_b_events = Události B se losují místo těch, které navrhuje scénář

bot-steward = Správce
bot-strategist = Stratég
bot-random = Blázen (hraje náhodně)
