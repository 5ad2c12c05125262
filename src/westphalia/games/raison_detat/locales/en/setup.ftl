# RE-2 Setup

ask-choose_power = Which power do you lead?
no-power-taken = Another player leads this power.
no-minor-power = With this number of players, it is a Minor Power.
log-leads = Major Power: { NAME($power) }.
log-emperor-starts = Holy Roman Emperor: { NAME($power) }.
log-set-up = The pieces are set up as the scenario says, and the cards are dealt.
