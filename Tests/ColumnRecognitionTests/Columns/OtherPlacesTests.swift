import ContactReading
import PhoneNumbers
import Testing

@testable import ColumnRecognition

/// Places that are none of the contact's: of a birth, a document, a journey, an event, a school.
@Suite struct OtherPlacesTests {
    /// Words for a country and for a city, and words behind them in the same language for what they are of.
    private static let languages: [(country: String, city: String, things: [String])] = [
        ("Country", "City", ["of birth", "of issue", "of study", "(passport)", "of departure", "of the event"]),
        ("Land", "Ort", ["der Geburt", "(Geb.)", "der Ausstellung", "(Pass)", "der Veranstaltung", "der Schule"]),
        (
            "Pays", "Ville",
            ["de naissance", "naiss.", "de délivrance", "émetteur", "passeport", "de départ", "d'origine"]
        ),
        (
            "País", "Ciudad",
            ["de nacimiento", "nac.", "de nac.", "de expedición", "emisor", "pasaporte", "de viaje", "de origen"]
        ),
        ("Paese", "Città", ["di nascita", "emittente", "di rilascio", "del passaporto", "di partenza", "dell'evento"]),
        ("País", "Cidade", ["de nascimento", "nasc.", "emissor", "de expedição", "de origem", "de partida"]),
        ("Land", "Plaats", ["van geboorte", "van afgifte", "paspoort", "van vertrek"]),
        ("Land", "Ort", ["födelse", "utfärdande", "evenemang"]), ("Land", "By", ["fødsel", "udstedelse", "afgang"]),
        ("Maa", "Kaupunki", ["syntymä", "passin", "lähtö"]),
        ("Kraj", "Miasto", ["urodzenia", "ur.", "wydania", "paszportu", "wyjazdu", "wydarzenia"]),
        ("Země", "Město", ["narození", "vydání", "konání", "odjezdu"]),
        ("Krajina", "Mesto", ["narodenia", "vydania", "konania"]),
        ("Ország", "Város", ["születés", "szül.", "kiállító", "útlevél", "esemény"]),
        ("Țara", "Oraș", ["nașterii", "naștere", "emitentă", "pașaport", "plecare"]),
        ("Država", "Grad", ["rođenja", "izdavanja", "putovnica", "događaja"]),
        ("Država", "Mesto", ["rojstva", "izdaje", "potni list"]),
        ("Страна", "Город", ["рождения", "рожд.", "выдачи", "поездки", "отправления", "мероприятия"]),
        ("Країна", "Місто", ["народження", "народж.", "видачі", "поїздки"]),
        ("Държава", "Град", ["раждане", "издаване", "събитие"]),
        ("Χώρα", "Πόλη", ["γέννησης", "έκδοσης", "αναχώρησης", "εκδήλωσης"]),
        ("Ülke", "Şehir", ["doğum", "pasaport", "varış", "etkinlik"]),
        ("بلد", "مدينة", ["الميلاد", "الإصدار", "المغادرة"]), ("ארץ", "עיר", ["לידה", "הנפקה", "יעד"]),
        ("国", "市", ["出生", "発行", "目的", "開催"]), ("国家", "城市", ["出生", "签发", "护照", "目的", "活动"]),
        ("국가", "도시", ["출생", "발급", "여행", "행사"]), ("Quốc gia", "Thành phố", ["sinh", "hộ chiếu", "du lịch"]),
        ("Negara", "Kota", ["Lahir", "Penerbit", "Tujuan", "Acara"]),
    ]

    @Test(arguments: languages.indices) func wordsBesidePlaces(language: Int) {
        let (country, city, things) = Self.languages[language]
        for thing in things {
            for place in [country, city] {
                #expect(meaning("\(place) \(thing)") == "extra", "\(place) \(thing)")
                #expect(meaning("\(thing) \(place)") == "extra", "\(thing) \(place)")
            }
        }
        #expect(meaning(country) == "country")
        #expect(meaning(city) == "city")
    }

    @Test(arguments: [
        "Native Country", "Hometown", "City Council District", "School City", "Employer Country", "Veranstaltungsort",
        "Standort", "Syntymäkaupunki", "Születési város", "Родной город", "Città natale", "Plaats van geboorte",
        "Event Address", "Miejsce ur.", "Mjesto rođ.", "Država roj.", "Oraș natal", "Cidade natal",
    ])
    func headingsOfOtherPlaces(heading: String) {
        #expect(meaning(heading) == "extra")
    }

    /// A country of something that nobody knows is none where the country of the contact is known otherwise.
    @Test(arguments: [
        "Favorite Country", "Project Country", "Market Country", "Team Country", "Doc Country", "País (xyzzy)",
    ])
    func unknownThings(heading: String) {
        #expect(meaning(heading) == "extra")
        #expect(meaning(heading, region: nil) == "country")
        #expect(meaning(heading, beside: ["Street", "City"], region: nil) == "extra")
        #expect(meaning("Xyzzy Country", beside: ["Xyzzy Street"], region: nil) == "country")
    }

    @Test(arguments: [
        "Country", "Home Country", "Billing Country", "Company Country", "Customer Country", "Country Desc", "Pays *",
        "Wohnsitzland", "Kraj zamieszkania", "Страна проживания", "居住国", "País de residencia", "Your country, please",
    ])
    func countriesOfContacts(heading: String) {
        #expect(meaning(heading).hasPrefix("country"))
    }

    /// The whole address of a school has its label, and a list of schools has their addresses.
    @Test func schools() {
        #expect(meaning("School City", beside: ["School Street"]) == "city")
        let schools = meanings("School Name;School Phone;School City", ["Elm Elementary;212-867-5311;Springfield"])
        #expect(schools == "organization | phone work | city")
    }

    /// The meaning of a heading beside names of people and other headings.
    private func meaning(_ heading: String, beside others: [String] = [], region: RegionCode? = RegionCode("PL"))
        -> String
    {
        let headings = ["First Name", "Last Name", "Phone"] + others + [heading]
        let rows = ["France", "Germany"].map { ["Ann", "Example", "612345678"] + others.map { _ in "Elm" } + [$0] }
        let found = KnownColumns(region: region).recognize(
            headings, isHeader: true, rows: { RowSample(first: rows) }, given: nil)
        return found.columns[headings.count - 1].target.meaning
    }
}
