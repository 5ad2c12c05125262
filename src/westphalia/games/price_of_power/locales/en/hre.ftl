# The Holy Roman Empire

option-increase_authority = Increase Imperial Authority
no-authority-not-emperor = Only the Emperor can increase Imperial Authority.
no-authority-at-cap = Imperial Authority is as high as the Elector Areas allow.

ask-imperial_influence = Where do you place Imperial Influence?
ask-imperial_to_remove = Where do you take Imperial Influence back from?
ask-imperial_to_move = Which Imperial Influence do you move?
ask-elector_tie = The vote in { NAME($area, case: "the") } is tied. For whom does it vote?
ask-election_tie = The Imperial election is tied. Who becomes Emperor?
ask-new_emperor_cb = On which Realm at War with the Empire do you place a CB token?
option-keep = Leave them where they are

log-authority = Imperial Authority is now { $value }.
log-imperial-influence = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] place
   *[other] places
} Imperial Influence in { NAME($area, case: "the") }.
log-defence-ends = The defence of the Empire ends.
log-area-leaves = { NAME($area, case: "The") } leaves the Empire.
log-area-rejoins = { NAME($area, case: "The") } rejoins the Empire.
log-hre-religion = { $religion ->
    [none] The Empire no longer has an official Religion.
   *[other] The official Religion of the Empire is now { NAME($religion) }.
}
log-hre-dissolved = The Holy Roman Empire is dissolved.
log-emperor-die = The die for the Emperor’s authority shows { $n }.
log-no-candidate = There is no candidate for the Imperial election.
log-vote = { NAME($area, case: "The") } votes for { NAME($seat, case: "the") }.
log-elected = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] are
   *[other] is
} elected Emperor.
log-imperial-lost = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] give
   *[other] gives
} up { $n } Imperial Influence in { NAME($area, case: "the") }.
log-imperial-removed = The Imperial Influence in { NAME($area, case: "the") } is removed.
