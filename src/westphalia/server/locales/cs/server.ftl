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
refused-name-long = Toto jméno je příliš dlouhé.
refused-name-taken = Toto jméno je obsazené.
refused-origin = Stránka jiného webu tu nesmí nic měnit.
refused-password = Jméno a heslo k sobě nepatří.
refused-not-over = Hra ještě neskončila.
refused-hidden = Nikdo neodhalil, co je v této hře skryté.
refused-what-if = U tohoto tahu nic jiného neodpovídá tomu, co víte; zkuste dřívější.
refused-record-view = Toto je, co jeden hráč viděl z běžící hry. Ověřit lze jen celý záznam: stáhněte ho, až hra skončí.
refused-record-what-if = Toto je záznam stolu „co kdyby“; začíná uprostřed hry a nelze ho ověřit od začátku.
refused-record-long = Tento záznam je příliš dlouhý.
