# Идеи

option-research_idea = Изучение идеи
ask-research = Какую идею изучаете?
ask-idea_to_return = Какая идея возвращается в свою колоду?
no-idea = Нет идеи, которую вы можете изучить и оплатить.
no-idea-twice = Эту идею вы уже изучили.
no-idea-requirement = Вы не выполняете требование этой идеи.
no-idea-empire = Член Империи не может сменить форму правления, пока имперский авторитет не ниже +3.
log-researched = { NAME($seat) } { AGREE($seat) ->
    [plural] изучают
   *[other] изучает
} идею «{ NAME($idea) }».
log-idea-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] отказываются
   *[other] отказывается
} от идеи «{ NAME($idea) }».
log-idea-shown = Выложена идея «{ NAME($idea) }».
