# Looking back

scoring-heading = Что решило исход
scoring-part = по порядку
scoring-influence = влияние
scoring-emperor = император
scoring-lands = территории
scoring-morale = боевой дух
