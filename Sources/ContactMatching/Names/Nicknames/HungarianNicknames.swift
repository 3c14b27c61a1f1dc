extension NicknameList {
    /// Hungarian names, as in Wiktionary and in common use.
    static let hungarian = NicknameList(
        language: "hu", source: "https://en.wiktionary.org/wiki/Category:Hungarian_diminutives_of_given_names",
        rows: """
            ágnes: ági
            alexandra: szandra alexa
            andrás: andris bandi
            andrea: andi
            anna: panni anikó annus ancsa
            antal: tóni anti
            attila: ati
            balázs: balu
            bálint: bálintka
            barbara: barbi bori
            béla: bélus
            borbála: bori borka
            csaba: csabi
            dániel: dani
            dávid: dave
            dorottya: dorka dóri
            edit: edi
            elisabeth: erzsi
            erika: erka
            erzsébet: erzsi zsóka bözsi betti erzsike
            éva: évi évike
            ferenc: feri
            fruzsina: fruzsi
            gabriella: gabi
            gábor: gabi
            gergely: geri gergő
            györgy: gyuri
            györgyi: gyöngyi
            gyula: gyuszi
            henrietta: heni
            ildikó: ildi
            ilona: ica ilus ili
            imre: imi
            istván: pista pisti isti
            jános: jancsi jani
            józsef: jóska józsi
            judit: jutka juci
            júlia: juli julcsi
            károly: karcsi
            katalin: kati kata katica
            klára: klári
            krisztián: krisz
            krisztina: kriszti
            lajos: lali
            lászló: laci
            levente: levi
            magdolna: magdi
            mária: mari marika
            margit: gitta
            márta: mártika
            márton: marci
            mátyás: matyi
            mihály: misi miska
            miklós: miki
            mónika: móni
            nikolett: niki
            nóra: nóri
            orsolya: orsi
            pál: pali
            péter: peti
            piroska: piri
            rebeka: rebi
            róbert: robi
            rudolf: rudi
            sándor: sanyi
            sára: sári
            szabolcs: szabi
            szilvia: szilvi
            tamás: tomi
            teréz: teri
            tibor: tibi
            veronika: vera verka
            viktória: viki
            vilmos: vili
            zoltán: zoli
            zsófia: zsófi
            zsigmond: zsiga
            zsolt: zsolti
            zsuzsanna: zsuzsa zsuzsi
            """)
}
