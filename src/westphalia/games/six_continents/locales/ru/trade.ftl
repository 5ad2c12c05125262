# SC-3.14 Торговля, SC-1.20 Продажа земли

option-offer = Сделать предложение
option-answer_offer = Ответить на предложение
option-withdraw_offer = Отозвать предложение
option-send = Отправить
option-give_gold = Отдать монеты
option-give_food = Отдать еду
option-give_fruit = Отдать плоды
option-give_voucher = Отдать талоны на дорогу
option-give_land = Отдать провинцию
option-want_gold = Попросить монеты
option-want_food = Попросить еду
option-want_fruit = Попросить плоды
option-want_voucher = Попросить талоны на дорогу
option-want_land = Попросить провинцию
option-counter = Сделать встречное предложение

ask-offer_to = Кому делаете предложение?
ask-edit_offer = Ваше предложение { NAME($other, case: "dat") }: что в него входит?
ask-offer_of = На чьё предложение отвечаете?
ask-answer_offer = Что ответите на предложение { NAME($other, case: "gen") }?
ask-withdraw_offer = Какое предложение отзываете?
ask-give_amount = Сколько { NAME($goods, case: "pl_gen") } отдаёте { NAME($other, case: "dat") }?
ask-want_amount = Сколько { NAME($goods, case: "pl_gen") } просите у { NAME($other, case: "gen") }?
ask-give_place = Какую провинцию отдаёте { NAME($other, case: "dat") }? Повторный выбор вычёркивает провинцию.
ask-want_place = Какую провинцию просите у { NAME($other, case: "gen") }? Повторный выбор вычёркивает провинцию.

no-trade-nothing = Торговать нечем.
no-trade-none-in-hand = У вас этого нет.
no-trade-none-there = У другой стороны этого нет.
no-trade-land = Нет провинций, которые могли бы сменить владельца.
no-trade-land-sale-off = В этой игре провинции не продаются.
no-trade-empty-offer = Предложение ещё пустое.
no-trade-offer-open = Такого предложения сейчас нет.
no-trade-not-covered = У вас нет того, о чём просят.

log-offer-made = { NAME($seat) } делает предложение { NAME($other, case: "dat") }.
log-offer-refused = { NAME($seat) } отклоняет предложение { NAME($other, case: "gen") }.
log-offer-withdrawn = { NAME($seat) } отзывает предложение, сделанное { NAME($other, case: "dat") }.
log-offer-lapsed = Предложение { NAME($seat, case: "gen") }, сделанное { NAME($other, case: "dat") }, теряет силу.
log-trade = { NAME($seat) } заключает сделку { NAME($other, case: "with") }.
log-handed-over = { NAME($seat) } передаёт { COUNT($n, $goods, case: "acc") } { NAME($other, case: "dat") }.
log-land-sold = { NAME($seat) } передаёт { NAME($other, case: "dat") } провинцию { NAME($place) }.
