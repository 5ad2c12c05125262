# První kroky: co říká lekce

lesson-first-steps-name = První kroky
lesson-first-steps-recruit-goal = Naverbujte v hlavním městě 4 jednotky pěchoty.
lesson-first-steps-recruit = Vítejte v Galii, kde stojí vaše hlavní město. Je třetí kolo: držíte pět provincií, soused dvě. Všechno začíná u vojáků. Pěšák stojí 2 mince a objeví se tady, v hlavním městě; noví muži mohou vyrazit až v příštím tahu.
lesson-first-steps-march-goal = Pochodujte z Germánie do Sarmatie.
lesson-first-steps-march = Sarmatie nikomu nepatří a o prázdnou zemi se bojovat nemusí: kdo do ní vstoupí, ten ji má. Krok stojí 1 minci za každého vojáka; zadarmo jsou jen kroky z hlavního města a po cestě.
lesson-first-steps-food-goal = Postavte sýpku, ať nikdo nehladoví.
lesson-first-steps-food = Než ukončíte tah, podívejte se na jídlo. Šest provincií spotřebuje 3 porce, hlavní město dává jen 2. Hladomor by zabíjel vojáky a téměř jistě by po něm přišla vzpoura. Sýpka stojí 12 mincí a každý tah dá 2 porce: to stačí pro další čtyři provincie.
lesson-first-steps-end-goal = Ukončete tah.
lesson-first-steps-end = Trochu zlata zbylo a to je dobře: zlato se nekazí. Teď táhne soused a pak začne nové kolo vaším příjmem: 4 mince z hlavního města a 1 za každé tři provincie.
lesson-first-steps-gather-goal = Přesuňte všech šest vojáků z Galie do Ibérie.
lesson-first-steps-gather = Vaši nováčci jsou připraveni. Pěchota má dva body pohybu na tah. Cesta do Ibérie je zdarma, protože začíná v hlavním městě; druhý bod padne na útok.
lesson-first-steps-attack-goal = Zaútočte na Maghreb všemi šesti.
lesson-first-steps-attack = Za průlivem, v Maghrebu, stojí dva nepřátelé. Obránci se zakopou a při shodě vyhrávají, takže nikdy neútočte se stejnou silou: šest proti dvěma je slušná převaha. Válku není třeba vyhlašovat, zahájí ji sám útok.
lesson-first-steps-battle-goal = Bojujte dál, dokud Maghreb nepadne.
lesson-first-steps-battle = V každém střetu hodí obě strany stostěnnou kostkou a přičtou své modifikátory; kdo má méně, ztratí vojáka. I vám se to může stát. Dívejte se na šance, ne na poslední hod: po každém střetu se můžete stáhnout, tady ale šance stojí při vás.
lesson-first-steps-spoils-goal = Zaplaťte za pochod a ušetřete zemi.
lesson-first-steps-spoils = Maghreb padl. Teď zaplaťte 1 minci za každého vyslaného vojáka, nebo provincii vypleňte: ušetříte zlato, ale zemi ublížíte. Zatím Maghreb jen okupujete; váš bude, až uzavřete mír. Chcete si ho nechat, proto zaplaťte.
lesson-first-steps-capital-goal = Vylepšete hlavní město na úroveň 2.
lesson-first-steps-capital = Deset mincí utraťte doma. Úroveň 2 zpřístupní jízdu, farmy a přístavy a všechno, co z nich plyne. Nic nebolí tolik jako ztráta hlavního města, takže v něm ve svých hrách nechávejte pár vojáků.
lesson-first-steps-finished = Umíte nakrmit říši, vyhrát bitvu a povznést hlavní město: to je srdce „Šesti kontinentů“. Hrajte odtud dál proti botovi, nebo začněte vlastní hru.
