# Efekty kart akcji

ask-new_alliance_target = Z którym królestwem szukasz sojuszu?
ask-cube_area = Z którego obszaru usuwasz kostkę wpływu?
ask-cube_owner = Czyją kostkę usuwasz { NAME($area, case: "in") }?
ask-own_cube_area = Gdzie umieszczasz kostkę wpływu?
ask-alliance_to_lift = Nie masz już żetonu sojuszu. Który sojusz kończysz, by zawrzeć nowy?
ask-pacify = Z której prowincji usuwasz niepokoje?
ask-taxed_province = W której prowincji wybuchają niepokoje?
no-new-alliance = Na żadne królestwo nie można wpłynąć.
no-war-taxes-peace = Podatki wojenne ściąga się tylko w czasie wojny.
no-war-taxes-units = Nie masz na mapie żadnej jednostki regularnej.
log-card-target = { NAME($seat) } wskazuje królestwo { NAME($realm) }.
log-unrest-removed = Niepokoje { NAME($province, case: "in") } ustają.
