# German: the rules of an edition. The page gets them as generated data (tools/page_data.py).

rules-title = { $title }, { $kind ->
    [basic] Grundspiel
    [relics] Variante „Relikte“
    [gold-hunt] Variante „Goldjagd“
    [original-diamant] Variante „ursprüngliches Diamant“
   *[other] Variante „{ $variant }“
} ({ $edition })
rules-source = Nach dem Regelheft auf { $language }{ $publisher ->
    [none] {""}
   *[other] {" "}von { $publisher }
}{ $year ->
    [none] {""}
   *[other] , { $year }
}; in eigenen Worten.
rules-source-own = Eine Ausgabe von { $publisher }.
rules-head-aim = Das Ziel
rules-aim = { $least } bis { $most } Forscher gehen auf fünf Expeditionen in { $place ->
    [temple] einen Tempel der Inka
    [caves] die Tacorahöhlen
   *[cave] die Tacorahöhlen
}. Wer das meiste heimbringt, gewinnt. Was ihr tragt, kann verloren gehen; was { $place ->
    [temple] im Zelt
   *[cave] in der Truhe
} liegt, ist bis zum Ende sicher.
rules-head-deck = Die Karten
rules-deck = { $treasures } Schätze ({ $values }) und { $traps } Fallen ({ $kinds }).
rules-head-expedition = Eine Expedition
rules-enter = Alle gehen hinein, und die erste Karte wird aufgedeckt. Davor entscheidet niemand etwas.
rules-treasure = Ein Schatz wird unter allen drinnen gleich geteilt. Was nicht aufgeht, bleibt auf der Karte liegen; reicht es nicht für alle, bleibt alles liegen.
rules-trap = Die erste Falle einer Art schadet nicht. Die zweite derselben Art beendet die Expedition sofort: Alle drinnen verlieren, was sie tragen, und eine der beiden Karten verlässt das Spiel für immer. Die andere kommt zurück in den Stapel.
rules-relic = Ein { relic-one } liegt auf dem Pfad und wartet.
rules-decide = Nach jeder Karte wählen alle drinnen geheim, ob sie weitergehen oder umkehren, und alle zeigen es im selben Augenblick.
rules-first-trap = Ist die allererste Karte einer Expedition eine Falle, hat niemand etwas zu verlieren: Die nächste Karte folgt ohne Frage.
rules-first-trap-decide = Eine Falle als allererste Karte ändert nichts: Alle entscheiden wie nach jeder anderen.
rules-leave = Wer umkehrt, teilt sich mit den anderen Umkehrern alle Edelsteine auf dem Pfad; was nicht aufgeht, bleibt dort. Alles kommt in Sicherheit, und die nächste Expedition wird abgewartet.
rules-leave-relics = Wer allein umkehrt, nimmt auch alle { relic-many } vom Pfad mit. Kehren zwei oder mehr um, bleiben sie liegen.
rules-end = Eine Expedition endet, wenn niemand mehr drinnen ist. Edelsteine auf dem Pfad gehen zurück in den Vorrat, alle aufgedeckten Karten zurück in den Stapel{ $relics ->
    [no] .
   *[yes] , aber { relic-many } auf dem Pfad verlassen das Spiel.
}
rules-head-relics = { relic-head }
rules-relics-all = Alle { $count } { relic-many } sind von der ersten Expedition an im Stapel.
rules-relics-one-ascending = Vor jeder Expedition kommt das niedrigste übrige { relic-one } in den Stapel: { $values }.
rules-relics-one-shuffled = Vor jeder Expedition wird das nächste { relic-one } allen gezeigt und kommt in den Stapel.
rules-relics-undrawn = { relic-head }, die nicht aufgedeckt wurden, bleiben für spätere Expeditionen im Stapel.
rules-relics-printed = Jedes { relic-one } ist wert, was darauf gedruckt ist.
rules-relics-order = Alle { relic-many } sind gleich. In der Reihenfolge, in der sie im ganzen Spiel herausgebracht werden, gleich von wem, sind sie { $values } wert. Verlorene zählen nicht mit.
rules-head-end = Das Ende
rules-score = Nach der fünften Expedition wird gezählt: { $stones }{ $relics ->
    [no] .
   *[yes] , und { relic-many } kommen dazu.
}
rules-leader = Jemand führt die Expedition an und deckt die Karten auf; die Rolle wandert mit jeder Expedition nach links. Im Heft beginnt, wer zuletzt echtes Gold hielt; hier entscheidet das Los.
rules-no-leader = Wer die Karten aufdeckt, ist gleich.
rules-chests-closed = Die { $place ->
    [temple] Zelte
   *[cave] Truhen
} bleiben bis zum Ende zu, aber Mitzählen ist nicht verboten.
rules-chests-seen = Alle dürfen die { $place ->
    [temple] Zelte
   *[cave] Truhen
} der anderen sehen, aber nichts darin anfassen oder zählen.
rules-exchange = Kleine Steine können jederzeit in größere getauscht werden.
