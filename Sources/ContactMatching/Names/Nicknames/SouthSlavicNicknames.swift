extension NicknameList {
    /// Serbian, Croatian, Bosnian, Slovene, Macedonian and Bulgarian names, as in Wiktionary and in common use.
    static let southSlavic = NicknameList(
        language: "sh", source: "https://en.wiktionary.org/wiki/Category:Serbo-Croatian_diminutives_of_given_names",
        rows: """
            aleksandar: aco saša aca aleks sasho
            aleksandra: saša sanja aleks
            ana: anica
            anton: toni tone
            ante: tonči
            biljana: bilja
            bogdan: boda
            božidar: boško božo
            branislav: bane branko
            branko: bane
            dragan: gagi
            dragana: gaga
            dragoslav: dragan
            dušan: duško duca
            elizabeta: beti
            franjo: franc
            georgi: gosho zhoro
            gordana: goca goga
            ivan: ivo ivica vanja vanyo
            ivana: iva ivka
            janez: janko
            jelena: jeca jelka
            josip: joža joso jozo
            jovan: joca jovica
            katarina: kaća kata katja
            ljiljana: ljilja
            ljubomir: ljuba ljubo
            luka: lukša
            marija: mara maja marica
            marko: mare
            matej: mate
            mihailo: miša mika
            mihajlo: miša mika
            milan: mića miki
            milica: mica
            milorad: mića
            miodrag: mija miško
            miroslav: miro mirko
            mladen: mladenko
            nebojša: neša
            nikola: nidžo
            nikolay: kolyo niki
            nikolina: nina
            petar: pero pera perica
            radomir: rade
            radovan: rade
            slobodan: boban sloba
            snežana: sneža
            stefan: stefo
            stjepan: stipe
            stoyan: stoycho
            svetlana: ceca
            tatjana: tanja
            todor: toša
            tomislav: tomo
            veljko: velja
            vesna: vesnica
            vladimir: vlada vlado
            vojislav: voja
            zoran: zoki
            živko: žika
            """)
}
