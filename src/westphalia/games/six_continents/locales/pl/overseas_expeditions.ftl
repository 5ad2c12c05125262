# SC-12 Ekspedycje zamorskie

option-overseas = Wyślij ekspedycję zamorską
option-abandon = Zrezygnuj
option-free_upgrade = Podnieś poziom stolicy o jeden
option-take_gold = Weź złoto

ask-lose_road = Wybuchają zamieszki. Która droga zostaje zniszczona?
ask-plant_tree = Gdzie sadzisz drzewo kokosowe?
ask-contrary_winds = Przeciwne wiatry. Płacisz { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
   *[many] { $gold } monet
}, by spróbować ponownie w następnej turze?
ask-captains_idea = Kapitan ma pomysł: darmowy poziom stolicy albo { $gold ->
    [one] { $gold } moneta
    [few] { $gold } monety
   *[many] { $gold } monet
}. Co wybierasz?
ask-poison_place = Która prowincja zostaje zatruta?
ask-poison_building = Nie ma już wolnej prowincji. Wskaż tę, która zostanie zatruta i straci główny budynek, albo zapłać { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
   *[many] { $gold } monet
}.

no-overseas-gale = Podczas wichury żadna ekspedycja nie wypłynie.
no-overseas-gold = Nie stać cię na ekspedycję.
no-overseas-port = Potrzebujesz własnego niezablokowanego portu.
no-overseas-limit = W drodze jest już tyle ekspedycji, ile ci wolno, a kupionego owocu nie masz.

log-overseas = { NAME($seat) } wysyła ekspedycję zamorską; powrót w kolejce { $round }.
log-overseas-result = { NAME($seat) } otrzymuje wieści zza morza (wynik { $result }).
log-overseas-nothing = Ekspedycja { NAME($seat, case: "gen") } wraca z niczym.
log-treasure = { NAME($seat) } zdobywa skarb: { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
   *[many] { $gold } monet
}.
log-lost-at-sea = Ekspedycja przepada na morzu: przez { $turns ->
    [one] { $turns } turę
    [few] { $turns } tury
   *[many] { $turns } tur
} dochód { NAME($seat, case: "gen") } jest niższy o { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
   *[many] { $gold } monet
}.
log-mercenaries = Najemnicy przyłączają się do { NAME($seat, case: "gen") }: { $n ->
    [one] { $n } armata
    [few] { $n } armaty
   *[many] { $n } armat
} { NAME($place, case: "in") }.
log-no-mercenaries = Do { NAME($seat, case: "gen") } przybywają najemnicy, ale nie ma dla nich miejsca.
log-riot = Zamieszki: tłum niszczy drogę { NAME($seat, case: "gen") } { NAME($place, case: "in") }.
log-no-riot = Zamieszki: { NAME($seat, case: "the") } nie ma drogi, którą tłum mógłby zniszczyć.
log-tree-gold = { NAME($seat) } sprowadza drzewo kokosowe i zarabia { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
   *[many] { $gold } monet
}.
log-tree = { NAME($seat) } sadzi drzewo kokosowe { NAME($place, case: "in") }.
log-tree-declined = { NAME($seat) } nie sadzi drzewa kokosowego.
log-shot = { NAME($seat) } zyskuje lepsze pociski przeciw bunkrom.
log-ghost-ship = Statek widmo: następna ekspedycja zamorska { NAME($seat, case: "gen") } kosztuje o { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
   *[many] { $gold } monet
} mniej.
log-engineers = { NAME($seat) } dostaje { $n ->
    [one] { $n } bon drogowy
    [few] { $n } bony drogowe
   *[many] { $n } bonów drogowych
}.
log-disease = Choroba tropikalna: { NAME($seat, case: "the") } traci { $n ->
    [one] { $n } żołnierza
   *[other] { $n } żołnierzy
}.
log-rich-tribe = Bogate plemię: { NAME($seat, case: "the") } dostaje po { $gold ->
    [one] { $gold } monecie
    [few] { $gold } monety
   *[many] { $gold } monet
} przez { $turns ->
    [one] { $turns } turę
    [few] { $turns } tury
   *[many] { $turns } tur
}.
log-winds-paid = { NAME($seat) } płaci { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
   *[many] { $gold } monet
}; ekspedycja płynie dalej pod wiatr.
log-winds-abandoned = Przeciwne wiatry: { NAME($seat, case: "the") } rezygnuje z ekspedycji.
log-farm-hands = Przybywają robotnicy rolni: { NAME($seat, case: "the") } taniej zbuduje { $n ->
    [one] { $n } najbliższą farmę
    [few] { $n } najbliższe farmy
   *[many] { $n } najbliższych farm
}.
log-ecologists = Ekolodzy przez { $n ->
    [one] { $n } turę
    [few] { $n } tury
   *[many] { $n } tur
} pilnują gospodarek rabunkowych { NAME($seat, case: "gen") }.
log-idea-upgrade = Pomysł kapitana podnosi stolicę { NAME($seat, case: "gen") } do poziomu { $level }.
log-idea-gold = { NAME($seat) } zarabia na pomyśle kapitana { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
   *[many] { $gold } monet
}.
log-cannibals = Kanibale: następna ekspedycja zamorska { NAME($seat, case: "gen") } kosztuje o { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
   *[many] { $gold } monet
} więcej.
log-new-weapon = { NAME($seat) } sprowadza nową broń.
log-captain-for-sale = Kapitan { NAME($seat, case: "gen") } wystawia ekspedycję na licytację.
log-poison = Ziemia { NAME($place, case: "in") } zostaje zatruta.
log-poison-paid = { NAME($seat) } płaci { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
   *[many] { $gold } monet
}, by uniknąć zatrucia.
log-poison-lapses = U { NAME($seat, case: "gen") } nie ma już ziemi, którą można by zatruć.
