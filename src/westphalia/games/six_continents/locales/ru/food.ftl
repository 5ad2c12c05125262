# SC-13.10–13.14 Еда и голод

ask-famine_buy_off = Голод грозит гибелью { $loss ->
    [one] { $loss } солдату
   *[other] { $loss } солдатам
}. Скольких спасаете по { $price ->
    [one] { $price } монете
    [few] { $price } монеты
   *[many] { $price } монет
} за каждого?

log-food = { NAME($seat) }: нужно еды — { $need }, есть — { $supply }.
log-food-bank = Банк покупает { $food ->
    [one] { $food } единицу
    [few] { $food } единицы
   *[many] { $food } единиц
} еды у { NAME($seat, case: "gen") } за { $gold ->
    [one] { $gold } монету
    [few] { $gold } монеты
   *[many] { $gold } монет
}.
log-famine = { NAME($seat) } страдает от голода: { $n ->
    [1] { $n } солдат погибнет, если за него не заплатить
    [one] { $n } солдат погибнет, если за них не заплатить
    [few] { $n } солдата погибнут, если за них не заплатить
   *[many] { $n } солдат погибнут, если за них не заплатить
}.
log-famine-paid = { NAME($seat) } платит { $gold ->
    [one] { $gold } монету
    [few] { $gold } монеты
   *[many] { $gold } монет
} и спасает { $n ->
    [one] { $n } солдата
    [2] { $n } солдат
    [3] { $n } солдат
    [4] { $n } солдат
    [few] { $n } солдата
   *[many] { $n } солдат
}.

# Что приносит конец хода
brings-famine = Голод: погибнет от 1 до { $n ->
    [one] { $n } солдата
   *[other] { $n } солдат
}; спасти одного стоит { $gold ->
    [one] { $gold } монету
    [few] { $gold } монеты
   *[many] { $gold } монет
}
brings-famine-revolt = Шанс восстания { $chance } % (мятежники: 1–{ $n })
brings-famine-revolt-unless-paid = Шанс восстания { $chance } % (мятежники: 1–{ $n }), если заплатить не за всех
brings-red-revolt = Красные жетоны: шанс восстания { $chance } % (мятежники: 1–{ $n })
