# Дипломатические отношения: влияние, королевские браки, союзы, перемирия

ask-influence_lost = Какой из своих кубиков влияния убираете?
ask-rival_cube = Чей кубик уступает место вашему?

no-marriage-token = У вас не осталось жетонов королевского брака.
no-marriage-twice = Вас уже связывает королевский брак.
no-marriage-faith = Ваши религии не допускают королевского брака.
no-marriage-vassal = Вассал вступает в брак только со своим сюзереном.
no-marriage-interregnum = Во время междуцарствия королевские браки не заключают.
no-marriage-council = Ваш правитель не вступает в королевские браки.

log-influence-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] убирают
   *[other] убирает
} { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
} влияния из области { NAME($area) }.
log-area-closed = Все провинции области { NAME($area) } принадлежат игрокам: влияние оттуда возвращается владельцам.
log-marriage = { NAME($seat) } { AGREE($seat) ->
    [plural] заключают
   *[other] заключает
} королевский брак { NAME($realm, case: "with") }.
log-marriage-ends = Королевский брак { NAME($seat, case: "gen") } { NAME($realm, case: "with") } прекращается.
log-disputed = Престолонаследие { NAME($realm, case: "in") } оспаривается; права на престол есть у { NAME($seat, case: "gen") }.
log-alliance-ends = Союз { NAME($seat, case: "gen") } { NAME($realm, case: "with") } прекращается.
log-truce = У { NAME($seat, case: "gen") } перемирие { NAME($realm, case: "with") }.
