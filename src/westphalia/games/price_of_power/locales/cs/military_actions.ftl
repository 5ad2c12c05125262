# Potlačení nepokojů

option-suppress_unrest = Potlačení nepokojů
ask-suppress = Kde potlačíte nepokoje za 1 kostku vojenství?
no-unrest = Nemáte nepokoje, které by šlo potlačit.
no-suppress-units = V oblasti stojí nepřátelské jednotky nebo vzbouřenci.
no-suppress-occupied = Provincie je obsazená.
