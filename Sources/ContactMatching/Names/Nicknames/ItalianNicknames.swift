extension NicknameList {
    /// Italian names, as in Wiktionary and in common use.
    static let italian = NicknameList(
        language: "it", source: "https://en.wiktionary.org/wiki/Category:Italian_diminutives_of_given_names",
        rows: """
            alessandra: ale sandra
            alessandro: ale sandro alex
            alessia: ale
            alessio: ale
            alfredo: fredo
            andrea: andre
            angela: angelina lina
            angelo: angelino lino
            anna: annina nina annarella
            antonella: nella anto
            antonia: tonia
            antonio: toni tonino totò nino antò tony
            barbara: barbi
            bartolomeo: bartolo meo
            beatrice: bea bice
            benedetta: bene
            benedetto: bene betto
            bernardo: nardo
            carlo: carletto
            carlotta: lotta
            caterina: cate rina cati
            cecilia: ceci
            chiara: chiaretta
            christian: chris
            cristiano: cri
            cristina: cri tina
            daniela: dani
            daniele: dani
            davide: dade
            domenica: mimma
            domenico: mimmo mico nico menico
            edoardo: edo
            elena: lena
            eleonora: ele nora
            elisa: eli
            elisabetta: betta lisa elisa betty
            emanuela: manu ema
            emanuele: manu ema lele
            enrico: rico chicco
            ernesto: erni
            ettore: tore
            eugenio: genio
            federica: fede
            federico: fede rico
            ferdinando: nando
            filippo: pippo fili lippo
            francesca: fra franci checca
            francesco: franco checco fra cesco ciccio franci
            gabriele: gabri lele
            gabriella: gabri lella
            gaetano: tano
            gennaro: gennarino
            giacomo: giaco mino
            gianfranco: gianni
            gianluca: luca gian
            gianluigi: gigi gian
            giorgia: gio
            giorgio: gio
            giovanna: gianna vanna giò
            giovanni: gianni vanni nanni giò giannino
            giuliana: giuli
            giulia: giuli
            giulio: giuli
            giuseppa: pina peppa
            giuseppe: beppe pino peppe peppino geppo pippo giusè peppo
            giuseppina: pina giusy pinuccia
            graziella: lella
            grazia: graziella
            guglielmo: memmo
            ignazio: gnazio
            isabella: isa
            jacopo: jaco
            laura: lauretta
            leonardo: leo nardo
            lorenzo: lori enzo renzo lollo
            lodovico: vico
            luca: luchino
            lucia: lucietta
            luciano: ciano
            luigi: gigi gino luigino
            luigia: gina gigia
            maddalena: lena madda
            marcello: celo
            margherita: marghe rita ghita
            maria: mariuccia marietta
            mariangela: angela
            martina: marti
            massimiliano: max massi massimo
            massimo: max massi
            matilde: tilde
            matteo: teo
            mattia: matti
            maurizio: mau
            michela: miky
            michele: miky lele michi
            natale: talino
            nicola: nico nicolino
            nicoletta: nico letta
            niccolò: nicco nico
            paola: paoletta
            paolo: paolino
            pasquale: lino
            patrizia: pat patty
            pellegrino: rino
            pietro: piero pierino
            raffaele: raffa lello lele
            raffaella: raffa lella
            riccardo: ricky rick cardo
            roberta: robi
            roberto: robi berto
            rosa: rosina rosetta
            rosaria: sara
            salvatore: totò tore turi salvo totuccio
            sebastiano: seba nello iano
            silvia: silvietta
            simona: simo
            simone: simo
            sofia: sofi
            stefania: stefi
            stefano: ste
            teresa: teresina
            tommaso: tommy masino maso
            umberto: berto
            valentina: vale
            valentino: vale tino
            valeria: vale
            vincenza: enza
            vincenzo: enzo vince cenzo
            viola: violetta
            virginia: gina
            vittoria: vicky
            vittorio: vic
            """)
}
