# První kroky: co říká lekce

lesson-first-steps-name = První kroky
lesson-first-steps-recruit-goal = Naverbuj v hlavním městě 4 jednotky pěchoty.
lesson-first-steps-recruit = Vítej v Galii, tady stojí tvé hlavní město. Je třetí kolo: držíš pět provincií, soused dvě. Všechno začíná u vojáků. Pěšák stojí 2 mince a objeví se tady, v hlavním městě; noví muži vyrazí až od příštího tahu.
lesson-first-steps-march-goal = Vypochoduj z Germánie do Sarmatie.
lesson-first-steps-march = Sarmatie nikomu nepatří a o prázdnou zemi se bojovat nemusí: kdo do ní vstoupí, ten ji má. Krok stojí 1 minci za každého vojáka; zadarmo jsou jen kroky z hlavního města a po silnici.
lesson-first-steps-food-goal = Postav sýpku, ať nikdo nehladoví.
lesson-first-steps-food = Než ukončíš tah, podívej se na jídlo. Šest provincií spotřebuje 3 porce, hlavní město dává jen 2. Hladomor by zabíjel vojáky a téměř jistě by po něm přišla vzpoura. Sýpka stojí 12 mincí a každý tah dá 2 porce: to stačí pro další čtyři provincie.
lesson-first-steps-end-goal = Ukonči tah.
lesson-first-steps-end = Trochu zlata zbylo a to je dobře: zlato se nekazí. Teď táhne soused a pak začne nové kolo tvým příjmem: 4 mince z hlavního města a 1 za každé tři provincie.
lesson-first-steps-gather-goal = Přesuň všech šest vojáků z Galie do Ibérie.
lesson-first-steps-gather = Tví nováčci jsou připraveni. Pěchota ujde za tah dva kroky. První, do Ibérie, je zdarma, protože začíná v hlavním městě; druhým bude útok.
lesson-first-steps-attack-goal = Zaútoč na Maghreb všemi šesti.
lesson-first-steps-attack = Za průlivem, v Maghrebu, stojí dva nepřátelé. Obránci se zakopou a vyhrávají remízy, takže nikdy nechoď se stejnou silou: šest proti dvěma je slušná převaha. Válku není třeba vyhlašovat, začne ji sám útok.
lesson-first-steps-battle-goal = Bojuj dál, dokud Maghreb nepadne.
lesson-first-steps-battle = V každém střetu hodí obě strany stostěnnou kostkou a přičtou své opravy; kdo má méně, ztratí vojáka. I tobě se to může stát. Dívej se na šance, ne na poslední hod: pokaždé se můžeš stáhnout, tady jsou ale na tvé straně.
lesson-first-steps-spoils-goal = Zaplať za pochod a ušetři zemi.
lesson-first-steps-spoils = Maghreb padl. Teď zaplať 1 minci za každého vyslaného vojáka, nebo provincii vyplen: ušetříš zlato, ale zemi ublížíš. Zatím Maghreb jen okupuješ; tvůj bude, až uzavřete mír. Zaplať, když si ho chceš nechat.
lesson-first-steps-capital-goal = Vylepši hlavní město na úroveň 2.
lesson-first-steps-capital = Deset mincí utrať doma. Úroveň 2 zpřístupní jízdu, farmy a přístavy a všechno, co z nich plyne. Nic nebolí tolik jako ztráta hlavního města, takže v něm ve svých hrách nechávej pár vojáků.
lesson-first-steps-finished = Umíš nakrmit říši, vyhrát bitvu a povznést hlavní město: to je srdce Šesti kontinentů. Hraj odtud dál proti botovi, nebo začni vlastní hru.
