# Co říká server.

refused-stale = Hra už pokročila; takhle vypadá teď.
refused-not-yours = Tohle místo není vaše.
refused-malformed = Server této zprávě nerozumí.
refused-large = Zpráva je příliš dlouhá.
refused-often = Příliš mnoho zpráv; chvíli počkejte.
refused-paused = Hra je pozastavena.
refused-takeback = Nemáte žádnou odpověď, kterou by šlo vzít zpět.
refused-vote-open = Probíhá jiné hlasování.
refused-no-vote = Žádné hlasování neprobíhá.
refused-no-chair = Takové místo není, nebo je obsazené.
refused-broken = Něco se nepovedlo; hra je ve stavu jako předtím.
refused-private = Tento stůl je soukromý.
refused-no-table = Takový stůl není.
refused-no-move = Tak daleko hra ještě nedošla.
refused-registered = Účet už máte.
refused-name = Jméno musí mít aspoň jedno písmeno.
refused-name-taken = Toto jméno je obsazené.
refused-password = Jméno a heslo k sobě nepatří.
