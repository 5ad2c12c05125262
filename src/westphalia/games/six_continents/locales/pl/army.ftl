# SC-18 Armia

option-recruit = Rekrutuj
option-exchange = Wymień jednostki
option-caravan = Utwórz lub rozdziel karawany
option-join = Utwórz karawanę
option-split = Rozdziel karawanę
option-dig_in = Okop się
option-disband = Rozwiąż jednostki lub wycofaj statki
option-cargo = Jednostki na transportowcach

ask-recruit = Jakie jednostki rekrutujesz?
ask-recruit_number = { $unit ->
    [infantry] Ilu
   *[other] Ile
} { NAME($unit, case: "pl_gen") } rekrutujesz po { $price ->
    [one] { $price } monecie
    [few] { $price } monety
   *[many] { $price } monet
}?
ask-exchange = Jakie jednostki oddajesz?
ask-exchange_for = Na co wymieniasz { NAME($unit, case: "acc") }?
ask-exchange_number = Ile razy dokonujesz wymiany na { NAME($unit, case: "acc") }?
ask-caravan = Tworzysz karawanę czy ją rozdzielasz?
ask-caravan_place = W której prowincji to robisz?
ask-caravan_number = Ile karawan tworzysz { NAME($place, case: "in") }?
ask-caravan_split = { NAME($place) }: { COUNT($count, $unit) } z { $mp ->
    [one] { $mp } punktem ruchu
   *[other] { $mp } punktami ruchu
}. { $unit ->
    [infantry] Ilu
   *[other] Ile
} rozdzielasz?
ask-dig_in = W której prowincji się okopujesz?
ask-disband_where = Gdzie rozwiązujesz jednostki lub wycofujesz statki?
ask-disband_unit = Jakie jednostki rozwiązujesz?
ask-disband_number = Ile jednostek rozwiązujesz ({ NAME($unit) })?
ask-disband_zone = W której prowincji morskiej wycofujesz statki?
ask-disband_ship = Który statek wycofujesz ze służby { NAME($zone, case: "in") }?

no-recruiting-place = Bez stolicy i bez tymczasowego miejsca rekrutacji nie możesz rekrutować.
no-recruiting-red = Czerwone żetony w tymczasowym miejscu rekrutacji nie pozwalają rekrutować ani wymieniać jednostek.
no-recruit-limit = To więcej, niż pozwala limit rekrutacji w tej turze: dwóch żołnierzy na każdą prowincję, którą posiadasz i kontrolujesz.
no-recruit-gold = Nie stać cię na to.
no-recruit-level = Ta jednostka wymaga stolicy na poziomie { $level }.
no-exchange-too-few = W miejscu rekrutacji jest za mało jednostek na taką wymianę.
no-exchange-level = Poziom twojej stolicy nie pozwala na otrzymanie takiej jednostki.
no-exchange-outside-capital = Jednostki wymienia się tylko we własnej stolicy.
no-caravan-pair = Karawana wymaga kawalerii z 2 punktami ruchu i artylerii z pełnym zapasem punktów ruchu w jednej prowincji.
no-caravan-to-split = Nie masz tam karawany.
no-caravan-split-fought = Karawany, która walczyła w tej turze, nie można rozdzielić.
no-dig-in-automatic = Piechota okopuje się sama.
no-dig-in-infantry = Piechota nie ma tam już punktów ruchu, żeby się okopać.
no-dig-in-here = W stolicy ani przy bunkrze nie można się okopać.
no-dig-in-twice = To wojsko jest już okopane.
no-disband-nothing = Nie masz ani jednostek do rozwiązania, ani statków do wycofania.

log-recruited = { NAME($seat) } rekrutuje { COUNT($count, $unit, case: "acc") } { NAME($place, case: "in") } za { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
   *[many] { $gold } monet
}.
log-exchanged = { NAME($seat) } wymienia jednostki { NAME($place, case: "in") } i otrzymuje { COUNT($count, $unit, case: "acc") }.
log-caravan-joined = { NAME($seat) } tworzy { $count ->
    [one] { $count } karawanę
    [few] { $count } karawany
   *[many] { $count } karawan
} { NAME($place, case: "in") }.
log-caravan-split = { NAME($seat) } rozdziela { $count ->
    [one] { $count } karawanę
    [few] { $count } karawany
   *[many] { $count } karawan
} { NAME($place, case: "in") }.
log-dug-in = { NAME($seat) } okopuje się { NAME($place, case: "in") }.
log-disbanded = { NAME($seat) } rozwiązuje { NAME($place, case: "in") } jednostki: { COUNT($count, $unit) }.
log-cargo-disbanded = { NAME($seat) } rozwiązuje na transportowcach { NAME($zone, case: "in") } jednostki: { COUNT($count, $unit) }.
log-ship-disbanded = { NAME($seat) } wycofuje ze służby { NAME($ship, case: "acc") } { NAME($zone, case: "in") }.
