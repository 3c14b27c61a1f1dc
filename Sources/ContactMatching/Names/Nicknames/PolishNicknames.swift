extension NicknameList {
    /// Polish names, as in Wiktionary and in common use.
    static let polish = NicknameList(
        language: "pl", source: "https://en.wiktionary.org/wiki/Category:Polish_diminutives_of_given_names",
        rows: """
            adam: adaś adamek
            agata: agatka
            agnieszka: aga agusia agnes
            aleksander: olek alek aleks
            aleksandra: ola olka oleńka
            alicja: ala alka
            andrzej: jędrek andrzejek jędruś
            aneta: anetka
            anna: ania anka anusia hania andzia
            antoni: antek antoś tosiek
            antonina: tosia tola
            arkadiusz: arek
            barbara: basia baśka
            bartłomiej: bartek
            bartosz: bartek
            beata: beatka
            bogdan: boguś
            bogusław: bogdan boguś bogus
            bolesław: bolek
            bożena: bożenka
            bronisław: bronek
            bronisława: bronia
            cezary: czarek
            czesław: czesiek czesio
            dagmara: daga
            damian: damianek
            daniel: danielek
            danuta: danka danusia
            dariusz: darek
            dominik: domin
            dominika: domi nika
            dorota: dorotka dosia
            edward: edek
            elżbieta: ela elka elunia
            emilia: emilka mila
            ewa: ewka ewunia
            ewelina: ewelinka
            feliks: felek
            filip: filipek
            franciszek: franek franio
            franciszka: frania
            fryderyk: fryc
            gabriela: gabrysia gabi
            genowefa: gienia
            grażyna: grażynka
            grzegorz: grzesiek grzesio grześ
            halina: halinka hala
            hanna: hania hanka
            helena: hela helenka
            henryk: heniek henio
            ignacy: ignaś
            irena: irenka
            iwona: iwonka
            izabela: iza
            jacek: jacuś
            jadwiga: jadzia
            jakub: kuba kubuś
            jan: janek jaś jasiek
            janina: janka nina
            janusz: januszek
            jarosław: jarek
            jerzy: jurek
            joanna: asia aśka joasia
            józef: józek
            józefa: józia
            julia: julka
            julian: julek
            justyna: justynka
            kacper: kacperek
            kamila: kamilka
            karol: karolek
            karolina: karola karolcia
            katarzyna: kasia kaśka kasieńka
            kazimierz: kazik kazio
            kinga: kinia
            klaudia: klaudusia
            konrad: konradek
            krystian: krystek
            krystyna: krysia kryśka
            krzysztof: krzysiek krzyś krzysio
            leszek: lesio
            lucyna: lucynka
            ludwik: ludek
            łukasz: łukaszek
            maciej: maciek maciuś
            magdalena: magda madzia lena
            małgorzata: gosia małgosia gośka
            marcin: marcinek
            marek: mareczek
            maria: marysia mania majka maryla
            marian: maryś
            mariusz: mariuszek
            marta: martusia
            martyna: martynka
            mateusz: mati mateuszek
            michał: michałek misiek
            mieczysław: mietek
            mikołaj: miki mikołajek
            mirosław: mirek
            mirosława: mirka
            monika: monia
            natalia: natalka nata
            oliwia: oliwka
            patrycja: patka pati
            paweł: pawełek
            piotr: piotrek piotruś
            przemysław: przemek
            radosław: radek
            rafał: rafałek
            robert: robcio
            roman: romek
            ryszard: rysiek rysio
            sebastian: seba
            sławomir: sławek
            sławomira: sławka
            stanisław: staszek stasiek staś stach
            stanisława: stasia
            stefan: stefek
            stefania: stefa
            sylwia: sylwka
            szymon: szymek
            tadeusz: tadek tadzio
            teresa: tereska
            tomasz: tomek
            urszula: ula
            wacław: wacek
            waldemar: waldek
            wanda: wandzia
            weronika: wera nika
            wiesław: wiesiek
            wiesława: wiesia
            wiktor: wiktorek
            wiktoria: wika
            wincenty: wicek
            witold: witek
            władysław: władek
            włodzimierz: włodek
            wojciech: wojtek wojtuś
            zbigniew: zbyszek zbych
            zdzisław: zdzisiek
            zenon: zenek
            zofia: zosia zośka
            zuzanna: zuzia
            zygmunt: zyga
            """)
}
