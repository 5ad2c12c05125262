# Resources that cards give and take

ask-pay_for_effect = Do you pay for what the card offers?{ $adm ->
    [0] { "" }
   *[other] { " The price: " }{ $adm } ADM
}{ $dip ->
    [0] { "" }
   *[other] { $adm ->
        [0] { " The price: " }
       *[other] { " · " }
    }{ $dip } DIP
}{ $mil ->
    [0] { "" }
   *[other] { $dip ->
        [0] { $adm ->
        [0] { " The price: " }
       *[other] { " · " }
    }
       *[other] { " · " }
    }{ $mil } MIL
}{ $any ->
    [0] { "" }
   *[other] { $mil ->
        [0] { $dip ->
        [0] { $adm ->
        [0] { " The price: " }
       *[other] { " · " }
    }
       *[other] { " · " }
    }
       *[other] { " · " }
    }{ $any } Monarch Power
}{ $ducats ->
    [0] { "" }
    [one] { $any ->
        [0] { $mil ->
        [0] { $dip ->
        [0] { $adm ->
        [0] { " The price: " }
       *[other] { " · " }
    }
       *[other] { " · " }
    }
       *[other] { " · " }
    }
       *[other] { " · " }
    }{ $ducats } Ducat
   *[other] { $any ->
        [0] { $mil ->
        [0] { $dip ->
        [0] { $adm ->
        [0] { " The price: " }
       *[other] { " · " }
    }
       *[other] { " · " }
    }
       *[other] { " · " }
    }
       *[other] { " · " }
    }{ $ducats } Ducats
}{ $soldiers ->
    [0] { "" }
   *[other] { $ducats ->
        [0] { $any ->
        [0] { $mil ->
        [0] { $dip ->
        [0] { $adm ->
        [0] { " The price: " }
       *[other] { " · " }
    }
       *[other] { " · " }
    }
       *[other] { " · " }
    }
       *[other] { " · " }
    }
       *[other] { " · " }
    }{ $soldiers } exhausted Manpower
}{ $unrest ->
    [0] { "" }
   *[other] { $soldiers ->
        [0] { $ducats ->
        [0] { $any ->
        [0] { $mil ->
        [0] { $dip ->
        [0] { $adm ->
        [0] { " The price: " }
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
    }{ $unrest } Unrest
}
ask-which_cost = With which Monarch Power do you pay?
ask-unrest_to_pay = Which Province gets Unrest?
ask-cardinal_to_remove = Whose Cardinal do you remove?
ask-merchant_to_lose = Which Merchant do you lose?
ask-may_interest = Do you return an Interest token?
ask-may_manpower_token = Do you take a permanent +1 Manpower token?
ask-may_refresh_manpower = Do you refresh Exhausted Manpower?
log-paid = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] pay
   *[other] pays
}{ $adm ->
    [0] { "" }
   *[other] { " " }{ $adm } ADM
}{ $dip ->
    [0] { "" }
   *[other] { $adm ->
        [0] { " " }
       *[other] { ", " }
    }{ $dip } DIP
}{ $mil ->
    [0] { "" }
   *[other] { $adm ->
        [0] { $dip ->
        [0] { " " }
       *[other] { ", " }
    }
       *[other] { ", " }
    }{ $mil } MIL
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
    }{ $ducats } Ducat
   *[other] { $adm ->
        [0] { $dip ->
        [0] { $mil ->
        [0] { " " }
       *[other] { ", " }
    }
       *[other] { ", " }
    }
       *[other] { ", " }
    }{ $ducats } Ducats
}.
log-interest = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] take
   *[other] takes
} { $n } { $n ->
    [one] Interest token
   *[other] Interest tokens
}.
log-interest-returned = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] return
   *[other] returns
} { $n } { $n ->
    [one] Interest token
   *[other] Interest tokens
}.
log-merchant-gained = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] gain
   *[other] gains
} a Merchant.
log-merchant-lost = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] lose
   *[other] loses
} a Merchant.
log-manpower-token = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] gain
   *[other] gains
} { $n } permanent { $n ->
    [one] Manpower token
   *[other] Manpower tokens
}.
log-manpower-token-on = { NAME($province, case: "The") } gets { $n } { $n ->
    [one] Manpower token
   *[other] Manpower tokens
}.
log-refreshed = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] refresh
   *[other] refreshes
} { $n } Manpower.
