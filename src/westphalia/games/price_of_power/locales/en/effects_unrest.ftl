# Unrest and Rebels that cards bring

ask-unrest_area = In which Area does Unrest break out?
ask-unrest_owner = Whose Town or Vassal gets Unrest?
ask-unrest_piece = Where do you add Unrest?
ask-remove_unrest_from = From which Province do you remove Unrest?
ask-remove_unrest_in = From which Area do you remove Unrest?
ask-rebels_where = Where does a Rebel Unit appear?
ask-rebels_from = In which Area are the Rebel Units?
ask-rebels_to = Where do the Rebel Units go?
ask-may_add_unrest = Do you stir up Unrest?
