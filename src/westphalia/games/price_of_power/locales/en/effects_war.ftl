# Wars by Events

ask-card_war = On which Realm do you declare War?
ask-may_declare_war = Do you declare the War that the card allows?
