# Ideas

option-research_idea = Research an Idea
ask-research = Which Idea do you research?
ask-idea_to_return = Which Idea goes back into its deck?
no-idea = There is no Idea that you can research and pay for.
no-idea-twice = You have already researched this Idea.
no-idea-requirement = You do not meet the requirement for this Idea.
no-idea-empire = A Member of the Empire may not change its Government Form while Imperial Authority is +3 or more.
log-researched = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] research
   *[other] researches
} the Idea “{ NAME($idea) }”.
log-idea-lost = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] give
   *[other] gives
} up the Idea “{ NAME($idea) }”.
log-idea-shown = The Idea “{ NAME($idea) }” is laid out.
