# Looking back

scoring-heading = O wyniku zdecydowały
scoring-part = Od najważniejszego
scoring-influence = Wpływ
scoring-emperor = Cesarz
scoring-lands = Terytoria
scoring-morale = Morale
