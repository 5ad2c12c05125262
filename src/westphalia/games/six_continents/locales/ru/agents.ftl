# SC-19 Агенты

option-agents = Агенты
option-buy_spy = Купить шпионов
option-deal = Раздать карты тайных действий

ask-agent_work = Чем займутся ваши агенты?
ask-buy_spies = Сколько шпионов покупаете по 8 монет?
ask-leave_out = Какое действие не войдёт в ваш набор в этом раунде?
ask-deal_card = Какую карту кладёте рубашкой вверх перед { NAME($other, case: "ins") }?

no-agents-capital = Без столицы у вас нет тайной службы.
no-agents-level = Уровень вашей столицы слишком низок для шпионов.
no-spy-gold = Шпион стоит 8 монет.
no-deal-spies = У вас нет шпионов.
no-deal-again = В этом ходу вы уже раздали карты.
no-card-spies = Для каждого действия нужен отдельный шпион.
no-card-twice = Эту карту вы уже положили перед другим игроком.
no-card-left-out = Эта карта не входит в ваш набор в этом раунде.

log-spies = { NAME($seat) } покупает { $n ->
    [one] { $n } шпиона
    [2] { $n } шпионов
    [3] { $n } шпионов
    [4] { $n } шпионов
    [few] { $n } шпиона
   *[many] { $n } шпионов
} за { $gold ->
    [one] { $gold } монету
    [few] { $gold } монеты
   *[many] { $gold } монет
}.
log-card-dealt = Вы кладёте карту перед { NAME($other, case: "ins") }: { NAME($card) }.
log-dealt = { NAME($seat) } раздаёт всем карты тайных действий.
log-card-revealed = { NAME($seat) } открывает карту, лежащую перед { NAME($other, case: "ins") }: { NAME($card) }.
log-agent-success = { NAME($other) } выбрасывает { $roll } против карты { NAME($seat, case: "gen") } ({ NAME($card) }): это больше { $needed }, действие удаётся.
log-agent-failure = { NAME($other) } выбрасывает { $roll } против карты { NAME($seat, case: "gen") } ({ NAME($card) }): нужно больше { $needed }, действие срывается.
log-spy-lost = { NAME($seat) } теряет шпиона.
