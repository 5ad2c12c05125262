# Diplomatické akce: vliv, uzavření spojenectví, vykonstruování nároků

option-influence = Vliv
option-forge_alliance = Uzavření spojenectví
option-fabricate_claims = Vykonstruování nároků
option-ducats = 3 dukáty
option-free = Zdarma

ask-influence_area = Do které oblasti umístíte vliv?
ask-influence_pay = Čím za tuto kostku zaplatíte?
ask-forge_alliance = Se kterou říší uzavřete spojenectví?
ask-claim_area = Ve které oblasti vykonstruujete nárok?

no-influence-reach = S touto oblastí nesousedí žádné vaše město, vazal, spojenectví, sňatek ani vliv.
no-influence-full = V této oblasti už leží pět kostek vlivu.
no-influence-two = V tomto tahu jste do této oblasti už umístili dvě kostky.
no-influence-closed = Všechny provincie této oblasti patří hráčům.
no-influence-area = Není oblast, do níž byste mohli umístit vliv.
no-alliance-at-war = Jste ve válce.
no-alliance-they-at-war = Tato říše je ve válce.
no-alliance-influence = V jejích oblastech potřebujete vliv alespoň 2.
no-alliance-rival = Její spojenec tam má alespoň tolik vlivu jako vy.
no-alliance-claim = U vzdálené říše musíte mít nárok v některé z jejích oblastí.
no-alliance-already = Tato říše už vaším spojencem je.
no-alliance-token = Nezbývá vám žeton spojenectví.
no-alliance-not-npr = Tato říše spojenectví neuzavírá.
no-alliance-target = Není říše, se kterou byste mohli uzavřít spojenectví.
no-claim-twice = Žeton nároku nebo domoviny tam už máte.
no-claim-owned = Vlastníte všechny provincie této oblasti.
no-claim-at-war = Nároky lze vykonstruovat jen v míru.
no-claim-empty = Na území bez provincií a figurek lze získat nárok jen objevováním.
no-claim-by-land = Vzdálená oblast musí s vaší říší sousedit po souši.
no-claim-reach = Tato oblast s vaší říší nesousedí.
no-claim-area = Není oblast, kde byste mohli vykonstruovat nárok.

log-influence = { NAME($seat) } { AGREE($seat) ->
    [plural] umísťují
   *[other] umísťuje
} vliv { NAME($area, case: "to") }.
log-alliance = { NAME($seat) } { AGREE($seat) ->
    [plural] uzavírají
   *[other] uzavírá
} spojenectví { NAME($realm, case: "with") }.
log-claim-announced = { NAME($seat) } si { AGREE($seat) ->
    [plural] připravují
   *[other] připravuje
} nárok na oblast { NAME($area) }.
log-claim = { NAME($seat) } { AGREE($seat) ->
    [plural] získávají
   *[other] získává
} nárok na oblast { NAME($area) }.
