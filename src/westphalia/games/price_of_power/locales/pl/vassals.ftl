# Podporządkowanie i wasale

option-annex = Anektuj
option-take = Uczyń wasalem także to królestwo
option-release = Uwolnij to królestwo
option-nothing = Nic
option-claim = Roszczenie
ask-subjugate_target = Kogo podporządkowujesz?
ask-subjugate_how = Czynisz { NAME($realm, case: "acc") } swoim wasalem czy anektujesz to królestwo?
ask-subjugate_influence = Z którego obszaru odrzucasz wpływ?
ask-subjugate_vassal = Płacisz { $n } { $n ->
    [one] wpływ
    [few] wpływy
   *[many] wpływów
}, by zatrzymać { NAME($realm, case: "acc") } jako wasala, czy uwalniasz to królestwo?
ask-released_vassal = { NAME($realm) } { AGREE($realm) ->
    [plural] odzyskują
   *[other] odzyskuje
} wolność. Co tam umieszczasz?
ask-released_claim = Na którym obszarze umieszczasz roszczenie?
no-subjugate-target = Nie masz ani sojusznika, ani wasala do podporządkowania.
no-subjugate-relation = To ani twój sojusznik, ani twój wasal.
no-subjugate-never = Odległe królestwa, Państwo Papieskie i cesarz nie mogą zostać wasalami.
no-subjugate-war = Obie strony muszą być w stanie pokoju.
no-subjugate-tax = Twój podatek bazowy musi być co najmniej dwa razy wyższy od podatku bazowego tego królestwa; przy królewskim mariażu wystarczy, że go przewyższa.
no-subjugate-influence = Masz za mało wpływów na jego obszarach.
no-subjugate-tokens = Masz za mało żetonów wasala.
no-subjugate-marriage = Podporządkowanie królestwa z własnymi wasalami wymaga królewskiego mariażu z nim.
log-treaties-return = Żetony wojny, rozejmu i CB przeciw { NAME($realm, case: "dat") } wracają do właścicieli.
