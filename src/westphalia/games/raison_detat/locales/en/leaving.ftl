# RE-10.4 Leaving players

ask-become_minor = The player of { NAME($power, case: "the") } has left. Shall it become a Minor Power? All must agree.
log-left = { NAME($seat) } has left the game ({ NAME($power) }).
log-stays-major = { NAME($power) } stays a Major Power.
log-becomes-minor = { NAME($power) } becomes a Minor Power.
