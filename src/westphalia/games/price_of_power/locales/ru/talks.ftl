# Дипломатия между игроками

option-talk = Дипломатия между игроками
ask-talk_partner = С кем ведёте переговоры?
ask-talk_privacy = Ведёте переговоры открыто или наедине, за 1 кубик дипломатической власти?
option-openly = Открыто
option-privately = Наедине
ask-talk_bundle = Что предлагаете { NAME($seat, case: "dat") }?
option-alliance = Союз
option-marriage = Королевский брак
option-support = Финансовая поддержка
option-sale = Продажа провинции
option-propose = Предложить это
option-clear = Начать заново
option-give_up = Прервать переговоры
ask-support_giver = Кто даёт дукаты?
ask-support_amount = Сколько дукатов? За каждые 10 активный игрок платит 1 кубик дипломатической власти.
ask-sale_seller = Кто продаёт?
ask-sale_province = Какая провинция продаётся?
ask-sale_price = За сколько дукатов она продаётся?
ask-talk_answer = { NAME($seat) } { AGREE($seat) ->
    [plural] предлагают
   *[other] предлагает
} соглашение. Что ответите?
option-counter = Сделать другое предложение
ask-dowry_deck = Из какой колоды вы оба можете взять карту?
ask-dowry = Берёте карту?
no-talk-partner = Нет никого, с кем вы могли бы о чём-нибудь договориться.
no-talk-war = Во время войны можно договориться только о финансовой поддержке.
no-support-and-sale = Финансовая поддержка и продажа провинций в одном ходу исключают друг друга.
no-sale-claim = Нет провинции, которую владелец мог бы продать игроку с претензией в её области.
no-sale-town = У покупателя не осталось городов, которые можно разместить.
no-sale-last = Последнюю провинцию продать нельзя.
log-talk-failed = { NAME($seat) } не { AGREE($seat) ->
    [plural] приходят
   *[other] приходит
} к согласию { NAME($other, case: "with") }.
log-private-talk = { NAME($seat) } { AGREE($seat) ->
    [plural] ведут
   *[other] ведёт
} переговоры { NAME($other, case: "with") } наедине.
log-ducats-given = { NAME($seat) } { AGREE($seat) ->
    [plural] дают
   *[other] даёт
} { $n } { $n ->
    [one] дукат
    [few] дуката
   *[many] дукатов
} { NAME($other, case: "dat") }.
log-sold = { NAME($seat) } { AGREE($seat) ->
    [plural] продают
   *[other] продаёт
} { NAME($other, case: "dat") } провинцию { NAME($province) }.
