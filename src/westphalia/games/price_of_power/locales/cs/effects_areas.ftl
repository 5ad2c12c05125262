# Co karty umísťují do oblastí

ask-card_claim = Ve které oblasti získáte nárok?
ask-card_claim_lost = Kterého nároku se vzdáte?
ask-card_core = Do které oblasti umístíte žeton domoviny?
ask-card_influence_area = Kterou oblast pro vliv zvolíte?
ask-card_influence = Kam umístíte kostku vlivu?
ask-card_influence_lost = Ze které oblasti bude odstraněn vliv?
ask-card_cube_owner = Čí kostka { NAME($area, case: "in") } bude odstraněna?
ask-card_influence_replaced = Ve které oblasti váš vliv nahradí cizí kostku?
ask-plague_area = Kterou oblast zasáhne mor?
ask-may_place_claim = Využijete nárok, který karta dává?
ask-may_place_influence = Umístíte vliv, který karta dává?
ask-may_remove_influence = Odstraníte vliv, o kterém karta mluví?

no-core-not-owned = Nevlastníte všechny provincie této oblasti.
no-core-already = Všechny provincie této oblasti už jsou vaší domovinou.

log-core = { NAME($seat) } { AGREE($seat) ->
    [plural] umísťují
   *[other] umísťuje
} žeton domoviny { NAME($area, case: "to") }.
log-core-lost = Žeton domoviny { NAME($seat, case: "gen") } mizí { NAME($area, case: "from") }.
log-plague = Mor propuká { NAME($area, case: "in") }.
