import ColumnRecognition
import ContactModel
import PhoneNumbers
import Testing

@testable import RegionInference

struct CountryHintTests {
    @Test(arguments: [
        ("DE", "DE"), ("de", "DE"), ("Germany", "DE"), ("Deutschland", "DE"), ("ALLEMAGNE", "DE"), ("Niemcy", "DE"),
        ("U.S.A.", "US"), ("United States of America", "US"), ("Vereinigte Staaten", "US"), ("UK", "GB"),
        ("England", "GB"), ("USA", "US"), ("GBR", "GB"), ("che", "CH"), ("Hrvatska", "HR"), ("ישראל", "IL"),
        ("Việt Nam", "VN"), ("日本", "JP"), ("Россия", "RU"), ("Österreich", "AT"), ("Osterreich", "AT"),
        ("St. Lucia", "LC"), ("S:t Lucia", "LC"), ("St. Vincent & Grenadines", "VC"), ("Saint Kitts and Nevis", "KN"),
        ("Trinidad and Tobago", "TT"), ("Antigua and Barbuda", "AG"), ("Republic of Trinidad and Tobago", "TT"),
        ("Virgin Islands, U.S.", "VI"), ("Virgin Islands (UK)", "VG"), ("Samoa (American)", "AS"), ("Samoa", "WS"),
        ("Mergelių salos (JAV)", "VI"), ("Вирджински острови, САЩ", "VI"), ("Шығыс Самоа (АҚШ)", "AS"),
        ("Guinea (Equatorial)", "GQ"), ("Sudan, South", "SS"), ("Ireland (Northern)", "GB"), ("Africa, South", "ZA"),
        ("Republic of Kenya", "KE"), ("Kingdom of Norway", "NO"), ("Republic of China", "TW"),
        ("Republic of the Congo", "CG"), ("Democratic Republic of the Congo", "CD"), ("Republic of Korea", "KR"),
        ("Republic of Ireland", "IE"), ("Commonwealth of the Bahamas", "BS"), ("República de Chile", "CL"),
        ("Korea, Dem. People's Rep.", "KP"), ("Korea, Rep.", "KR"), ("Korea (South)", "KR"), ("Seoul, Korea", "KR"),
        ("Hong Kong SAR, China", "HK"), ("Taiwan, China", "TW"), ("China (Taiwan)", "TW"), ("Puerto Rico (US)", "PR"),
        ("Denmark - Greenland", "GL"), ("Gibraltar (UK)", "GI"), ("Réunion, France", "RE"), ("Cork, Ireland", "IE"),
        ("Congo (CD)", "CD"), ("Isole Vergini, U.S.A.", "VI"), ("Виргинские острова (США)", "VI"), ("DE-Germany", "DE"),
        ("DE - Germany", "DE"), ("Germany -DE", "DE"), ("Berlin, DE", "DE"), ("Guinea-Bissau", "GW"),
        ("Saint-Martin (FR)", "MF"),
        ("Bosnia-Herzegovina", "BA"), ("Timor-Leste", "TL"), ("St. Martin (NL)", "SX"),
        ("Konstanz (Deutschland)", "DE"),
        ("Republik China", "TW"), ("Republik Österreich", "AT"), ("République du Sénégal", "SN"),
        ("Reino de España", "ES"),
    ])
    func recognisesCountries(_ text: String, _ code: String) {
        #expect(CountryNames.region(named: text)?.code == code)
    }

    @Test(arguments: [
        ("السعودية", "SA"), ("السعوديه", "SA"), ("الامارات", "AE"), ("أمريكا", "US"), ("بريطانيا", "GB"),
        ("دولة قطر", "QA"),
        ("جمهورية مصر العربية", "EG"), ("جمهورية الصين", "TW"), ("ΗΠΑ", "US"), ("ABD", "US"), ("САЩ", "US"),
        ("Anglie", "GB"),
        ("英格蘭", "GB"), ("Гонконг", "HK"), ("فلسطين", "PS"), ("Македония", "MK"), ("Vietname", "VN"), ("沙地阿拉伯", "SA"),
        ("Moldawien", "MD"),
    ])
    func recognisesEverydayNames(_ text: String, _ code: String) {
        #expect(CountryNames.region(named: text)?.code == code)
    }

    @Test(arguments: [
        "Anh", "Ceylan", "", " ", "ZZ", "XX", "Springfield", "12", "n/a", "🙂", "Commonwealth of Virginia",
        "Georgia, USA", "Korea, Xyz",
        "Wit-Rusland", "Xin-ga-po", "I-Ostriya", "Britiske Jomfruøer, De", "Virgin Islands", "Virgin Islands, X",
        "Guam, France", "Republic of",
        "Kingdom of Heaven", "DE/", "A/N",
    ])
    func recognisesNothingElse(_ text: String) {
        #expect(CountryNames.region(named: text) == nil)
    }

    @Test(arguments: [
        ("DE", CountryReading.region(.germany)), ("+49", .region(.germany)), ("n/a", .nothing), ("-", .nothing),
        ("", .nothing), ("na", .nothing), ("NA", .unknown), ("NAM", .region(.namibia)),
        ("Namibia", .region(.namibia)), ("Atlantis", .unknown),
    ])
    func whatATextSays(_ text: String, _ expected: CountryReading) {
        #expect(CountryReading(Array(text.utf8)) == expected)
    }

    private func region(_ countries: String...) -> String? {
        var contact = Contact()
        for country in countries { contact.append(.country, label: "".utf8, value: country.utf8) }
        var hint = CountryHint()
        return hint.region(of: contact)?.code
    }

    @Test func severalCountriesMustAgree() {
        #expect(region("Germany", "DE", "somewhere") == "DE")
        #expect(region("Germany", "France") == nil)
        #expect(region() == nil)
    }
}

extension RegionCode {
    fileprivate static let germany = RegionCode("DE") ?? .world
    fileprivate static let namibia = RegionCode("NA") ?? .world
}
