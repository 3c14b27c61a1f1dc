extension NicknameList {
    /// Spanish names, as in Wiktionary and in common use.
    static let spanish = NicknameList(
        language: "es", source: "https://en.wiktionary.org/wiki/Category:Spanish_diminutives_of_given_names",
        rows: """
            adrián: adri
            alberto: beto berto tito
            alejandra: ale sandra jandra alex
            alejandro: ale jandro alex sandro
            alfonso: fonso poncho alfon
            alfredo: fredo fredy
            alicia: ali licha
            álvaro: varo
            ana: anita
            andrea: andre
            andrés: andy andresito
            ángel: angelito gelo
            antonia: toñi toña
            antonio: toni tony toño antón
            armando: mando
            arturo: turo
            asunción: asun
            aurora: auro
            beatriz: bea betty
            begoña: bego
            benjamín: benja ben
            bernardo: nardo berni
            camila: cami
            carlos: carlitos charly litos
            carmen: carmela menchu carmencita
            carolina: caro
            catalina: cata cati
            cecilia: ceci
            christian: chris
            claudia: clau
            concepción: concha conchita conchi
            consuelo: chelo consu
            cristina: cris tina
            cristóbal: tobal
            daniel: dani
            daniela: dani
            david: davo
            diego: dieguito
            dolores: lola loli lolita
            eduardo: edu lalo eddy
            elena: nena lena
            elisa: eli
            encarnación: encarna encarni
            enrique: quique kike ricky
            ernesto: neto
            esperanza: espe
            esteban: estebi
            eugenia: geni
            eugenio: geno
            eva: evita
            federico: fede fico
            felipe: feli pipe
            fernanda: fer nanda
            fernando: fer nando
            francisca: paca paquita paqui fran
            francisco: paco pancho fran curro quico kiko frasco cisco paquito
            gabriel: gabi gabo
            gabriela: gabi
            gerardo: gera
            gloria: glori
            gonzalo: gonza chalo
            graciela: chela
            gregorio: goyo
            guadalupe: lupe lupita
            guillermo: guille memo willy
            gustavo: gus tavo
            héctor: tito
            ignacio: nacho iñaki
            inmaculada: inma
            isabel: isa chabela bel
            jacobo: jaco
            javier: javi
            jesús: chus chuy suso
            joaquín: quino quim chimo
            jorge: coque jorgito
            josé: pepe pepito chepe
            josefa: pepa pepi fina
            josefina: fina pepa
            juan: juanito juancho
            juana: juani juanita
            julia: juli
            julián: juli
            julio: julito
            laura: lau lauri
            leonardo: leo
            leticia: leti
            lorena: lore
            lorenzo: loren lencho
            lourdes: lourditas
            lucía: lu luci
            luis: lucho luisito güicho
            luisa: lui
            magdalena: magda lena malena
            manuel: manolo manu lolo manolito
            manuela: manoli manola
            marcelo: chelo
            margarita: marga rita márgara
            maría: mari maruja mariquita
            mariano: nano
            marta: martita
            mateo: teo
            mauricio: mau mauri
            maximiliano: max maxi
            mercedes: merche meche merceditas
            miguel: migue mike miguelito
            mónica: moni
            montserrat: montse
            natalia: nata nati
            nicolás: nico colás
            norberto: beto
            óscar: osqui
            pablo: pablito
            patricia: patri pati paty
            pedro: perico pedrito
            pilar: pili
            rafael: rafa
            rafaela: rafi
            ramón: moncho monchi
            raquel: raqui
            raúl: rulo
            remedios: reme
            ricardo: richi ricky ricar
            roberto: beto berto robe rober
            rocío: ro chío
            rodolfo: fito rodo
            rodrigo: rodri
            rosa: rosita
            rosario: charo chayo
            salvador: salva chava
            samuel: samu
            santiago: santi chago yago
            sebastián: seba bastián
            sergio: checo
            silvia: sil
            sofía: sofi
            soledad: sole
            susana: susi
            teresa: tere teresita maite
            tomás: tomi
            valentina: vale
            vanesa: vane
            verónica: vero
            vicente: chente vicen
            victoria: vicky viki
            vicente: vicentico
            virginia: vicky virgi
            ximena: xime
            yolanda: yoli
            """)
}
