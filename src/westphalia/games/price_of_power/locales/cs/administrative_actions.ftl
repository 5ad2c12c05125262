# Správní akce

option-increase_stability = Zvýšení stability
option-convert_area = Náboženská konverze oblasti
option-colonize = Kolonizace

ask-convert_area = Kterou oblast obrátíte na své státní náboženství?
ask-convert_unrest = Které tamní město postihnou nepokoje?
ask-colonize = Které území budete kolonizovat?
ask-colonize_with = Kolik kolonistů použijete? Zbytek zaplatíte správou.

no-convert-area = Není žádná oblast, kterou byste mohli obrátit na víru.
no-convert-not-owned = Nevlastníte tam žádnou provincii.
no-convert-other-faith = Některá tamní provincie je obsazená nebo patří říši s jiným státním náboženstvím.
no-convert-same-faith = V oblasti už vaše státní náboženství platí.
no-colonial-claim = Nemáte nárok na žádné volné území.
no-colonial-chain = Z oblasti vašeho hlavního města tam nevede řetězec vašich měst a lehkých lodí na moři.
no-colonists = Vaše správa a kolonisté dohromady nestačí.
no-town-left = Nezbývá vám město, které byste umístili.

log-colonized = { NAME($seat) } { AGREE($seat) ->
    [plural] kolonizují
   *[other] kolonizuje
} území { NAME($province) }.
