# Pierwsze kroki: co mówi lekcja

lesson-first-steps-name = Pierwsze kroki
lesson-first-steps-recruit-goal = Zrekrutuj w stolicy 4 jednostki piechoty.
lesson-first-steps-recruit = Witaj w Galii, swojej stolicy. Trwa trzecia kolejka: masz pięć prowincji, sąsiad dwie. Wszystko zaczyna się od żołnierzy. Piechur kosztuje 2 monety i pojawia się tutaj, w stolicy; nowi żołnierze mogą maszerować dopiero od następnej tury.
lesson-first-steps-march-goal = Wymaszeruj z Germanii do Sarmacji.
lesson-first-steps-march = Sarmacja jest niczyja, a pustej ziemi nie trzeba zdobywać: kto wejdzie, ten ją ma. Krok kosztuje 1 monetę za każdego żołnierza; darmowe jest tylko wyjście ze stolicy i marsz drogą.
lesson-first-steps-food-goal = Zbuduj spichlerz, żeby nikt nie głodował.
lesson-first-steps-food = Zanim zakończysz turę, spójrz na jedzenie. Sześć prowincji zjada 3 porcje, a stolica daje tylko 2. Głód zabiłby żołnierzy, a po nim niemal na pewno przyszedłby bunt. Spichlerz kosztuje 12 monet i co turę daje 2 porcje: wystarczą na cztery kolejne prowincje.
lesson-first-steps-end-goal = Zakończ turę.
lesson-first-steps-end = Zostało trochę złota i bardzo dobrze: złoto się nie psuje. Teraz ruch ma sąsiad, a potem nowa kolejka zacznie się od twojego dochodu: 4 monety ze stolicy i 1 za każde trzy prowincje.
lesson-first-steps-gather-goal = Przeprowadź wszystkich sześciu żołnierzy z Galii do Iberii.
lesson-first-steps-gather = Rekruci są gotowi. Piechota ma w turze dwa punkty ruchu. Droga do Iberii jest darmowa, bo zaczyna się w stolicy; drugi punkt pochłonie atak.
lesson-first-steps-attack-goal = Zaatakuj Maghreb całą szóstką.
lesson-first-steps-attack = Za cieśniną, w Maghrebie, stoi dwóch wrogów. Obrońcy okopują się i wygrywają remisy, więc nigdy nie przychodź z równą siłą: sześciu na dwóch to bezpieczna przewaga. Wojny nie trzeba wypowiadać, zaczyna ją sam atak.
lesson-first-steps-battle-goal = Walcz dalej, aż Maghreb padnie.
lesson-first-steps-battle = W każdym starciu obie strony rzucają kością stuścienną i dodają premie; niższy wynik oznacza stratę żołnierza. Tobie też może się nie udać. Patrz na szanse, nie na ostatni rzut: za każdym razem możesz się wycofać, ale tu przewaga jest po twojej stronie.
lesson-first-steps-spoils-goal = Zapłać za marsz i oszczędź ziemię.
lesson-first-steps-spoils = Maghreb padł. Teraz zapłać 1 monetę za każdego wysłanego żołnierza albo splądruj prowincję: zaoszczędzisz złoto, ale spustoszysz ziemię. Na razie tylko okupujesz Maghreb; naprawdę twój będzie po zawarciu pokoju. Zapłać, skoro chcesz go zatrzymać.
lesson-first-steps-capital-goal = Ulepsz stolicę do poziomu 2.
lesson-first-steps-capital = Dziesięć monet wydaj u siebie. Poziom 2 otwiera drogę do kawalerii, farm i portów, a z nimi do wszystkiego, co dalej. Nic nie boli tak jak utrata stolicy, więc w swoich grach zostawiaj w niej kilku żołnierzy.
lesson-first-steps-finished = Udało ci się wyżywić państwo, wygrać bitwę i rozbudować stolicę: to jest serce „Sześciu kontynentów”. Graj dalej od tego miejsca z botem albo zacznij własną partię.
