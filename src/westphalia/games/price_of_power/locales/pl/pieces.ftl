# Kostki i żetony, których brakuje

ask-cube_source = Nie masz już kostek. Skąd bierzesz jedną?
ask-claim_to_lift = Wszystkie twoje żetony roszczeń są w użyciu. Który przenosisz?
ask-core_to_lift = Wszystkie twoje żetony rdzenności są w użyciu. Który przenosisz?
ask-cb_to_lift = Oba twoje żetony CB są w użyciu. Który przenosisz, by użyć go przeciw { NAME($realm, case: "dat") }?
option-cb = Żeton CB
option-forgo = Obejdź się bez kostki
option-colonist = Kolonista
option-cardinal = Kardynał
option-charge_1 = Ładunek z twojej pierwszej karty eksponowanej
option-charge_2 = Ładunek z twojej drugiej karty eksponowanej
option-adm = Punkt administracyjny
option-dip = Punkt dyplomatyczny
option-mil = Punkt militarny
log-cube-lifted = { NAME($seat) } { AGREE($seat) ->
    [plural] zabierają
   *[other] zabiera
} kostkę, by użyć jej gdzie indziej.
log-claim-lifted = { NAME($seat) } { AGREE($seat) ->
    [plural] zabierają
   *[other] zabiera
} żeton roszczenia lub rdzenności { NAME($area, case: "from") }, by użyć go gdzie indziej.
