# SC-1.17 to 1.19 The peace conference

option-conference = Open a peace conference
option-occupied_land = Occupied provinces: cede or return
option-cede = Ceded to its occupier
option-return = Returned to its owner
option-free_slaves = Set slaves free
option-want_slaves_free = Ask for the freedom of slaves
option-text = Add words
option-no_text = No words
option-amend = Send an amended draft
option-end_talks = End the talks

ask-conference_with = With whom do you hold a conference?
ask-edit_draft = Your draft for { NAME($other) }: what goes into it?
ask-occupied_land = Which occupied province does the treaty decide on?
ask-land_fate = What becomes of { NAME($place) }?
ask-slaves_freed = How many slaves of { NAME($other) }’s nation do you set free?
ask-slaves_wanted = How many of your people should { NAME($other) } set free?
ask-treaty_text = Which words go into the treaty? They bind nobody.
ask-answer_draft = Draft { $number } from { NAME($other) }: what do you say?
ask-evacuate = Where do your units from { NAME($origin) } go?

no-conference-nothing-to-settle = You are not at war, and neither of you occupies the other’s land.
no-conference-twice = You have already held a conference with them this turn.
no-treaty-nothing-occupied = Neither side occupies a province of the other’s.
no-treaty-land-unlisted = The draft must say for each occupied province whether it is ceded or returned.
no-treaty-slaves = No such slaves are held.
no-treaty-last-draft = The tenth draft can only be accepted or refused.

log-conference = { NAME($seat) } opens a peace conference with { NAME($other) }.
log-talks-ended = The talks between { NAME($seat) } and { NAME($other) } have ended without a treaty.
log-peace = { NAME($seat) } and { NAME($other) } make peace.
log-land-returned = { NAME($seat) } returns { NAME($place) } to { NAME($other) }.
log-land-ceded = { NAME($seat) } cedes { NAME($place) } to { NAME($other) }.
log-evacuated = { NAME($seat) }’s units leave { NAME($origin) } for { NAME($place) }.
log-evacuation-lost = { NAME($seat) } has no province left for the units from { NAME($origin) }: they are lost.
log-slaves-home = { $n ->
    [one] { $n } freed slave returns
   *[other] { $n } freed slaves return
} to { NAME($nation) } as infantry { NAME($place, case: "in") }.
log-treaty-text = The treaty between { NAME($seat) } and { NAME($other) } says: “{ $text }”
log-slaves-released = { NAME($seat) } releases { $n } { $n ->
    [one] slave
   *[other] slaves
} of { NAME($nation) }’s nation { NAME($place, case: "in") }.
