extension NicknameList {
    /// Swedish, Norwegian, Danish and Finnish names, as in Wiktionary and in common use.
    static let nordic = NicknameList(
        language: "sv", source: "https://en.wiktionary.org/wiki/Category:Swedish_diminutives_of_given_names",
        rows: """
            alexander: alex xander sander
            andreas: adde
            anders: adde
            anna: anki annika
            anne: annie
            anton: anttu toni
            antti: antsa
            bengt: bengan
            birgitta: gittan gitte birgit
            björn: nalle
            britta: brittan
            carl: kalle calle
            christer: krille
            christian: chris krille
            christina: stina kicki tina kikki
            christoffer: stoffe kricke
            daniel: danne
            eleonora: nora elli
            elisabet: lisa bettan betty elsa lisbet
            elisabeth: lisa bettan lise lisbeth bettan elsa else
            emanuel: manne
            emil: emppu
            erik: kirre jerka
            eva: evis
            frans: frasse
            fredrik: figge fredde fred
            frederik: fred frede
            gabriel: gabbe
            gunilla: nilla
            gustaf: gurra gösta
            gustav: gurra gösta
            hans: hasse
            helena: lena leena
            henrik: henke henkka
            ingeborg: bojan inge
            ingrid: inga
            jaakko: jaska
            jakob: jacke
            jan: janne
            jens: jesse
            jesper: jeppe
            joakim: jocke kim
            johan: jonte johnny juhani
            johannes: jonne hannes johan hans juha
            jonas: jonte
            jonathan: jonte
            josef: jussi
            juha: jussi
            juhani: juha jussi
            kaarina: kaija
            karl: kalle
            karoline: line
            katarina: katta kattis kajsa karin katja
            katariina: kati kaisa
            kristian: krille
            kristiina: tiina kirsti
            kristina: stina kicki tina kirsti
            kristoffer: stoffe
            lars: lasse
            lauri: late
            leif: leffe
            lennart: lelle
            magdalena: malin lena magda
            magnus: mange
            margareta: greta maggan meta
            margit: maggan
            maria: mia maja marja
            marjatta: marja
            markku: make
            markus: mackan make
            martin: matte
            matias: matti masa
            mats: matte
            mattias: matte
            maximilian: max
            mikael: micke mika
            mikko: miksu
            nicklas: nicke
            niklas: nicke
            nikolaj: niko klaus
            olof: olle
            oscar: ogge
            oskar: ogge
            patrik: patte
            per: pelle
            petter: pelle
            peter: pelle petri
            pekka: pexi
            pirkko: pirre
            rasmus: rasse
            rickard: ricky
            richard: ricky
            robert: robban
            sebastian: sebbe basse
            simon: simme
            sofia: fia sofie
            sofie: fie
            stefan: steffe
            susanna: sanna sussie
            susanne: sanne sus
            søren: sørn
            tapani: tapsa
            theodor: theo teddy
            therese: tess tessan
            thomas: tompa tom
            tobias: tobbe
            torbjörn: tobbe
            tuomas: tomi tumppu
            ulrika: ulla rika
            urban: ubbe
            vilhelm: ville
            viktor: vicke
            viktoria: vickan
            wilhelm: ville
            yrjö: yrkki
            """)
}
