# Looking back

scoring-heading = Co zdecydowało o wyniku
scoring-part = Od najważniejszego
scoring-influence = Wpływ
scoring-emperor = Cesarz
scoring-lands = Terytoria
scoring-morale = Morale
