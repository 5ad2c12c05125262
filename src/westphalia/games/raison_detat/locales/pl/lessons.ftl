# Pierwsze kroki: co mówi lekcja

lesson-first-steps-name = Pierwsze kroki
lesson-first-steps-mobilise-goal = Daj Wallensteinowi dwa oddziały.
lesson-first-steps-mobilise = Prowadzisz Austrię w roku 1618. Koło co turę daje każdemu mocarstwu inną akcję i obraca się dalej: twoją jest mobilizacja, potem przyjdą poszerzenie wpływu i ruch. Wallenstein stoi na Morawach z 3 oddziałami; generał prowadzi najwyżej 5.
lesson-first-steps-spend-goal = Kup kartę bitwy i 1 punkt morale.
lesson-first-steps-spend = Pieniądze, które zostaną po mobilizacji, przepadają, więc wydaj wszystko. Karta potrafi rozstrzygnąć wyrównaną bitwę. Morale jest i limitem, i walutą: wykładasz tyle kart, ile masz morale, i nim licytujesz.
lesson-first-steps-bid-goal = Zaoferuj 2 punkty morale za Imperium Osmańskie.
lesson-first-steps-bid = Ziemie w twoich barwach i cesarska korona przyniosły ci właśnie 4 punkty wpływu; wygrywa, kto pierwszy zbierze 30. Imperium Osmańskiego nikt nie prowadzi i teraz idzie pod młotek. Wszyscy licytują naraz i w ciemno, płaci tylko zwycięzca. Dwa powinny wystarczyć, a zostanie ci dość na bitwę.
lesson-first-steps-drill-goal = Odrzuć jedynkę Imperium Osmańskiego.
lesson-first-steps-drill = Sułtan słucha cię aż do swojej następnej musztry, więc działasz także za niego. Podczas musztry mocarstwo dobiera kartę i jedną odrzuca.
lesson-first-steps-arbiter-goal = Wskaż Francję na arbitra.
lesson-first-steps-arbiter = Koło doszło u ciebie do ruchu. Najpierw wskazujesz arbitra spoza swojej koalicji: gdyby przyszło ci do głowy ruszyć w tej akcji po raz drugi, to on by decydował i brał za to twoje morale. Dziś wystarczy raz.
lesson-first-steps-march-goal = Wymaszeruj z 5 oddziałami do Czech i zakończ ruchy.
lesson-first-steps-march = W Czechach broni się Mansfeld z 2 oddziałami i garnizonem. Generał liczy się za 1, każdy oddział za 1, garnizon za 1: idziesz z siłą 6 na 4. Bitwy toczą się, gdy ruszą się już wszyscy twoi generałowie.
lesson-first-steps-lay-goal = Wyłóż zakrytą piątkę.
lesson-first-steps-lay = Sześć do czterech to dopiero początek: teraz na przemian wykłada się zakryte karty, a każda dodaje swoją liczbę. Piątka jest najsilniejsza. Po przegranej piątki kosztują morale, więc wykładaj je tam, gdzie chcesz wygrać.
lesson-first-steps-pass-goal = Spasuj.
lesson-first-steps-pass = Protestanci odpowiedzieli własną kartą. Kto spasuje, nie wykłada już nic w tej bitwie. Zachowaj czwórkę i dwójkę: jedenaście powinno wystarczyć, a oszczędzone karty przydadzą się w następnej bitwie.
lesson-first-steps-garrison-goal = Zostaw w Czechach garnizon.
lesson-first-steps-garrison = Zwycięstwo, a każdy z generałów stracił jak zawsze jeden oddział. Pokonanie generała przynosi wpływ. Zamień oddział w garnizon: utrzyma dla ciebie Czechy, gdy Wallenstein ruszy dalej.
lesson-first-steps-finished = Mobilizacja, licytacja, marsz, karty, garnizon: znasz już koło. Graj dalej Austrią od tego miejsca z botami albo zacznij własną partię.
