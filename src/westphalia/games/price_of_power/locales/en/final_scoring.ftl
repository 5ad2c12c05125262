# Final Scoring

log-final-scoring = Final Scoring.
