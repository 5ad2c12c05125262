# Idee i kamienie milowe na kartach

ask-card_research = Którą ideę badasz dzięki karcie?
ask-research_with = Jaką część kosztu płacisz { NAME($power, case: "pl_ins") }?
ask-card_lose_idea = Z której idei rezygnujesz?
ask-card_replace_what = Co wymieniasz w ofercie?
ask-card_old_idea = Która wyłożona idea zostaje wymieniona?
ask-card_old_milestone = Który kamień milowy zostaje wymieniony?
ask-card_new_idea = Która idea zajmuje jej miejsce?

log-milestone-shown = Wyłożono kamień milowy „{ NAME($milestone) }”.
