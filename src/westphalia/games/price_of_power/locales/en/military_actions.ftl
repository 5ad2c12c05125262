# Suppress Unrest

option-suppress_unrest = Suppress Unrest
ask-suppress = Where do you suppress Unrest, for 1 MIL?
no-unrest = You have no Unrest that could be suppressed.
no-suppress-units = There are hostile Units or Rebels in the Area.
no-suppress-occupied = The Province is occupied.
