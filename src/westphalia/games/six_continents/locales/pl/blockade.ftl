# SC-5.17 do 5.19 Blokada i transportowce bez eskorty

no-working-port = Potrzebujesz czynnego portu: takiego, który posiadasz i kontrolujesz i który nie jest zablokowany.

log-transports-sunk = { NAME($seat) } traci { $count ->
    [one] { $count } transportowiec
    [few] { $count } transportowce
   *[many] { $count } transportowców
}{ $soldiers ->
    [0] { "" }
    [one] { " " }z { $soldiers } żołnierzem
   *[other] { " " }z { $soldiers } żołnierzami
} { NAME($zone, case: "in") }: brak eskorty okrętów bojowych.
