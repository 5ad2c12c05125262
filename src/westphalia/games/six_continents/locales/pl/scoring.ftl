# Skąd biorą się punkty

scoring-heading = Skąd wzięły się punkty
scoring-part = co się liczy
scoring-provinces = Prowincje posiadane i kontrolowane, po 1
scoring-capitals = Kontrolowane stolice, po { $each }
scoring-income = Dochód następnej kolejki
scoring-total = Punkty
