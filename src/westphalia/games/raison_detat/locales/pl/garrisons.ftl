# RE-1.10 Garrisons

no-second-garrison = Stoi tam już garnizon.
no-garrison-in-friends-home = Nie wystawia się garnizonu na terytorium macierzystym przyjaciela.
no-garrison-beside-rival = Stoi tam generał rywala.
log-garrison = { NAME($power) }: garnizon, { NAME($place) } ({ NAME($general) }).
