# Závěrečné bodování

log-final-scoring = Závěrečné bodování.
