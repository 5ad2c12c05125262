# Vazalové: podrobení

option-annex = Anektovat ji
option-take = Udělat vazala i z ní
option-release = Propustit ji
option-nothing = Nic
option-claim = Nárok

ask-subjugate_target = Koho si podrobíte?
ask-subjugate_how = Učiníte { NAME($realm, case: "acc") } svým vazalem, nebo tuto říši anektujete?
ask-subjugate_influence = Ze které oblasti odhodíte vliv?
ask-subjugate_vassal = Zaplatíte { $n ->
    [one] { $n } kostku
    [few] { $n } kostky
   *[other] { $n } kostek
} vlivu, abyste si { NAME($realm, case: "acc") } ponechali jako vazala, nebo tuto říši propustíte?
ask-released_vassal = Co umístíte na propuštěnou říši ({ NAME($realm) })?
ask-released_claim = Do které oblasti nárok umístíte?

no-subjugate-target = Nemáte spojence ani vazala, kterého byste si podrobili.
no-subjugate-relation = Není to váš spojenec ani vazal.
no-subjugate-never = Vzdálené říše, Papežský stát a císař se vazaly stát nemohou.
no-subjugate-war = Vy i tato říše musíte být v míru.
no-subjugate-tax = Vaše základní daň musí být alespoň dvojnásobkem její základní daně; s královským sňatkem stačí vyšší.
no-subjugate-influence = V jejích oblastech máte příliš málo vlivu.
no-subjugate-tokens = Máte příliš málo žetonů vazala.
no-subjugate-marriage = K podrobení říše s vlastními vazaly je nutný královský sňatek.
log-treaties-return = Žetony války, příměří a CB proti { NAME($realm, case: "dat") } se vracejí majitelům.
