# Sätze, die mehrere Spiele der Familie teilen.

take = Nimm Wagen { $truck }
told-starter = { $seat } beginnt.
told-take = { $seat } nimmt Wagen { $truck }.
told-round = Die Runde ist zu Ende. { $seat } beginnt die nächste.
told-over = Die letzte Runde ist zu Ende.
show-truck = Wagen { $truck }: { $cargo }
show-empty-box = –
show-none = nichts
position-seat = „{ $field }“ ist Platz { $seat }, aber die Plätze sind 0 bis { $last }.
position-no-seat = „{ $field }“ muss ein Platz von 0 bis { $last } sein, sobald das Spiel begonnen hat.
position-one-each = „{ $field }“ hat einen Eintrag für jeden der { $players } Spieler, nicht { $found }.
