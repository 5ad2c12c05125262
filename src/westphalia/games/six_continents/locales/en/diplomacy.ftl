# Talks between players in S7

option-talk = Talk to other players

ask-talk = What do you want to talk about?
