import PhoneNumbers

/// Names that mean one of several countries, depending on the words beside them: `Korea, Dem. Rep.`, `Virgin Islands (US)`.
enum SharedNames {
    /// The countries that share a name, by the name's key.
    static let countries: [String: [RegionCode]] = {
        var countries: [String: [RegionCode]] = [:]
        PhraseTable(text: names).forEachPhrase { codes, name in
            countries[PhraseKey.key(of: String(decoding: name, as: UTF8.self))] =
                codes.split(separator: " ").compactMap { RegionCode(String($0)) }
        }
        return countries
    }()

    private static let names: StaticString = """
        KR KP: Korea|Corea|Corée|Coreia|Корея
        CG CD: Congo|Kongo|Конго
        GN GQ GW PG: Guinea|Guinée|Guiné|Guinee|Гвинея
        SD SS: Sudan|Soudan|Sudán|Sudão|Судан
        IE: Ireland|Irland|Irlande|Irlanda|Ierland
        TL: Timor
        WS AS: Samoa|Samoas|Самоа
        MF SX: Saint Martin|Sint Maarten|Sint-Maarten|St. Martin|San Martín|San Martino|São Martinho|Sankt Martin|Сен-Мартен|サンマルタン
        VI VG: Virgin Islands|Islas Vírgenes|Ilhas Virgens|Isole Vergini|Îles Vierges|Jungferninseln|Illes Verges|Illas Virxes| \
        Islles Vírxenes|Jomfruøyene|Jomfruøyane|Jomfruøerne|Jungfruöarna|Maagdeneilanden|Maagde-eilande|Wyspy Dziewicze|Panenské ostrovy| \
        Neitsytsaaret|Insulele Virgine|Virgin Adaları|Djevičanska Ostrva|Djevičanski Otoci|Isulis Vergjinis|Виргинские острова| \
        Віргінські острови|Виргин аралдары|Παρθένοι Νήσοι|ভার্জিন দ্বীপ|भर्जिन टापु|Oileáin na Maighdean| \
        Kepulauan Virgin|Kapuluang Birhen|Pulong Birhen|Ishujt e Virgjër|ヴァージン諸島
        """
}
