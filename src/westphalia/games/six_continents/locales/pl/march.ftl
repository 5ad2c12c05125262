# SC-3.11 do 3.13, SC-1.7, SC-1.21 Przemarsz

option-march = Maszeruj

ask-march_from = Z której prowincji wyruszasz?
ask-march_to = Dokąd idą jednostki { NAME($origin, case: "from") }?
ask-units = { NAME($place) }: { COUNT($count, $unit) } z { $mp ->
    [one] { $mp } punktem ruchu
   *[other] { $mp } punktami ruchu
}. { $unit ->
    [infantry] Ilu
   *[other] Ile
} wyrusza?

no-march-without-units = Nie masz na planszy jednostek lądowych.
no-march-points = Żadna jednostka nie ma tam dość punktów ruchu.
no-march-gold = Nie stać cię na ten przemarsz.
no-march-attack = Tę prowincję kontroluje kto inny; wejście do niej byłoby atakiem.
no-march-stop-in-transit = Wolno ci tędy przejść, ale nie wolno się zatrzymać, a dalej nie dotrzesz.
no-march-nowhere = W sąsiedztwie nie ma prowincji, do której te jednostki mogą przejść.

log-march = { NAME($seat) } prowadzi { $soldiers ->
    [one] { $soldiers } żołnierza
   *[other] { $soldiers } żołnierzy
} { NAME($origin, case: "from") } { NAME($target, case: "to") } { $gold ->
    [0] bez kosztów
    [one] za { $gold } monetę
    [few] za { $gold } monety
   *[many] za { $gold } monet
}.
log-land-taken = { NAME($seat) } zajmuje neutralną prowincję { NAME($place) }.
