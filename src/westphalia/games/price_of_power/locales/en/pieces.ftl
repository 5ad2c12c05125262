# Cubes and tokens that run short

ask-cube_source = You are out of cubes. Where do you take one from?
ask-claim_to_lift = All your Claim tokens are in use. Which one do you move?
ask-core_to_lift = All your Core tokens are in use. Which one do you move?
ask-cb_to_lift = Both your Casus Belli tokens are in use. Which one do you move to { NAME($realm, case: "the") }?
option-cb = A CB token
option-forgo = Do without
option-colonist = A Colonist
option-cardinal = A Cardinal
option-charge_1 = A Charge from your first Display card
option-charge_2 = A Charge from your second Display card
option-adm = ADM
option-dip = DIP
option-mil = MIL
log-cube-lifted = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] take
   *[other] takes
} a cube back for another use.
log-claim-lifted = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] take
   *[other] takes
} the Claim or Core token from { NAME($area, case: "the") } for use elsewhere.
