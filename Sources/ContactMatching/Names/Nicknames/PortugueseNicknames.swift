extension NicknameList {
    /// Portuguese names, as in Wiktionary and in common use.
    static let portuguese = NicknameList(
        language: "pt", source: "https://en.wiktionary.org/wiki/Category:Portuguese_diminutives_of_given_names",
        rows: """
            adriana: drica dri adri
            alberto: beto
            alessandra: ale sandra
            alexandre: alex xande ale
            ana: aninha nana
            anderson: ander
            andré: dé dedé
            antônio: toninho tonho tó tony totonho
            antónio: toninho tó tony
            augusto: guto
            aparecida: cida
            bárbara: babi
            beatriz: bia
            bernardo: bê nardo
            bruno: bru
            caetano: caê
            carlos: carlinhos cacá caio
            carolina: carol
            catarina: cata cati
            cecília: ciça ceci
            clara: clarinha
            cristiano: cris tiano
            cristina: cris tina
            daniel: dani dan
            daniela: dani
            débora: deby
            domingos: mingo
            edson: edinho
            eduardo: edu dudu duda
            eduarda: duda
            fátima: fafá
            felipe: fê lipe felipinho
            fernanda: fê nanda fefa
            fernando: nando fê
            filipe: lipe
            francisca: chica xica
            francisco: chico xico kiko
            frederico: fred
            gabriel: biel gabi
            gabriela: gabi
            geraldo: gê
            gonçalo: gonça
            guilherme: gui guiga
            gustavo: guga gu
            helena: lena
            henrique: rique
            isabel: bel isa belinha
            isabela: bela isa
            jaqueline: jaque
            joana: jô joaninha
            joão: joãozinho jota jonas
            joaquim: quim quinzinho
            jorge: jorginho
            josé: zé zeca zezinho juca
            josefina: fina
            juliana: ju juju
            júlio: julinho
            leonardo: léo leo
            letícia: lelê leti
            lourenço: lolo
            lucas: luquinhas
            luciana: lu
            luís: luisinho lula
            luiz: luizinho lula
            luísa: lu
            manuel: manel mané neco manu
            manoel: mané neco
            marcelo: celo
            margarida: guida
            maria: mariazinha cota mariquinhas
            mariana: mari
            mateus: teteu
            maurício: mau
            miguel: miguelito
            mônica: moni
            natália: nati
            nicolau: nico
            patrícia: pati paty
            paula: paulinha
            paulo: paulinho
            pedro: pedrinho pepê
            rafael: rafa
            rafaela: rafa
            raimundo: mundinho
            renata: rê renatinha
            ricardo: rica cado
            roberto: beto bob
            rodrigo: rodri digo
            ronaldo: ronaldinho
            rosângela: rosa
            sandra: sandrinha
            sebastião: tião bastião
            sílvia: sil
            sofia: sofi
            tatiana: tati
            teresa: teca terê
            tiago: ti titi
            vanessa: vane
            vicente: vicentinho
            vinícius: vini
            vitória: vivi
            """)
}
