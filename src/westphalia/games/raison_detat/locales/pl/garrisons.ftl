# RE-1.10 Garrisons

no-second-garrison = Stoi tam już garnizon.
no-garrison-in-friends-home = Nie można wystawić garnizonu na terytorium macierzystym sojusznika ani innego twojego mocarstwa.
no-garrison-beside-rival = Stoi tam generał rywala.
log-garrison = { NAME($power) }: { NAME($general) } wystawia garnizon { NAME($place, case: "in") }.
