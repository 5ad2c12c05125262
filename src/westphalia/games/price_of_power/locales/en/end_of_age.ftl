# End of Age

ask-replace_what = You have the least Prestige. Do you replace a new Idea or Milestone?
ask-replace_idea = Which Idea do you replace?
ask-new_idea = With which Idea?
ask-replace_milestone = Which Milestone do you replace?
ask-new_milestone = With which Milestone?
ask-marriage_to_remove = Which Royal Marriage do you give up, or do you pay 2 DIP?
option-idea = An Idea
option-milestone = A Milestone

log-age = Age { $number } begins.
log-idea-replaced = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] put
   *[other] puts
} the Idea “{ NAME($idea) }” on display.
log-milestone-replaced = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] put
   *[other] puts
} the Milestone “{ NAME($milestone) }” on display.
