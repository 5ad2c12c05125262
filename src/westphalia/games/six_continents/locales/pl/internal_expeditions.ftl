# SC-11 Ekspedycje wewnętrzne

option-explore = Wyślij ekspedycję wewnętrzną
option-some = Część

ask-explore_place = Którą prowincję ma zbadać ekspedycja za 10 monet?
ask-buy_mineral = { $rare ->
    [1] Odkryto rzadki minerał
   *[other] Odkryto pospolity minerał
} { NAME($place, case: "in") }. Otwierasz kopalnię za { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
   *[many] { $gold } monet
}?
ask-face_savages = Pojawia się { $n ->
    [one] { $n } dzikus
   *[other] { $n } dzikusów
} { NAME($place, case: "in") }. Co robią stojące tam jednostki?
ask-leave_savages = Dokąd wycofują się jednostki { NAME($origin, case: "from") }?
ask-who_leaves = Czy wszystkie jednostki { NAME($origin, case: "from") } przechodzą { NAME($place, case: "to") }?

no-explore-gold = Ekspedycja kosztuje 10 monet.
no-explore-anywhere = Żadnej z twoich prowincji nie można zbadać.
no-explore-not-yours = Możesz zbadać tylko prowincję, którą posiadasz i kontrolujesz.
no-explore-capital = Stolicy nie można badać.
no-explore-again = Tę prowincję już badano.
no-explore-building = Stoi tu główny budynek.
no-explore-road-or-port = Jest tu droga lub port.
no-explore-red = W prowincji leżą jeszcze czerwone żetony.
no-explore-tree = Rośnie tu drzewo kokosowe.

log-explore = { NAME($seat) } wysyła ekspedycję wewnętrzną, która zbada { NAME($place, case: "acc") }.
log-explored = Ekspedycja { NAME($seat, case: "gen") } { NAME($place, case: "in") } przysyła wieści (wynik { $result }).
log-mineral-bought = { NAME($seat) } otwiera kopalnię { NAME($place, case: "in") } za { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
   *[many] { $gold } monet
}: { $rare ->
    [1] rzadki minerał
   *[other] pospolity minerał
}.
log-mineral-lost = { NAME($seat) } rezygnuje z { $rare ->
    [1] rzadkiego
   *[other] pospolitego
} minerału { NAME($place, case: "in") }.
log-explored-nothing = Ekspedycja { NAME($place, case: "in") } niczego nie znajduje.
log-artefact = Ekspedycja { NAME($place, case: "in") } znajduje artefakt: { NAME($seat, case: "the") } zyskuje { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
   *[many] { $gold } monet
}.
log-poisoned = Woda { NAME($place, case: "in") } jest odtąd na zawsze zatruta.
log-savages = Pojawia się { $n ->
    [one] { $n } dzikus
   *[other] { $n } dzikusów
} { NAME($place, case: "in") }; { NAME($seat, case: "the") } traci tę prowincję.
log-left-savages = { NAME($seat) } wycofuje { $soldiers ->
    [one] { $soldiers } żołnierza
   *[other] { $soldiers } żołnierzy
} { NAME($origin, case: "from") } { NAME($place, case: "to") }.
