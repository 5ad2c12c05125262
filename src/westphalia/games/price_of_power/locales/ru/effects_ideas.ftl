# Идеи и цели на картах

ask-card_research = Какую идею изучаете по карте?
ask-research_with = Какую часть цены покрываете { NAME($power, case: "ins") }?
ask-card_lose_idea = От какой идеи отказываетесь?
ask-card_replace_what = Что из выложенного заменяете?
ask-card_old_idea = Какая выложенная идея заменяется?
ask-card_old_milestone = Какая цель заменяется?
ask-card_new_idea = Какая идея займёт её место?

log-milestone-shown = Выложена цель «{ NAME($milestone) }».
