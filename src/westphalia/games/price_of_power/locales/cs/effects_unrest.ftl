# Nepokoje a vzbouřenci z karet

ask-unrest_area = Ve které oblasti vypuknou nepokoje?
ask-unrest_owner = Čí město nebo čího vazala nepokoje postihnou?
ask-unrest_piece = Kam přidáte nepokoje?
ask-remove_unrest_from = Ze které provincie odstraníte nepokoje?
ask-remove_unrest_in = Ve které oblasti odstraníte nepokoje?
ask-rebels_where = Kde se objeví vzbouřenecká jednotka?
ask-rebels_from = Ve které oblasti jsou vzbouřenecké jednotky?
ask-rebels_to = Kam vzbouřenecké jednotky půjdou?
ask-may_add_unrest = Vyvoláte nepokoje?
