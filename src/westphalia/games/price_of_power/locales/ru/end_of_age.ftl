# Конец эпохи

ask-replace_what = У вас меньше всех престижа. Заменяете новую идею или цель?
ask-replace_idea = Какую идею заменяете?
ask-new_idea = На какую идею её заменяете?
ask-replace_milestone = Какую цель заменяете?
ask-new_milestone = На какую цель её заменяете?
ask-marriage_to_remove = От какого королевского брака отказываетесь? Вместо этого можно заплатить 2 кубика дипломатической власти.
option-idea = Идея
option-milestone = Цель

log-age = Начинается эпоха { $number }.
log-idea-replaced = { NAME($seat) } { AGREE($seat) ->
    [plural] выкладывают
   *[other] выкладывает
} идею «{ NAME($idea) }».
log-milestone-replaced = { NAME($seat) } { AGREE($seat) ->
    [plural] выкладывают
   *[other] выкладывает
} цель «{ NAME($milestone) }».
