extension NicknameList {
    /// Romanian names, as in Wiktionary and in common use.
    static let romanian = NicknameList(
        language: "ro", source: "https://en.wiktionary.org/wiki/Category:Romanian_diminutives_of_given_names",
        rows: """
            adrian: adi
            alexandra: alexa sanda ale
            alexandru: alex sandu alecu
            ana: anuța anica
            andrei: andi
            anton: toni
            constantin: costel costi dinu titi costică
            corneliu: nelu
            cristian: cristi
            cristina: cristi tina
            daniel: dan dănuț
            daniela: dana
            dumitru: mitică mitru titi
            ecaterina: cati catinca
            elena: lena ileana lenuța
            elisabeta: beti lisa
            emanuel: manu
            florin: florinel
            gabriel: gabi
            gabriela: gabi
            gheorghe: gigi ghiță george gică
            ioan: nelu ionel ion ionuț
            ioana: oana ionela
            ion: nelu ionel ionuț ioniță
            iosif: iosca
            laurențiu: lau
            liviu: liviuț
            loredana: lori
            magdalena: magda lena
            margareta: marga
            maria: mari maricica mărioara
            marian: mari
            mihaela: miha mihaela
            mihai: mișu miță mihăiță
            nicolae: nicu nae niculae
            petru: petrică petre
            ștefan: fane fănel
            ștefania: fani
            teodor: teo
            vasile: vasilică sile
            victoria: vica
            viorica: vio
            """)
}
