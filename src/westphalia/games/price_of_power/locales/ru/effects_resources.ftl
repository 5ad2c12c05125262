# Ресурсы, которые дают и отнимают карты

ask-pay_for_effect = Платите за то, что предлагает карта?{ $adm ->
    [0] { "" }
   *[other] { " Цена: " }
}{ $adm ->
    [0] { "" }
    [one] { $adm } кубик административной власти
    [few] { $adm } кубика административной власти
   *[many] { $adm } кубиков административной власти
}{ $dip ->
    [0] { "" }
   *[other] { $adm ->
        [0] { " Цена: " }
       *[other] { " · " }
    }
}{ $dip ->
    [0] { "" }
    [one] { $dip } кубик дипломатической власти
    [few] { $dip } кубика дипломатической власти
   *[many] { $dip } кубиков дипломатической власти
}{ $mil ->
    [0] { "" }
   *[other] { $dip ->
        [0] { $adm ->
        [0] { " Цена: " }
       *[other] { " · " }
    }
       *[other] { " · " }
    }
}{ $mil ->
    [0] { "" }
    [one] { $mil } кубик военной власти
    [few] { $mil } кубика военной власти
   *[many] { $mil } кубиков военной власти
}{ $any ->
    [0] { "" }
   *[other] { $mil ->
        [0] { $dip ->
        [0] { $adm ->
        [0] { " Цена: " }
       *[other] { " · " }
    }
       *[other] { " · " }
    }
       *[other] { " · " }
    }
}{ $any ->
    [0] { "" }
    [one] { $any } кубик любой власти монарха
    [few] { $any } кубика любой власти монарха
   *[many] { $any } кубиков любой власти монарха
}{ $ducats ->
    [0] { "" }
   *[other] { $any ->
        [0] { $mil ->
        [0] { $dip ->
        [0] { $adm ->
        [0] { " Цена: " }
       *[other] { " · " }
    }
       *[other] { " · " }
    }
       *[other] { " · " }
    }
       *[other] { " · " }
    }
}{ $ducats ->
    [0] { "" }
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[many] { $ducats } дукатов
}{ $soldiers ->
    [0] { "" }
   *[other] { $ducats ->
        [0] { $any ->
        [0] { $mil ->
        [0] { $dip ->
        [0] { $adm ->
        [0] { " Цена: " }
       *[other] { " · " }
    }
       *[other] { " · " }
    }
       *[other] { " · " }
    }
       *[other] { " · " }
    }
       *[other] { " · " }
    }
}{ $soldiers ->
    [0] { "" }
    [one] { $soldiers } истощённый рекрут
    [few] { $soldiers } истощённых рекрута
   *[many] { $soldiers } истощённых рекрутов
}{ $unrest ->
    [0] { "" }
   *[other] { $soldiers ->
        [0] { $ducats ->
        [0] { $any ->
        [0] { $mil ->
        [0] { $dip ->
        [0] { $adm ->
        [0] { " Цена: " }
       *[other] { " · " }
    }
       *[other] { " · " }
    }
       *[other] { " · " }
    }
       *[other] { " · " }
    }
       *[other] { " · " }
    }
       *[other] { " · " }
    }
}{ $unrest ->
    [0] { "" }
    [one] { $unrest } жетон беспорядков
    [few] { $unrest } жетона беспорядков
   *[many] { $unrest } жетонов беспорядков
}
ask-which_cost = Какой властью монарха платите?
ask-unrest_to_pay = В какой провинции начинаются беспорядки?
ask-cardinal_to_remove = Чьего кардинала убираете?
ask-merchant_to_lose = Какого торговца теряете?
ask-may_interest = Возвращаете жетон процентов?
ask-may_manpower_token = Берёте постоянный жетон «+1 рекрут»?
ask-may_refresh_manpower = Восстанавливаете истощённых рекрутов?
log-paid = { NAME($seat) } { AGREE($seat) ->
    [plural] платят
   *[other] платит
}{ $adm ->
    [0] { "" }
    [one] { " " }{ $adm } кубик административной власти
    [few] { " " }{ $adm } кубика административной власти
   *[many] { " " }{ $adm } кубиков административной власти
}{ $dip ->
    [0] { "" }
    [one] { $adm ->
        [0] { " " }
       *[other] { ", " }
    }{ $dip } кубик дипломатической власти
    [few] { $adm ->
        [0] { " " }
       *[other] { ", " }
    }{ $dip } кубика дипломатической власти
   *[many] { $adm ->
        [0] { " " }
       *[other] { ", " }
    }{ $dip } кубиков дипломатической власти
}{ $mil ->
    [0] { "" }
    [one] { $adm ->
        [0] { $dip ->
        [0] { " " }
       *[other] { ", " }
    }
       *[other] { ", " }
    }{ $mil } кубик военной власти
    [few] { $adm ->
        [0] { $dip ->
        [0] { " " }
       *[other] { ", " }
    }
       *[other] { ", " }
    }{ $mil } кубика военной власти
   *[many] { $adm ->
        [0] { $dip ->
        [0] { " " }
       *[other] { ", " }
    }
       *[other] { ", " }
    }{ $mil } кубиков военной власти
}{ $ducats ->
    [0] { "" }
    [one] { $adm ->
        [0] { $dip ->
        [0] { $mil ->
        [0] { " " }
       *[other] { ", " }
    }
       *[other] { ", " }
    }
       *[other] { ", " }
    }{ $ducats } дукат
    [few] { $adm ->
        [0] { $dip ->
        [0] { $mil ->
        [0] { " " }
       *[other] { ", " }
    }
       *[other] { ", " }
    }
       *[other] { ", " }
    }{ $ducats } дуката
   *[many] { $adm ->
        [0] { $dip ->
        [0] { $mil ->
        [0] { " " }
       *[other] { ", " }
    }
       *[other] { ", " }
    }
       *[other] { ", " }
    }{ $ducats } дукатов
}.
log-interest = { NAME($seat) } { AGREE($seat) ->
    [plural] берут
   *[other] берёт
} { $n } { $n ->
    [one] жетон процентов
    [few] жетона процентов
   *[many] жетонов процентов
}.
log-interest-returned = { NAME($seat) } { AGREE($seat) ->
    [plural] возвращают
   *[other] возвращает
} { $n } { $n ->
    [one] жетон процентов
    [few] жетона процентов
   *[many] жетонов процентов
}.
log-merchant-gained = { NAME($seat) } { AGREE($seat) ->
    [plural] получают
   *[other] получает
} торговца.
log-merchant-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] теряют
   *[other] теряет
} торговца.
log-manpower-token = { NAME($seat) } { AGREE($seat) ->
    [plural] получают
   *[other] получает
} { $n ->
    [one] { $n } постоянный жетон
    [few] { $n } постоянных жетона
   *[many] { $n } постоянных жетонов
} рекрутов.
log-manpower-token-on = Провинция { NAME($province) } получает { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
} рекрутов.
log-refreshed = { NAME($seat) } { AGREE($seat) ->
    [plural] восстанавливают
   *[other] восстанавливает
} { $n ->
    [one] { $n } рекрута
    [2] { $n } рекрутов
    [3] { $n } рекрутов
    [4] { $n } рекрутов
    [few] { $n } рекрута
   *[many] { $n } рекрутов
}.
