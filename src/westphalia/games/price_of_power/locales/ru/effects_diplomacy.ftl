# Дипломатия на картах

ask-card_alliance = С каким королевством заключаете союз?
ask-card_marriage = С каким королевством заключаете королевский брак?
ask-card_alliance_consent = Принимаете союз { NAME($realm, case: "with") }?
ask-card_marriage_consent = Принимаете королевский брак { NAME($realm, case: "with") }?
ask-alliance_to_lift = У вас не осталось жетонов союза. Какой союз прекращаете ради нового?
ask-marriage_to_lift = У вас не осталось жетонов королевского брака. Какой брак прекращаете ради нового?
ask-card_disputed = В каком королевстве оспаривается наследование?
ask-card_cb = Против какого королевства размещаете жетон CB?
ask-card_crusade = Против какой области объявляется крестовый поход?
ask-may_gain_alliance = Заключаете союз, который даёт карта?
ask-may_gain_marriage = Заключаете брак, который даёт карта?
ask-may_offer = Делаете предложение, которое даёт карта?
ask-may_place_cb_token = Размещаете жетон CB?
ask-may_end_truce = Прекращаете перемирие?

log-offer-refused = { NAME($seat) } { AGREE($seat) ->
    [plural] отвергают
   *[other] отвергает
} предложение { NAME($realm, case: "gen") }.
log-cb = У { NAME($seat, case: "gen") } жетон CB против { NAME($realm, case: "gen") }.
log-truce-ends = Перемирие { NAME($seat, case: "gen") } { NAME($realm, case: "with") } прекращается.
log-committed = { NAME($seat) } { AGREE($seat) ->
    [plural] участвуют
   *[other] участвует
} в крестовом походе.
log-cb-lifted = { NAME($seat) } { AGREE($seat) ->
    [plural] забирают
   *[other] забирает
} жетон CB против { NAME($realm, case: "gen") }.
