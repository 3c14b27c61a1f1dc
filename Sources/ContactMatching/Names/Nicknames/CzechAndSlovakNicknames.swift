extension NicknameList {
    /// Czech and Slovak names, as in Wiktionary and in common use.
    static let czechAndSlovak = NicknameList(
        language: "cs", source: "https://en.wiktionary.org/wiki/Category:Czech_diminutives_of_given_names",
        rows: """
            adéla: áďa
            alena: alenka
            alexandr: saša alex
            alexandra: saša sandra
            alžběta: běta bětka eliška
            alžbeta: betka beta
            anežka: anka
            anna: anička andulka anka anča
            antonín: tonda toník
            barbora: bára barča baruška
            blanka: blanička
            bohumil: bohouš
            bohuslav: bohuš
            božena: boža božka
            dagmar: dáša
            daniel: dan danek
            daniela: dana danka
            david: davídek
            dominik: domča
            dorota: dorka
            eduard: eda edo
            eliška: elis
            eva: evička evka evička
            filip: fíla filípek
            františek: franta fanda ferko ferdo
            gabriela: gábina gabika
            hana: hanka hanička
            helena: helenka lenka
            ivan: ivánek
            ivana: iva ivanka
            jakub: kuba jakubko
            jan: honza jenda honzík
            jana: janička janka
            jaromír: jarda jarek
            jaroslav: jarda jara jaro
            jaroslava: jarka slávka
            jiří: jirka jura
            jindřich: jindra
            jitka: jituška
            josef: pepa pepík jožka
            jozef: jožo jožko
            juraj: ďuro juro
            kamila: kamča
            karel: karlík kája
            karol: karči
            karolína: kája
            kateřina: káča katka kačka katuška
            katarína: katka katuša
            klára: klárka
            kristýna: týna kristýnka
            ladislav: láďa laco laci
            lenka: leni
            libor: liborek
            lucie: lucka
            ludmila: lída liduška
            ľudovít: ľudo
            lukáš: luky
            magdaléna: magda madla lenka
            marek: mareček
            marie: mařenka máňa maruška majka
            mária: marika majka marienka
            markéta: maky markétka gréta
            margita: gitka
            martin: maťo martínek
            martina: maťa
            matěj: máťa
            matej: maťo maťko
            michaela: míša
            michal: míša mišo
            milan: milánek
            miloslav: milda
            miroslav: mirek miro mirka
            miroslava: mirka
            monika: monča
            naděžda: naďa
            natálie: naty
            nikola: niki
            ondřej: ondra
            ondrej: ondro
            oldřich: olda
            pavel: pavlík pája
            pavol: paľo
            pavla: pája
            petr: péťa petřík
            peter: peťo
            petra: péťa peťka
            radek: radeček
            radomír: radek
            radoslav: radek rado
            richard: ríša rišo
            rudolf: ruda rudo
            simona: sima
            stanislav: standa stano
            stanislava: stáňa
            šárka: šárinka
            štěpán: štěpa
            štefan: števo pišta
            tereza: terka terezka
            tomáš: tom tomík
            václav: vašek venca
            vendula: venda
            věra: věrka
            veronika: verča nika
            viktor: viki
            vilém: vilda
            vladimír: vláďa vlado
            vlastimil: vlasta
            vojtěch: vojta
            zdeněk: zdenda
            zdeňka: zdenička
            zuzana: zuzka zuza
            žofie: žofka
            """)
}
