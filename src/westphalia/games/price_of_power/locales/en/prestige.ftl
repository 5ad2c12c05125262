# Missions and Milestones

log-mission = { NAME($seat) } completes the Mission { NAME($mission) }.
log-milestone = { NAME($seat) } completes the Milestone { NAME($milestone) }.
