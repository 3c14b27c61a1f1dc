extension NicknameList {
    /// French names, as in Wiktionary and in common use.
    static let french = NicknameList(
        language: "fr", source: "https://en.wiktionary.org/wiki/Category:French_diminutives_of_given_names",
        rows: """
            adrien: adri
            alexandre: alex sacha
            alexandra: alex sandra
            alexis: alex
            alphonse: fonfon
            amélie: mélie
            andré: dédé
            angélique: angie
            anne: annie annick nanou
            antoine: toine tonio tony
            antoinette: toinette ninette
            augustin: gus gustin
            aurélie: lili
            barnabé: barnab
            bastien: bast
            bénédicte: béné
            benjamin: ben benji
            benoît: ben
            bernard: nanard
            bertrand: bébert
            caroline: caro line
            catherine: cathy cath kathy
            cédric: ced
            céline: line
            charles: charlie charly chacha
            charlotte: charlie lotte chacha lolotte
            christelle: chris
            christian: chris
            christine: chris cricri
            christophe: chris tophe
            claude: claudie
            clément: clem
            clémentine: clem
            clotilde: clo
            daniel: dan dany
            danielle: dany
            delphine: delph
            denis: nini
            dominique: dom doumé
            dorothée: doro
            édouard: ed doudou
            éléonore: léo nore
            élisabeth: babeth lise lili élise babette
            éric: rico
            étienne: tienne titi
            fabien: fab
            fabrice: fab
            ferdinand: ferdi nando
            florence: flo
            florian: flo
            françois: franck fanfan cisco
            françoise: fanfan soizic
            frédéric: fred frédo
            frédérique: fred
            gabriel: gab gaby
            gabrielle: gaby
            geneviève: ginou viviane ginette
            georges: jojo
            gérard: gégé
            grégoire: greg
            grégory: greg
            guillaume: guigui gui
            gustave: gus
            guy: guitou
            henri: riri riton
            hélène: léna lène nanou
            isabelle: isa zabou babelle
            jacqueline: jacotte line
            jacques: jacky jacquot
            jean: jeannot
            jeanne: jeannette
            jérôme: jéjé
            joseph: jojo jo
            joséphine: jo fifine
            julien: ju juju
            juliette: ju juju
            laurence: lolo
            laurent: lolo
            léonard: léo
            léopold: léo
            louis: loulou loulou
            louise: lou loulou louisette
            lucien: lulu
            lucienne: lulu
            ludovic: ludo
            madeleine: mado madelon
            marc: marco
            margaux: margot
            marguerite: margot margaux
            marie: mimi manon marion
            marcel: marcello
            martine: titine
            mathieu: mat math
            mathilde: mathou
            maurice: momo
            maxime: max
            mélanie: mel
            michel: mimi mich michou
            michèle: mimi mich
            monique: momo nique
            muriel: mumu
            nathalie: nath nat talie
            nathanaël: nathan nat
            nicolas: nico colas
            nicole: nico
            olivier: olive oli
            pascal: pasc
            patrice: pat
            patricia: pat patou
            patrick: pat
            philippe: phil fifi
            philomène: philo
            pierre: pierrot
            quentin: quent
            raphaël: raph
            raymond: momo
            rémi: rem
            robert: bob bébert
            roger: roro
            romain: rom
            sébastien: seb bastien
            simone: momone
            solange: soso
            sophie: soso
            stéphane: stef steph
            stéphanie: stef steph fanny
            sylvain: syl
            sylvie: syl
            suzanne: suzy zézette
            théodore: théo
            théophile: théo
            thérèse: tété
            thierry: titi
            thomas: tom
            timothée: tim
            valentin: val
            valérie: val
            véronique: véro
            victor: vic toto
            victoire: vic
            vincent: vince
            virginie: ginie
            viviane: viv
            xavier: xav
            yves: yvon
            yvonne: vonvon
            zacharie: zac
            """)
}
