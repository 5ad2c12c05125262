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
    [one] { $n } солдат должен погибнуть или быть выкуплен
    [few] { $n } солдата должны погибнуть или быть выкуплены
   *[many] { $n } солдат должны погибнуть или быть выкуплены
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
brings-famine = Голод: гибнут солдаты (1–{ $n }); откуп за каждого — { $gold }
brings-famine-revolt = Шанс восстания { $chance } % (мятежники: 1–{ $n })
brings-famine-revolt-unless-paid = Шанс восстания { $chance } % (мятежники: 1–{ $n }), если откупиться не за всех
brings-red-revolt = Красные жетоны: шанс восстания { $chance } % (мятежники: 1–{ $n })
