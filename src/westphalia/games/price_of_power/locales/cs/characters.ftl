# Postavy

option-appoint = Jmenování rádce/vůdce
option-dismiss = Propustit postavu
option-transfer = Přeložit generála
option-ruler_leads = Vládce jako generál
option-advisor = Rádce
option-ruler = Vládce
option-army_1 = Vojsko 1
option-army_2 = Vojsko 2
option-army_3 = Vojsko 3
option-fleet = Loďstvo
option-from_army_1 = Generál vojska 1
option-from_army_2 = Generál vojska 2
option-from_army_3 = Generál vojska 3
option-advisor_adm = Rádce pro správu
option-advisor_dip = Rádce pro diplomacii
option-advisor_mil = Rádce pro vojenství
option-home = Návrat od vojska
option-discard = Odhodit
option-interregnum = Nikdo: interregnum
ask-appoint = Koho jmenujete?
ask-appoint_as = Jaký úřad postava dostane?
ask-replaced_general = Postava { NAME($character) } je nahrazena. Kam odejde?
ask-dismiss = Koho propustíte?
ask-transfer_from = Generála kterého vojska přeložíte?
ask-transfer_to = Ke kterému vojsku generála přeložíte?
ask-ruler_leads = Kterému vojsku bude vládce velet?
ask-new_ruler = Nemáte vládce. Který vůdce z vaší ruky nastoupí?
no-appoint-card = Nemáte v ruce postavu, kterou byste mohli jmenovat a zaplatit.
no-appoint-ruler-lives = Tento vůdce se může stát jen vládcem, a toho už máte.
no-war-council = Rada, která vládne vaší říši, válku nevyhlašuje.
no-dismiss = Nemáte koho propustit.
no-transfer = Nemáte generála, kterého byste přeložili.
no-ruler-leads = Nemáte vládce, který by směl velet vojsku.
log-appointed = { $role ->
    [advisor] Nový rádce { NAME($seat, case: "gen") }: { NAME($character) }.
    [ruler] Nový vládce { NAME($seat, case: "gen") }: { NAME($character) }.
    [fleet] Nový admirál { NAME($seat, case: "gen") }: { NAME($character) }.
   *[other] Nový generál { NAME($seat, case: "gen") }: { NAME($character) }.
}
log-transferred = { NAME($character) } přebírá jiné vojsko { NAME($seat, case: "gen") }.
log-ruler-leads = { $army ->
    [home] Vládce { NAME($seat, case: "gen") } opouští své vojsko.
   *[other] Vládce { NAME($seat, case: "gen") } se ujímá velení vojska.
}
log-advisor-leaves = Rádce { NAME($seat, case: "gen") } pro { NAME($power, case: "acc") } odchází.
log-general-leaves = Generál { NAME($seat, case: "gen") } opouští své vojsko.
log-admiral-leaves = Admirál { NAME($seat, case: "gen") } opouští loďstvo.
log-ill = Chatrné zdraví: { NAME($character) } ({ NAME($seat, case: "the") }).
log-ruler-dies = Vládce { NAME($seat, case: "gen") } umírá: { NAME($character) }.
log-interregnum = Začíná interregnum: { NAME($seat, case: "the") }.
