# Sätze, die mehrere Spiele der Familie teilen.

take = Nimm Wagen { $truck }
told-starter = { $seat } beginnt.
told-take = { $seat } nimmt Wagen { $truck }.
told-round = Die Runde ist zu Ende. { $seat } beginnt die nächste.
told-over = Die letzte Runde ist zu Ende.
points-barn = Im Stall: { $kinds }
show-truck = Wagen { $truck }: { $cargo }
show-empty-box = –
show-zoo = { $points ->
    [one] Zoo von { $seat }, { $points } Punkt
   *[other] Zoo von { $seat }, { $points } Punkte
}
show-barn = Stall: { $tiles }
show-none = nichts
position-seat = „{ $field }“ ist Platz { $seat }, aber die Plätze sind 0 bis { $last }.
position-no-seat = „{ $field }“ muss ein Platz von 0 bis { $last } sein, sobald das Spiel begonnen hat.
position-one-each = „{ $field }“ hat einen Eintrag für jeden der { $players } Spieler, nicht { $found }.
position-trucks = Bei { $players } Spielern haben die Wagen so viele Felder: { $boxes }.
position-no-truck = { $seat } hat Wagen { $truck } genommen, den es in diesem Spiel nicht gibt.
position-is-out = { $seat } hat einen Wagen und ist aus der Runde ausgeschieden; die Phase { $phase } kann nicht sein.
position-trucks-not-back = In der Phase { $phase } sind alle Wagen zurück in der Mitte und leer.
position-decided = In der Phase { $phase } muss der Zufall erst antworten, aber die Antwort ist schon da.
