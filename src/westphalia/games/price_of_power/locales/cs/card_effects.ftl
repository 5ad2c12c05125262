# Co dělají akční karty

ask-new_alliance_target = Se kterou říší chcete uzavřít spojenectví?
ask-cube_area = Ze které oblasti odstraníte kostku vlivu?
ask-cube_owner = Čí kostku { NAME($area, case: "in") } odstraníte?
ask-own_cube_area = Kam umístíte kostku vlivu?
ask-alliance_to_lift = Nezbývá vám žeton spojenectví. Které spojenectví kvůli novému ukončíte?
ask-pacify = Ze které provincie odstraníte nepokoje?
ask-taxed_province = Kterou provincii postihnou nepokoje?
no-new-alliance = Žádnou říši nelze ovlivnit.
no-war-taxes-peace = Válečná daň se vybírá jen ve válce.
no-war-taxes-units = Nemáte na mapě žádnou pravidelnou jednotku.
log-card-target = { NAME($seat) } volí říši { NAME($realm) }.
log-unrest-removed = Nepokoje { NAME($province, case: "in") } končí.
