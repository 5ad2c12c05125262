# Looking back

scoring-heading = O wyniku zdecydowały
scoring-part = od najważniejszego
scoring-influence = wpływ
scoring-emperor = cesarz
scoring-lands = terytoria
scoring-morale = morale
