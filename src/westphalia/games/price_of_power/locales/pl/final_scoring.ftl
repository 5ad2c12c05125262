# Punktacja końcowa

log-final-scoring = Punktacja końcowa.

# Z czego się składa: punkty PP-4.7.2
scoring-heading = Punktacja końcowa
scoring-part = Co się liczy
scoring-before = Prestiż przed punktacją końcową
scoring-a = spełnione misje na ręce
scoring-b = podatek bazowy i podatek od wasali
scoring-c = żetony rdzenności
scoring-d = królewskie mariaże
scoring-e = sojusze
scoring-f = kontroler papieski
scoring-g = władza cesarska
scoring-h = stabilność
scoring-i = własne miasta pod okupacją
scoring-j = żetony pożyczki
scoring-bot = zamiast misji
scoring-objectives = cele scenariusza
scoring-strong-emperor = silny cesarz
scoring-goal = cel królestwa
scoring-total = Prestiż
