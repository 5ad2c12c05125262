# Религия на картах

ask-card_religion = В какой области меняется религия?
ask-card_revolution = В какой области вспыхивает революция?
ask-card_revolution_ends = В какой области кончается революция?
ask-card_leave_hre = Какая область покидает Империю?
ask-may_set_area_religion = Меняете религию области?
ask-may_set_state_religion = Меняете свою государственную религию?
ask-may_revolution_token = Размещаете жетон революции?
ask-may_leave_hre = Покидаете Империю?

log-realm-religion = { $religion ->
    [none] У { NAME($realm, case: "gen") } больше нет государственной религии.
   *[other] Государственная религия { NAME($realm, case: "gen") } теперь — { NAME($religion) }.
}
