# Ideas and Milestones by cards

ask-card_research = Which Idea do you research with the card?
ask-research_with = How much of the cost do you pay with { NAME($power) }?
ask-card_lose_idea = Which Idea do you give up?
ask-card_replace_what = Which item on display do you replace?
ask-card_old_idea = Which displayed Idea is replaced?
ask-card_old_milestone = Which Milestone is replaced?
ask-card_new_idea = Which Idea takes its place?

log-milestone-shown = The Milestone “{ NAME($milestone) }” is laid out.
