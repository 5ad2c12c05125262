# SC-13.1 do 13.9: drogi, czerwone żetony, gospodarka rabunkowa

option-robber = Rozpocznij lub zakończ gospodarkę rabunkową
option-stop_robber = Zakończ gospodarkę rabunkową

ask-robber_place = Gdzie rozpoczynasz gospodarkę rabunkową albo kończysz trwającą?

no-robber-not-controlled = Nie kontrolujesz tej prowincji.
no-robber-in-capital = W stolicy nie można prowadzić gospodarki rabunkowej.
no-robber-main-building = Stoi tu główny budynek.
no-robber-road-or-port = Jest tu droga lub port.
no-robber-red-tokens = W prowincji leżą jeszcze czerwone żetony.
no-robber-mineral = Jest tu kopalnia.
no-robber-tree = Rośnie tu drzewo kokosowe.
no-robber-poisoned = Ta ziemia jest zatruta.
no-robber-expedition = Tę prowincję bada ekspedycja.
no-robber-nowhere = Żadna z twoich prowincji nie nadaje się do gospodarki rabunkowej i żadnej trwającej nie możesz zakończyć.
no-robber-runs = Nie prowadzisz teraz żadnej gospodarki rabunkowej.

log-robber-started = { NAME($seat) } rozpoczyna gospodarkę rabunkową { NAME($place, case: "in") }.
log-robber-closed = { NAME($seat) } kończy gospodarkę rabunkową { NAME($place, case: "in") } i zostawia { $tokens ->
    [one] { $tokens } czerwony żeton
    [few] { $tokens } czerwone żetony
   *[many] { $tokens } czerwonych żetonów
}.
log-land-recovers = Z { $n } { $n ->
    [one] prowincji { NAME($seat, case: "gen") } znika jeden czerwony żeton
   *[other] prowincji { NAME($seat, case: "gen") } znika po jednym czerwonym żetonie
}.
log-wild-land-recovers = Z { $n } { $n ->
    [one] niczyjej prowincji znika jeden czerwony żeton
   *[other] niczyich prowincji znika po jednym czerwonym żetonie
}.
log-robber-goes-on = Gospodarka rabunkowa { NAME($place, case: "in") } trwa; czerwone żetony: { $tokens }.
