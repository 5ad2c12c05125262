# SC-5.3, 5.8–5.12 Прибытие

option-wait = Ждать
option-scrap = Списать корабль

ask-waiting_ship = Строительный корабль пока не может строить { NAME($place, case: "in") }. Ждёте ещё один ход?
ask-next_landing = Какой десант следующий?

log-units-arrive = { NAME($seat) }: с моря { $soldiers ->
    [one] высаживается { $soldiers } солдат
    [few] высаживаются { $soldiers } солдата
   *[many] высаживаются { $soldiers } солдат
} { NAME($place, case: "in") }.
log-transfer-lost = { NAME($seat) } теряет в море { $soldiers ->
    [one] { $soldiers } солдата
    [2] { $soldiers } солдат
    [3] { $soldiers } солдат
    [4] { $soldiers } солдат
    [few] { $soldiers } солдата
   *[many] { $soldiers } солдат
}: прибыть некуда, нет ни порта, ни столицы.
log-port-by-ship = Строительный корабль { NAME($seat, case: "gen") } строит порт { NAME($place, case: "in") }.
log-ship-scrapped = { NAME($seat) } списывает строительный корабль у берегов { NAME($place, case: "gen") }.
log-landing-revealed = Десантный корабль { NAME($seat, case: "gen") } прибывает { NAME($origin, case: "from") } { NAME($place, case: "to") } { $soldiers ->
    [0] без солдат
    [one] с { $soldiers } солдатом
   *[other] с { $soldiers } солдатами
} на борту.
log-landing-in-truce = Из-за перемирия десант { NAME($seat, case: "gen") } { NAME($place, case: "in") } отменяется, отряды поворачивают назад.
log-ship-waits = Строительный корабль { NAME($seat, case: "gen") } ждёт у берегов { NAME($place, case: "gen") }.
log-landing-begins = { NAME($seat) }: { $n ->
    [one] { $n } солдат штурмует
    [few] { $n } солдата штурмуют
   *[many] { $n } солдат штурмуют
} берег { NAME($place, case: "in") }.
