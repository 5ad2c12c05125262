# Wojny z wydarzeń

ask-card_war = Któremu królestwu wypowiadasz wojnę?
ask-may_declare_war = Wypowiadasz wojnę, na którą pozwala karta?
