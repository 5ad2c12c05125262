# Дипломатические действия: влияние, заключение союза, создание претензий

option-influence = Влияние
option-forge_alliance = Заключение союза
option-fabricate_claims = Создание претензий
option-ducats = 3 дуката
option-free = Бесплатно

ask-influence_area = В какой области размещаете влияние?
ask-influence_pay = Чем платите за этот кубик?
ask-forge_alliance = С каким королевством заключаете союз?
ask-claim_area = В какой области создаёте претензию?

no-influence-reach = Рядом с этой областью нет ни ваших городов, ни вассалов, ни союзников, ни королевских браков, ни влияния.
no-influence-full = В этой области уже лежат пять кубиков влияния.
no-influence-two = В этом ходу вы уже разместили в этой области два кубика.
no-influence-closed = Все провинции этой области принадлежат игрокам.
no-influence-area = Нет области, в которой вы могли бы разместить влияние.
no-alliance-at-war = Вы ведёте войну.
no-alliance-they-at-war = Это королевство ведёт войну.
no-alliance-influence = Нужно не меньше 2 кубиков вашего влияния в его областях.
no-alliance-rival = У его союзника там не меньше влияния, чем у вас.
no-alliance-claim = Для союза с дальним королевством нужна ваша претензия в одной из его областей.
no-alliance-already = Это королевство уже ваш союзник.
no-alliance-token = У вас не осталось жетонов союза.
no-alliance-not-npr = Это королевство не заключает союзов.
no-alliance-target = Нет королевства, с которым вы могли бы заключить союз.
no-claim-twice = Там уже лежит ваш жетон претензии или основной жетон.
no-claim-owned = Вы владеете всеми провинциями этой области.
no-claim-at-war = Претензии создают только в мирное время.
no-claim-empty = Претензию на территорию без провинций и фишек даёт только исследование.
no-claim-by-land = Дальняя область должна соседствовать с вашим королевством по суше.
no-claim-reach = Эта область не соседствует с вашим королевством.
no-claim-area = Нет области, в которой вы могли бы создать претензию.

log-influence = { NAME($seat) } { AGREE($seat) ->
    [plural] размещают
   *[other] размещает
} влияние { NAME($area, case: "in") }.
log-alliance = { NAME($seat) } { AGREE($seat) ->
    [plural] заключают
   *[other] заключает
} союз { NAME($realm, case: "with") }.
log-claim-announced = { NAME($seat) } { AGREE($seat) ->
    [plural] готовят
   *[other] готовит
} претензию { NAME($area, case: "in") }.
log-claim = { NAME($seat) } { AGREE($seat) ->
    [plural] создают
   *[other] создаёт
} претензию { NAME($area, case: "in") }.
