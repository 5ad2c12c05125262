# Эффекты карт действий

ask-new_alliance_target = С каким королевством ищете союза?
ask-cube_area = Из какой области убираете кубик влияния?
ask-cube_owner = Чей кубик убираете { NAME($area, case: "in") }?
ask-own_cube_area = Где размещаете кубик влияния?
ask-alliance_to_lift = У вас не осталось жетонов союза. Какой союз прекращаете ради нового?
ask-pacify = Из какой провинции убираете беспорядки?
ask-taxed_province = В какой провинции начинаются беспорядки?
no-new-alliance = Ни на одно королевство нельзя повлиять.
no-war-taxes-peace = Военные налоги собирают только во время войны.
no-war-taxes-units = У вас на карте нет ни одного регулярного отряда.
log-card-target = { NAME($seat) } называет королевство { NAME($realm) }.
log-unrest-removed = Беспорядки { NAME($province, case: "in") } прекращаются.
