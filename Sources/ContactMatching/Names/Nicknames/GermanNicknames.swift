extension NicknameList {
    /// German names, as in Wiktionary and in common use.
    static let german = NicknameList(
        language: "de", source: "https://en.wiktionary.org/wiki/Category:German_diminutives_of_given_names",
        rows: """
            alexander: alex sascha xander lex
            alexandra: alex sandra sascha
            andreas: andi andy anderl
            angelika: geli angie
            anna: anni annchen anneli
            anneliese: anni liesel
            annemarie: anni annemie
            anton: toni
            barbara: babsi bärbel barbi
            benedikt: bene beni
            benjamin: ben benni benny
            bernhard: bernd berni hardy
            brigitte: gitte gitti biggi
            burkhard: burki
            christian: chris christl
            christiane: chris christel nane jane
            christina: tina chris christel
            christoph: chris stoffel
            claudia: claudi
            cornelia: conny nele neli
            daniel: dani danny
            daniela: dani
            dietrich: dieter dietz
            dominik: domi nik
            dorothea: dorle thea doro dorothee
            eberhard: ebi
            eduard: edi ede
            elisabeth: lisa elli sissi lisbeth liesel lili else elsa ilse betty lis elise sisi
            emanuel: manu mani
            erhard: hardy
            ernst: ernstl
            eva: evi
            fabian: fabi
            felix: fe lix
            ferdinand: ferdi
            florian: flo flori
            franz: franzl franzi
            franziska: franzi fanny ziska
            friedrich: fritz fritzi friedel fiete frieder
            friederike: rike fritzi friedel
            gabriele: gabi gaby
            georg: schorsch jörg girgl
            gerhard: gerd gert hardy
            gertrud: trude gerti traudl trudi
            gisela: gisi
            günther: günni
            gudrun: gudi
            hannelore: hanne lore hanni
            heinrich: heiner heinz hein henning heini hinrich
            helene: leni lena lene helen
            helmut: helmi
            herbert: herbi bert
            hermann: hermi
            hildegard: hilde
            ingeborg: inge
            irmgard: irmi
            jakob: jockel köbi
            jakobus: jakob
            jens: jensi
            joachim: jochen achim jo
            johann: hans hannes jan hansi
            johanna: hanna hanni hanne jo
            johannes: hans hannes jan hansi jo
            jonathan: joni jona
            josef: sepp josi beppi seppl jupp
            josephine: josi fine
            julia: jule juli
            julian: juli
            jürgen: jürg
            karl: kalle charly karli
            karoline: line karo caro lina
            caroline: line caro lina
            katharina: kathi käthe kati katja katrin tina rina kaja
            klaus: klausi
            konrad: kurt conny radi
            kristina: tina kristin
            leonhard: leo hardy leni
            leopold: leo poldi
            lieselotte: lilo lotte liesel lotti
            ludwig: lutz wiggerl lui
            magdalena: lena leni magda madlen
            manfred: manni fredi manne
            manuel: manu
            manuela: manu ela
            margarete: grete gretel gretchen rita marga margret greta
            maria: mia mizzi marie ria
            marianne: janne nanni
            markus: max
            martin: maddin
            martina: tina
            mathias: matze hias matti
            matthias: matze hias matti matthes
            maximilian: max maxi maxl
            melanie: mel melli
            michael: michi michel mike micha
            michaela: michi micha ela
            monika: moni
            nikolaus: klaus niko niki claus
            norbert: nobbi bert
            oliver: olli
            patricia: patty patti
            patrick: paddy rick
            petra: peti
            philipp: phil lippi
            raimund: mundl
            rainer: rai
            regina: gina regi
            reinhard: reini hardy
            renate: reni nate
            robert: robi bert rob
            roland: rolli roli
            rudolf: rudi rolf dolf
            rüdiger: rudi
            sabine: bine sabi
            samuel: sam sami
            sebastian: basti seb wastl bastian
            siegfried: sigi siggi
            sigrid: sigi siri
            silvia: silvi
            simon: simi
            sophie: sophia fiffi
            stefan: steff steffen stefferl
            stefanie: steffi
            susanne: susi sanne suse
            susanna: susi sanne
            sybille: bille
            theodor: theo
            theresa: resi tess
            therese: resi
            thomas: tom tommi
            tobias: tobi
            ulrich: uli ulli
            ulrike: uli ulli rike
            ursula: uschi ulla ursel
            valentin: valli
            veronika: vroni
            viktoria: vicky vicki
            vinzenz: vinz zenz
            waltraud: traudl walli
            walter: walti
            werner: wernerl
            wilhelm: willi willy helm wim
            wilhelmine: minna mine wilma
            wolfgang: wolf wolfi
            yvonne: yvi
            """)
}
