# What Action cards do

ask-new_alliance_target = With which Realm do you seek an Alliance?
ask-cube_area = From which Area do you remove an Influence cube?
ask-cube_owner = Whose cube in { NAME($area) } do you remove?
ask-own_cube_area = Where do you place an Influence cube?
ask-alliance_to_lift = You have no Alliance token left. Which Alliance do you end for the new one?
ask-pacify = From which Province do you remove Unrest?
ask-taxed_province = Which Province gets Unrest?
no-new-alliance = No Realm can be influenced.
no-war-taxes-peace = War Taxes are raised only in war.
no-war-taxes-units = You have no Regular Unit on the map.
log-card-target = { NAME($seat) } names { NAME($realm) }.
log-unrest-removed = The Unrest in { NAME($province) } ends.
