# Myšlenky a mezníky na kartách

ask-card_research = Kterou myšlenku si díky kartě osvojíte?
ask-research_with = Kolik z ceny zaplatíte { NAME($power, case: "ins") }?
ask-card_lose_idea = Které myšlenky se vzdáte?
ask-card_replace_what = Co v nabídce nahradíte?
ask-card_old_idea = Která vyložená myšlenka bude nahrazena?
ask-card_old_milestone = Který mezník bude nahrazen?
ask-card_new_idea = Která myšlenka zaujme její místo?

log-milestone-shown = Do nabídky přichází mezník „{ NAME($milestone) }“.
