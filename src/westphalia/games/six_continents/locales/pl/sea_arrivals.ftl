# SC-5.3, 5.8 do 5.12 Przybycia

option-wait = Czekaj
option-scrap = Zezłomuj statek

ask-waiting_ship = Statek budowlany nie może jeszcze budować { NAME($place, case: "in") }. Ma czekać jeszcze jedną turę?
ask-next_landing = Który desant rozstrzygasz teraz?

log-units-arrive = { $soldiers ->
    [one] { $soldiers } żołnierz
   *[other] { $soldiers } żołnierzy
} { NAME($seat, case: "gen") } ląduje { NAME($place, case: "in") }.
log-transfer-lost = { NAME($seat) } traci { $soldiers ->
    [one] { $soldiers } żołnierza
   *[other] { $soldiers } żołnierzy
} na morzu: nie ma portu ani stolicy, do których można by zawinąć.
log-port-by-ship = Statek budowlany { NAME($seat, case: "gen") } buduje port { NAME($place, case: "in") }.
log-ship-scrapped = { NAME($seat) } złomuje statek budowlany u brzegów { NAME($place, case: "gen") }.
log-landing-revealed = Statek desantowy { NAME($seat, case: "gen") } przypływa { NAME($origin, case: "from") } do brzegów { NAME($place, case: "gen") }: { $soldiers ->
    [one] { $soldiers } żołnierz
   *[other] { $soldiers } żołnierzy
} na pokładzie.
log-landing-in-truce = Z powodu rozejmu desant { NAME($seat, case: "gen") } { NAME($place, case: "in") } nie dochodzi do skutku i jednostki zawracają.
log-ship-waits = Statek budowlany { NAME($seat, case: "gen") } czeka u brzegów { NAME($place, case: "gen") }.
log-landing-begins = { $n ->
    [one] { $n } żołnierz
   *[other] { $n } żołnierzy
} { NAME($seat, case: "gen") } schodzi na brzeg { NAME($place, case: "in") } i rusza do szturmu.
