# Administrative Actions

option-increase_stability = Increase Stability
option-convert_area = Convert an Area
option-colonize = Colonize

ask-convert_area = Which Area do you convert to your State Religion?
ask-convert_unrest = Which Town there gets Unrest?
ask-colonize = Which Territory do you colonize?
ask-colonize_with = How many Colonists do you spend? The rest is paid in ADM.

no-convert-area = There is no Area that you can convert.
no-convert-not-owned = You own no Province there.
no-convert-other-faith = A Province there is occupied or belongs to a Realm of another State Religion.
no-convert-same-faith = The Area already has your State Religion.
no-colonial-claim = You have no Claim on a vacant Territory.
no-colonial-chain = No chain of your Towns and Light Ships at sea leads there from your Capital Area.
no-colonists = You have too little ADM and too few Colonists.
no-town-left = You have no Town left to place.

log-colonized = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] colonize
   *[other] colonizes
} { NAME($province, case: "the") }.
