# SC-3.11–3.13, SC-1.7, SC-1.21 Переход

option-march = Совершить переход

ask-march_from = Из какой провинции выступаете?
ask-march_to = Куда идут отряды { NAME($origin, case: "from") }?
ask-units = { NAME($place) }: { COUNT($count, $unit) } { $mp ->
    [0] без очков движения
    [one] с { $mp } очком движения
   *[other] с { $mp } очками движения
}. Сколько выступает?

no-march-without-units = У вас нет сухопутных отрядов на игровом поле.
no-march-points = Там нет отрядов, которым хватает очков движения.
no-march-gold = На этот переход у вас не хватает монет.
no-march-attack = Эту провинцию контролирует другая сила: войти в неё — значит атаковать.
no-march-stop-in-transit = Через эту провинцию можно пройти, но нельзя в ней остановиться, а дальше идти некуда.
no-march-nowhere = Рядом нет провинции, куда эти отряды могли бы перейти.

log-march = { NAME($seat) } ведёт { $soldiers ->
    [one] { $soldiers } солдата
    [2] { $soldiers } солдат
    [3] { $soldiers } солдат
    [4] { $soldiers } солдат
    [few] { $soldiers } солдата
   *[many] { $soldiers } солдат
} { NAME($origin, case: "from") } { NAME($target, case: "to") } { $gold ->
    [0] бесплатно
    [one] за { $gold } монету
    [few] за { $gold } монеты
   *[many] за { $gold } монет
}.
log-land-taken = { NAME($seat) } занимает нейтральную провинцию { NAME($place) }.
