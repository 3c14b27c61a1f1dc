extension NicknameList {
    /// Dutch names, as in Wiktionary and in common use.
    static let dutch = NicknameList(
        language: "nl", source: "https://en.wiktionary.org/wiki/Category:Dutch_diminutives_of_given_names",
        rows: """
            abraham: bram
            adriaan: ad arie adri janus
            adriana: jeanne ada adrie
            adrianus: ad arie adri janus
            albertus: bert albert ab bertus
            alexander: alex lex sander xander
            alida: ali lida
            anna: annie anneke anke an
            anthonius: ton toon anton teun
            antonius: ton toon anton antoon teun twan
            antonia: tonny toos
            arnoldus: arnold nol
            augustinus: guus stijn
            augustus: guus
            bartholomeus: bart mees
            benjamin: ben
            bernardus: ben bernard nardus
            catharina: trijntje tineke kaatje toos cato rina trien katja
            christiaan: chris kris
            christina: tineke stien stina chris
            christoffel: chris stoffel
            cornelia: corrie cora nelleke cor nel
            cornelis: cor kees cees nelis
            daniel: daan
            dirk: dirkie
            eduard: ed edu ward
            elisabeth: els lies bep betje elly liesbeth bets lisette elsje ellie
            everardus: evert
            ferdinand: ferry
            francisca: cisca francien
            franciscus: frans sus
            frederik: freek frits fred rik
            gabriël: gaby
            gerardus: gerard gerrit geert sjraar
            geertruida: truus geertje trudy truida
            gijsbert: gijs bert
            gijsbertus: gijs bert
            gerrit: gert
            godfried: frits
            hendrik: henk hein rik henri
            hendrika: riek rika hennie
            hendrikus: henk rik
            helena: leentje lena heleen
            henricus: henk harrie
            hubertus: huub bert hub
            ignatius: naas
            jacob: jaap coos
            jacoba: coba cobi
            jacobus: jaap koos coos kobus
            jeroen: joen
            johan: jo joop hans
            johanna: jo hanneke annie hanna jopie joke
            johannes: jan hans joop jo johan hannes
            jonathan: jon
            jozef: jos sjef jef
            josephus: jos sjef
            joannes: jan
            karel: kareltje
            laurens: lau rens
            lambertus: bert lamber bertus
            leonardus: leo leon leendert
            lodewijk: lode wiek loek
            lucas: luuk
            margaretha: greet griet margriet marga gretha grietje
            maria: marie mieke marijke ria mia rietje miep
            martinus: martin tinus
            matthijs: thijs
            mattheus: thijs theo
            mathias: thijs
            maximiliaan: max
            michaël: chiel
            michiel: chiel
            nicolaas: klaas nico niek claas
            nicolaus: klaas nico niek
            paulus: paul
            pieter: piet peer
            petrus: piet peter
            petronella: nel pietje nellie
            quirinus: krijn
            reinier: rein
            roelof: roel
            rudolf: ruud dolf rudi
            sebastiaan: bas
            servatius: servaas vaas
            simon: siem
            stephanus: stef steven fanus
            theodorus: theo dorus door
            theodora: dora thea
            thomas: tom maas
            tobias: tobie
            vincent: vin
            wilhelmina: mien willemijn mina wil willy
            wilhelmus: wim willem wil helmus
            willem: wim pim wil
            wouter: wout
            """)
}
