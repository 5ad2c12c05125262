# Kostky a žetony, které docházejí

ask-cube_source = Došly vám kostky. Odkud jednu vezmete?
ask-claim_to_lift = Všechny vaše žetony nároku jsou použity. Který přesunete?
ask-core_to_lift = Všechny vaše žetony domoviny jsou použity. Který přesunete?
ask-cb_to_lift = Oba vaše žetony CB jsou použity. Který nově umístíte proti { NAME($realm, case: "dat") }?
option-cb = Žeton CB
option-forgo = Obejít se bez toho
option-colonist = Kolonista
option-cardinal = Kardinál
option-charge_1 = Použití z vaší první karty s aktivací
option-charge_2 = Použití z vaší druhé karty s aktivací
option-adm = Správa
option-dip = Diplomacie
option-mil = Vojenství
log-cube-lifted = { NAME($seat) } si { AGREE($seat) ->
    [plural] berou
   *[other] bere
} kostku zpět k jinému účelu.
log-claim-lifted = { NAME($seat) } si { AGREE($seat) ->
    [plural] berou
   *[other] bere
} žeton nároku nebo domoviny { NAME($area, case: "from") } zpět k jinému účelu.
