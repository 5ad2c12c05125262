# Zakończenie ery

ask-replace_what = Masz najmniej prestiżu. Wymieniasz nową ideę czy kamień milowy?
ask-replace_idea = Którą ideę wymieniasz?
ask-new_idea = Na którą ideę ją wymieniasz?
ask-replace_milestone = Który kamień milowy wymieniasz?
ask-new_milestone = Na który kamień milowy go wymieniasz?
ask-marriage_to_remove = Z którego królewskiego mariażu rezygnujesz? Możesz też zapłacić 2 punkty dyplomatyczne.
option-idea = Idea
option-milestone = Kamień milowy

log-age = Zaczyna się era { $number }.
log-idea-replaced = { NAME($seat) } { AGREE($seat) ->
    [plural] wykładają
   *[other] wykłada
} ideę „{ NAME($idea) }”.
log-milestone-replaced = { NAME($seat) } { AGREE($seat) ->
    [plural] wykładają
   *[other] wykłada
} kamień milowy „{ NAME($milestone) }”.
