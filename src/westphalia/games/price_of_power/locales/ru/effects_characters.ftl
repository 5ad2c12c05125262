# Персонажи, которых приводят и уводят карты

ask-card_appoints = Кого назначаете?
ask-card_appoints_as = Какую должность получает персонаж?
ask-card_appoints_to = Какую должность советника получает персонаж?
ask-character_to_discard = Кого сбрасываете?
