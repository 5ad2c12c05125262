# Závěrečné bodování

log-final-scoring = Závěrečné bodování.

# Z čeho se skládá: položky PP-4.7.2
scoring-heading = Závěrečné bodování
scoring-part = Co se počítá
scoring-before = Věhlas před závěrečným bodováním
scoring-a = splněné mise v ruce
scoring-b = základní daň a daň od vazalů
scoring-c = žetony domoviny
scoring-d = královské sňatky
scoring-e = spojenectví
scoring-f = strážce papežské kurie
scoring-g = říšská moc
scoring-h = stabilita
scoring-i = vlastní obsazená města
scoring-j = úroky
scoring-bot = místo misí
scoring-objectives = cíle scénáře
scoring-strong-emperor = silný císař
scoring-goal = cíl říše
scoring-total = Věhlas
