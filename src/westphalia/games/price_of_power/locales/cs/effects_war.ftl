# Války z událostí

ask-card_war = Které říši vyhlásíte válku?
ask-may_declare_war = Vyhlásíte válku, kterou karta umožňuje?
