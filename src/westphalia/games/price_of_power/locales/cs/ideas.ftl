# Myšlenky

option-research_idea = Osvojení nové myšlenky
ask-research = Kterou myšlenku si osvojíte?
ask-idea_to_return = Která myšlenka se vrátí do svého balíčku?
no-idea = Není žádná myšlenka, kterou byste si mohli osvojit a zaplatit.
no-idea-twice = Tuto myšlenku už máte osvojenou.
no-idea-requirement = Nesplňujete požadavek této myšlenky.
no-idea-empire = Členská země SIR nesmí měnit formu vlády, dokud je říšská moc +3 nebo vyšší.
log-researched = { NAME($seat) } si { AGREE($seat) ->
    [plural] osvojují
   *[other] osvojuje
} myšlenku „{ NAME($idea) }“.
log-idea-lost = { NAME($seat) } se { AGREE($seat) ->
    [plural] vzdávají
   *[other] vzdává
} myšlenky „{ NAME($idea) }“.
log-idea-shown = Do nabídky přichází myšlenka „{ NAME($idea) }“.
