extension NicknameList {
    /// Hebrew and Arabic names in Latin letters, as in Wiktionary and in common use.
    static let hebrewAndArabic = NicknameList(
        language: "he", source: "https://en.wiktionary.org/wiki/Category:Hebrew_diminutives_of_given_names",
        rows: """
            abdullah: abood abdo
            abdulrahman: abood
            abraham: avi
            avraham: avi avrum
            benyamin: benny beni
            david: dudi dudu
            daniel: dani
            eliyahu: eli
            fatima: fatoom fattouma
            ibrahim: brahim
            itzhak: itzik
            khadija: khadouj
            menachem: mendel meni
            mohamed: mo hamada mohammad
            mohammad: mo hamada moh
            mohammed: mo hamada moh
            moshe: moishe moshik
            muhammad: mo hamada mohammed
            mordechai: motti
            nathan: nati
            rachel: racheli
            rivka: rivki
            shlomo: shlomi
            shmuel: shmulik muli
            shimon: shimi
            yaakov: yaki kobi yankel koby
            yehoshua: shuki
            yehuda: yudke yuda
            yitzhak: itzik
            yosef: yossi yosi
            zeev: zevi
            ahmed: hamada
            mustafa: mustapha sasa
            youssef: joe
            """)
}
