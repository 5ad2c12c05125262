# Punktacja końcowa

log-final-scoring = Punktacja końcowa.
