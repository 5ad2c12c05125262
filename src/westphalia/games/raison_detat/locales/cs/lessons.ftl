# První kroky: co říká lekce

lesson-first-steps-name = První kroky
lesson-first-steps-mobilise-goal = Dejte Valdštejnovi dva oddíly.
lesson-first-steps-mobilise = Vedete Rakousko v roce 1618. Rondel dává každé mocnosti v každém tahu jinou akci a otáčí se dál: vaše je mobilizace, pak přijdou rozšíření vlivu a přesun. Valdštejn stojí na Moravě se 3 oddíly; generál jich vede nejvýš 5.
lesson-first-steps-spend-goal = Kupte kartu bitvy a 1 bod morálky.
lesson-first-steps-spend = Peníze, které po mobilizaci zbudou, propadnou, proto utraťte všechno. Karta dokáže rozhodnout vyrovnanou bitvu. Morálka je mez i měna: vyložíte nejvýše tolik karet, kolik máte bodů morálky, a také jí platíte v dražbách.
lesson-first-steps-bid-goal = Nabídněte 2 body morálky za Osmanskou říši.
lesson-first-steps-bid = Území ve vašich barvách a císařská koruna vám právě přinesly 4 body vlivu; vyhraje, kdo první dosáhne 30. Osmanskou říši nikdo nevede a teď se o ni draží. Všichni nabízejí najednou a naslepo, platí jen vítěz. Dva by měly stačit a na bitvu vám zbude dost.
lesson-first-steps-drill-goal = Odhoďte jedničku Osmanské říše.
lesson-first-steps-drill = Sultán vás poslouchá až do svého příštího výcviku, takže jednáte i za něj. Při výcviku si mocnost dobere kartu a jednu odhodí.
lesson-first-steps-arbiter-goal = Jmenujte rozhodčím Francii.
lesson-first-steps-arbiter = Rondel u vás došel k přesunu. Nejprve jmenujete rozhodčího, který není ve vaší koalici: kdybyste se v této akci chtěli přesunout podruhé, rozhodoval by on a vzal by si za to vaši morálku. Dnes stačí jednou.
lesson-first-steps-march-goal = Pochodujte s 5 oddíly do Čech a ukončete přesuny.
lesson-first-steps-march = Čechy drží Mansfeld se 2 oddíly a posádkou. Generál se počítá za 1, každý oddíl za 1, posádka za 1: jdete se silou 6 proti 4. Bitvy začnou, až se přesunou všichni vaši generálové.
lesson-first-steps-lay-goal = Vyložte zakrytou pětku.
lesson-first-steps-lay = Šest proti čtyřem je jen začátek: teď se střídavě vykládají zakryté karty a každá přičte své číslo. Pětka je nejsilnější. Při prohře stojí pětky morálku, proto je vykládejte tam, kde chcete vyhrát.
lesson-first-steps-pass-goal = Pasujte.
lesson-first-steps-pass = Protestanti odpověděli vlastní kartou. Kdo pasuje, už v této bitvě nic nevyloží. Čtyřku a dvojku si nechte: jedenáct by mělo stačit a ušetřené karty se hodí v příští bitvě.
lesson-first-steps-garrison-goal = Nechte v Čechách posádku.
lesson-first-steps-garrison = Vítězství, i když každý generál jako vždy přišel o jeden oddíl. Porážka generála přináší vliv. Proměňte jeden oddíl v posádku: podrží vám Čechy, až Valdštejn potáhne dál.
lesson-first-steps-finished = Mobilizace, dražba, pochod, karty, posádka: rondel už znáte. Hrajte odtud za Rakousko dál proti botům, nebo začněte vlastní hru.
