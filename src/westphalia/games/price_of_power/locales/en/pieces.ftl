# Cubes and tokens that run short

ask-cube_source = You are out of cubes. Where do you take one?
ask-claim_to_lift = All your Claims are in use. Which one do you move?
ask-core_to_lift = All your Core tokens are in use. Which one do you move?
ask-cb_to_lift = Both your Casus Belli tokens are in use. Which one do you move to { NAME($realm, case: "the") }?
option-forgo = Do without
option-colonist = A Colonist
option-cardinal = A Cardinal
option-charge_1 = A Charge of your first Display card
option-charge_2 = A Charge of your second Display card
option-adm = ADM
option-dip = DIP
option-mil = MIL
log-cube-lifted = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] take
   *[other] takes
} a cube back for another use.
