# SC-4 Здания

option-build = Построить здание
option-demolish = Снести или разрушить здание
option-bunker_2 = Бункер сразу уровня 2
option-upgrade_bunker = Улучшить бункер до уровня 2
option-voucher = Использовать талон на дорогу
option-gold = Заплатить монетами

ask-build_what = Что строите?
ask-build_where = Где строите { NAME($building, case: "acc") }?
ask-road_payment = Платите за дорогу { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[many] { $price } монет
} или используете талон?
ask-demolish_where = В какой провинции сносите здание?
ask-demolish_what = Какое здание сносите { NAME($place, case: "in") }?

no-build-level = Уровень вашей столицы пока не позволяет построить это здание.
no-build-gold = На это у вас не хватает монет.
no-build-site = Сейчас это негде построить: ни одна ваша провинция не подходит.
no-build-not-yours = Эту провинцию вы только оккупируете: в ней можно построить лишь дорогу.
no-build-not-controlled = Вы не контролируете эту провинцию.
no-build-in-capital = В столице ничего нельзя строить.
no-build-red-tokens = Пока здесь лежат красные жетоны, можно построить только дорогу.
no-build-expedition = Пока провинцию исследует экспедиция, здесь можно построить только дорогу или порт.
no-build-not-connected = У этой провинции нет связи с вашей столицей.
no-build-main-stands = Здесь уже есть основное здание.
no-build-port-stands = Здесь уже есть порт.
no-build-road-stands = Здесь уже есть дорога.
no-build-no-bunker = Здесь нет бункера, который можно улучшить.
no-build-bunker-complete = Этот бункер уже достиг уровня 2.
no-build-coast = Порт можно построить только в прибрежной провинции.
no-build-poisoned = На отравленной земле нельзя построить ни ферму, ни амбар.
no-demolish-nothing = Нет зданий, которые вы могли бы снести.

log-built = { NAME($seat) } строит { NAME($building, case: "acc") } { NAME($place, case: "in") } { $gold ->
    [0] бесплатно
    [one] за { $gold } монету
    [few] за { $gold } монеты
   *[many] за { $gold } монет
}.
log-demolished = { NAME($seat) } сносит { NAME($building, case: "acc") } { NAME($place, case: "in") } и получает обратно { $gold ->
    [one] { $gold } монету
    [few] { $gold } монеты
   *[many] { $gold } монет
}.
log-building-lost = Разрушена постройка { NAME($place, case: "in") }: { NAME($building) }.
log-destroyed = { NAME($seat) } разрушает { NAME($building, case: "acc") } в оккупированной провинции { NAME($place) }.
