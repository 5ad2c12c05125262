# Zdroje, které karty dávají a berou

ask-pay_for_effect = Zaplatíte za to, co karta nabízí?{ $adm ->
    [0] { "" }
   *[other] { " Cena: " }{ $adm ->
        [one] { $adm } kostka
        [few] { $adm } kostky
       *[other] { $adm } kostek
    } správy
}{ $dip ->
    [0] { "" }
   *[other] { $adm ->
        [0] { " Cena: " }
       *[other] { " · " }
    }{ $dip ->
        [one] { $dip } kostka
        [few] { $dip } kostky
       *[other] { $dip } kostek
    } diplomacie
}{ $mil ->
    [0] { "" }
   *[other] { $dip ->
        [0] { $adm ->
        [0] { " Cena: " }
       *[other] { " · " }
    }
       *[other] { " · " }
    }{ $mil ->
        [one] { $mil } kostka
        [few] { $mil } kostky
       *[other] { $mil } kostek
    } vojenství
}{ $any ->
    [0] { "" }
   *[other] { $mil ->
        [0] { $dip ->
        [0] { $adm ->
        [0] { " Cena: " }
       *[other] { " · " }
    }
       *[other] { " · " }
    }
       *[other] { " · " }
    }{ $any ->
        [one] { $any } kostka
        [few] { $any } kostky
       *[other] { $any } kostek
    } libovolné panovnické moci
}{ $ducats ->
    [0] { "" }
   *[other] { $any ->
        [0] { $mil ->
        [0] { $dip ->
        [0] { $adm ->
        [0] { " Cena: " }
       *[other] { " · " }
    }
       *[other] { " · " }
    }
       *[other] { " · " }
    }
       *[other] { " · " }
    }{ $ducats ->
        [one] { $ducats } dukát
        [few] { $ducats } dukáty
       *[other] { $ducats } dukátů
    }
}{ $soldiers ->
    [0] { "" }
   *[other] { $ducats ->
        [0] { $any ->
        [0] { $mil ->
        [0] { $dip ->
        [0] { $adm ->
        [0] { " Cena: " }
       *[other] { " · " }
    }
       *[other] { " · " }
    }
       *[other] { " · " }
    }
       *[other] { " · " }
    }
       *[other] { " · " }
    }vyčerpání { $soldiers ->
        [one] { $soldiers } jednotky
       *[other] { $soldiers } jednotek
    } lidských zdrojů
}{ $unrest ->
    [0] { "" }
   *[other] { $soldiers ->
        [0] { $ducats ->
        [0] { $any ->
        [0] { $mil ->
        [0] { $dip ->
        [0] { $adm ->
        [0] { " Cena: " }
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
    }{ $unrest ->
        [one] { $unrest } žeton
        [few] { $unrest } žetony
       *[other] { $unrest } žetonů
    } nepokojů
}
ask-which_cost = Kterou panovnickou mocí zaplatíte?
ask-unrest_to_pay = Kterou provincii postihnou nepokoje?
ask-cardinal_to_remove = Čího kardinála odstraníte?
ask-merchant_to_lose = Kterého obchodníka ztratíte?
ask-may_interest = Vrátíte žeton úroku?
ask-may_manpower_token = Vezmete si trvalý žeton +1 k lidským zdrojům?
ask-may_refresh_manpower = Obnovíte vyčerpané lidské zdroje?
log-paid = { NAME($seat) } platí{ $adm ->
    [0] { "" }
    [one] { " " }{ $adm } kostku správy
    [few] { " " }{ $adm } kostky správy
   *[other] { " " }{ $adm } kostek správy
}{ $dip ->
    [0] { "" }
    [one] { $adm ->
        [0] { " " }
       *[other] { $mil ->
            [0] { $ducats ->
                [0] { " a " }
               *[other] { ", " }
            }
           *[other] { ", " }
        }
    }{ $dip } kostku diplomacie
    [few] { $adm ->
        [0] { " " }
       *[other] { $mil ->
            [0] { $ducats ->
                [0] { " a " }
               *[other] { ", " }
            }
           *[other] { ", " }
        }
    }{ $dip } kostky diplomacie
   *[other] { $adm ->
        [0] { " " }
       *[other] { $mil ->
            [0] { $ducats ->
                [0] { " a " }
               *[other] { ", " }
            }
           *[other] { ", " }
        }
    }{ $dip } kostek diplomacie
}{ $mil ->
    [0] { "" }
    [one] { $adm ->
        [0] { $dip ->
            [0] { " " }
           *[other] { $ducats ->
                [0] { " a " }
               *[other] { ", " }
            }
        }
       *[other] { $ducats ->
            [0] { " a " }
           *[other] { ", " }
        }
    }{ $mil } kostku vojenství
    [few] { $adm ->
        [0] { $dip ->
            [0] { " " }
           *[other] { $ducats ->
                [0] { " a " }
               *[other] { ", " }
            }
        }
       *[other] { $ducats ->
            [0] { " a " }
           *[other] { ", " }
        }
    }{ $mil } kostky vojenství
   *[other] { $adm ->
        [0] { $dip ->
            [0] { " " }
           *[other] { $ducats ->
                [0] { " a " }
               *[other] { ", " }
            }
        }
       *[other] { $ducats ->
            [0] { " a " }
           *[other] { ", " }
        }
    }{ $mil } kostek vojenství
}{ $ducats ->
    [0] { "" }
    [one] { $adm ->
        [0] { $dip ->
            [0] { $mil ->
                [0] { " " }
               *[other] { " a " }
            }
           *[other] { " a " }
        }
       *[other] { " a " }
    }{ $ducats } dukát
    [few] { $adm ->
        [0] { $dip ->
            [0] { $mil ->
                [0] { " " }
               *[other] { " a " }
            }
           *[other] { " a " }
        }
       *[other] { " a " }
    }{ $ducats } dukáty
   *[other] { $adm ->
        [0] { $dip ->
            [0] { $mil ->
                [0] { " " }
               *[other] { " a " }
            }
           *[other] { " a " }
        }
       *[other] { " a " }
    }{ $ducats } dukátů
}.
log-interest = { NAME($seat) } { AGREE($seat) ->
    [plural] dostávají
   *[other] dostává
} { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
   *[other] { $n } žetonů
} úroku.
log-interest-returned = { NAME($seat) } { AGREE($seat) ->
    [plural] vracejí
   *[other] vrací
} { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
   *[other] { $n } žetonů
} úroku.
log-merchant-gained = { NAME($seat) } { AGREE($seat) ->
    [plural] získávají
   *[other] získává
} obchodníka.
log-merchant-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] ztrácejí
   *[other] ztrácí
} obchodníka.
log-manpower-token = { NAME($seat) } { AGREE($seat) ->
    [plural] získávají
   *[other] získává
} { $n ->
    [one] { $n } trvalý žeton
    [few] { $n } trvalé žetony
   *[other] { $n } trvalých žetonů
} lidských zdrojů.
log-manpower-token-on = Provincie { NAME($province) } dostává { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
   *[other] { $n } žetonů
} lidských zdrojů.
log-refreshed = { NAME($seat) } { AGREE($seat) ->
    [plural] obnovují
   *[other] obnovuje
} { $n ->
    [one] { $n } jednotku
    [few] { $n } jednotky
   *[other] { $n } jednotek
} lidských zdrojů.
