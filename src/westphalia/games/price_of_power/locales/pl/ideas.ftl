# Idee

option-research_idea = Zbadaj ideę
ask-research = Którą ideę badasz?
ask-idea_to_return = Która idea wraca do swojej talii?
no-idea = Nie ma idei, którą możesz zbadać i opłacić.
no-idea-twice = Masz już tę ideę.
no-idea-requirement = Nie spełniasz wymagania tej idei.
no-idea-empire = Członek Cesarstwa nie może zmienić formy rządu, gdy władza cesarska wynosi co najmniej +3.
log-researched = { NAME($seat) } { AGREE($seat) ->
    [plural] badają
   *[other] bada
} ideę „{ NAME($idea) }”.
log-idea-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] rezygnują
   *[other] rezygnuje
} z idei „{ NAME($idea) }”.
log-idea-shown = Wyłożono ideę „{ NAME($idea) }”.
