# Что карты размещают в областях

ask-card_claim = В какой области получаете претензию?
ask-card_claim_lost = От какой претензии отказываетесь?
ask-card_core = В какой области размещаете основной жетон?
ask-card_influence_area = Какую область выбираете для влияния?
ask-card_influence = Где размещаете кубик влияния?
ask-card_influence_lost = Из какой области убирается влияние?
ask-card_cube_owner = Чей кубик убирается { NAME($area, case: "from") }?
ask-card_influence_replaced = В какой области ваше влияние заменяет чужой кубик?
ask-plague_area = Какую область поражает чума?
ask-may_place_claim = Берёте претензию, которую даёт карта?
ask-may_place_influence = Размещаете влияние, которое даёт карта?
ask-may_remove_influence = Убираете влияние, о котором говорит карта?

no-core-not-owned = Вы владеете не всеми провинциями этой области.
no-core-already = Все провинции этой области уже входят в число ваших основных.

log-core = { NAME($seat) } { AGREE($seat) ->
    [plural] размещают
   *[other] размещает
} основной жетон { NAME($area, case: "in") }.
log-core-lost = Основной жетон { NAME($seat, case: "gen") } убран { NAME($area, case: "from") }.
log-plague = Чума вспыхивает { NAME($area, case: "in") }.
