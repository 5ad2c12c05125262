# Looking back

scoring-heading = Что решило исход
scoring-part = По порядку
scoring-influence = Влияние
scoring-emperor = Император
scoring-lands = Территории
scoring-morale = Боевой дух
