import ContactReading
import Testing

@testable import ColumnRecognition

/// Headings that look like those of phones and are none, and headings whose meaning others decide.
@Suite struct HeadingMeaningTests {
    /// The meaning of a heading beside a name and a named phone, with values.
    private func meaning(_ heading: String, beside others: [String] = ["Name"], _ values: [String]) -> String {
        let rows = values.enumerated().map { index, value in
            others.map { _ in "Anna" } + [value, "+1 650 253 \(1000 + index * 7)"]
        }
        let found = KnownColumns().recognize(
            others + [heading, "Telephone"], isHeader: true, rows: { RowSample(first: rows) }, given: nil)
        return found.columns[others.count].target.meaning
    }

    private static let digits = ["2063247781", "4153247782", "6463247799", "6465247799", "2125247799"]

    @Test(arguments: [
        "TFN", "IMO Number", "DT", "Call Number", "आधार", "Aadhaar", "Zählernummer", "Meter No", "契約番号", "Mã hợp đồng",
        "Contract",
        "Policy Number", "File No", "Driver Licence", "Numéro de compteur", "Nº de contrato", "Номер договора",
        "Sözleşme No",
        "insurance_group_id", "school_class_id", "رقم العقد", "保険証券番号", "Numer licznika", "Číslo smlouvy",
        "Målernummer", "Szerződésszám", "Nummer", "Xyzzy",
    ])
    func numbersOfOtherThings(heading: String) {
        let isEnglish = heading == "TFN"
        #expect(meaning(heading, beside: isEnglish ? ["Surname", "Suburb"] : ["Name"], Self.digits) == "extra")
    }

    @Test func languagesDecide() {
        let codes = ["01310-100", "04538-133", "22041-001", "30130-110"]
        #expect(meaning("CEP", beside: ["Nome", "Cidade"], codes) == "postalCode")
        let mobiles = ["0532 123 45 67", "0542 123 45 68", "0533 321 45 67"]
        #expect(meaning("Cep", beside: ["Ad", "Soyad"], mobiles) == "phone mobile")
        #expect(meaning("Tfn", beside: ["Namn", "Ort"], ["08-123 456 00", "08-123 456 01"]) == "phone")
        #expect(meaning("TFN", beside: ["Surname", "Suburb"], ["123456782", "876543210"]) == "extra")
        #expect(meaning("ĐT", beside: ["Họ tên"], ["0912345678", "0912345679"]) == "phone")
        #expect(meaning("DT", beside: ["Customer", "Amount"], ["20231010", "20231227", "20231114"]) == "extra")
        let postCodes = ["9123456789", "1967103860", "9135678901", "9174563210"]
        for heading in ["کد پستی", "کدپستی", "كد پستي"] {
            #expect(meaning(heading, beside: ["نام", "آدرس"], postCodes) == "postalCode")
        }
        #expect(meaning("Call Number", ["+1 650 253 0001", "+1 650 253 0002"]) == "phone")
    }

    @Test(arguments: [
        ("Straße", "street"), ("Strasse", "street"), ("Mail Address Street", "street"), ("Mail Address City", "city"),
        ("Mail Address Country", "country"), ("is_organisation", "extra"), ("sAMAccountName", "extra"), ("Ort", "city"),
    ])
    func words(heading: String, kind: String) {
        #expect(meaning(heading, ["Paris", "Rome", "France"]) == kind)
    }

    private static let names = ["Ada Example", "Muster, Bo", "Cleo de Probe", "Dana O’Sample"]

    /// A word for a person is the name where no other column has one, and beside a name it is none.
    @Test(arguments: [
        "Customer", "Owner", "Prospect", "Primary contact", "Main contact", "Caller", "Paciente", "Empleado",
        "Propriétaire",
        "Medewerker", "Eigentümer", "Pracownik", "Zaměstnanec", "Çalışan", "Työntekijä", "Сотрудник", "Покупатель",
        "Πελάτης",
        "לקוח", "العميل", "ग्राहक", "ลูกค้า", "Nhân viên", "Pelanggan", "员工", "社員", "직원", "Xyzzy",
    ])
    func people(heading: String) {
        #expect(meaning(heading, beside: ["City"], Self.names) == "displayName")
        #expect(meaning(heading, Self.names) == "extra")
    }

    @Test func wordsThatAreNoNames() {
        let notes = [
            ["call back", "wants a quote", "no answer"], ["Gold", "Silver", "Bronze"],
            ["Blue Widget", "Blue Widget", "Blue Widget"],
            ["Main Rd 4", "High St 12", "Low Ln 7"], ["a/b", "c/d", "e/f"],
            ["Ada Example and all of her good friends", "x", "y"],
        ]
        for values in notes { #expect(meaning("Xyzzy", beside: ["City"], values) == "extra", "\(values)") }
        #expect(meaning("Owner", beside: ["Company"], Self.names) == "displayName")
        #expect(meaning("Xyzzy", beside: ["Company"], Self.names) == "extra")
        for heading in ["Account owner", "Created by", "Note", "Sales stage"] {
            #expect(meaning(heading, beside: ["City"], Self.names) != "displayName", "\(heading)")
        }
    }

    @Test(arguments: [("Assistant", "assistant"), ("Emergency contact", "emergency"), ("Spouse", "spouse")])
    func otherPeople(heading: String, label: String) {
        #expect(meaning(heading, Self.names) == "related \(label)")
        #expect(meaning(heading, ["+1 650 253 0001", "+1 650 253 0002"]) == "phone \(label)")
    }

    /// Numbers of customers behind names make no phones of them.
    @Test func namesWithDigitsAreNames() {
        #expect(meaning("Name", beside: ["City"], (0..<8).map { "Eve Sample\(30836 + $0 * 977)" }) == "displayName")
    }

    @Test(arguments: [
        "Mobile number of the owner", "Número de celular del propietario", "Kunde Telefon", "Owner phone",
        "Caller phone number",
    ])
    func linesOfPeople(heading: String) {
        #expect(meaning(heading, ["(650) 253-0001", "(650) 253-0002", "(650) 253-0077"]).hasPrefix("phone"))
    }

    @Test func partsOfNumbers() {
        for heading in ["phone_1_extension", "التحويلة"] {
            #expect(meaning(heading, ["12", "117", "204", "33"]) == "phoneExtension")
        }
        #expect(meaning("phone_1_flags", ["0", "1", "1", "0"]) == "extra")
        #expect(meaning("Prefix", ["+1", "+44", "+49", "+33"]) == "callingCode")
        #expect(meaning("Prefix", ["Dr.", "Mr.", "Ms.", "Mr."]) == "namePrefix")
        #expect(meaning("office_number", Self.digits) == "phone work")
        #expect(meaning("वैकल्पिक नंबर", Self.digits) == "phone other")
    }

    /// A note in front of a line is what the line stands in, or what is said of it: the values decide.
    @Test(arguments: [
        "details phone", "details 1 - phone", "info.mobile", "Notizen Telefon", "details 2 - contact_point",
        "Contact point",
    ])
    func whatALineStandsIn(heading: String) {
        let texts = ["asks to be called back", "prefers mornings", "never answers", "left a message"]
        #expect(meaning(heading, ["020 7946 0002", "020 7946 0003", "020 7946 0144"]).hasPrefix("phone"))
        #expect(
            ["extra", "note"].contains(meaning(heading.replacing("Contact point", with: "Contact point note"), texts)))
    }

    @Test(arguments: ["phone notes", "Telefon Bemerkung", "email details"])
    func whatIsSaidOfALine(heading: String) {
        #expect(meaning(heading, ["020 7946 0002", "020 7946 0003", "020 7946 0144"]) == "extra")
    }

    @Test func waysOfContact() {
        let mixed = ["020 7946 0002", "ann@example.com", "020 7946 0003", "bo@example.com"]
        for heading in ["Contact", "details 1 - contact_point", "Kontakt"] {
            #expect(meaning(heading, mixed) == "phone")
        }
        for heading in ["info email", "details - contact point"] {
            #expect(meaning(heading, ["ann@example.com", "bo@example.com"]) == "email")
        }
    }

    @Test(arguments: ["country_id", "co", "c", "ISO", "LKZ", "País/Região", "countryOrRegion", "Country", "Whatever"])
    func countries(heading: String) {
        let names = heading == "Whatever" ? ["France", "Germany", "Italy", "Spain"] : ["FR", "DE", "IT", "AT"]
        #expect(meaning(heading, names) == "country")
    }

    @Test(arguments: [
        "Passport country", "Bank country", "IP country", "Country visited", "Land (Geburt)", "Country of birth",
        "Nationality",
        "Herkunftsland", "Pays de naissance", "País de origen",
    ])
    func countriesOfOtherThings(heading: String) {
        #expect(meaning(heading, ["France", "Germany", "Italy", "Spain"]) == "extra")
    }

    @Test(arguments: ["Size", "State", "Grade", "Klasse"]) func lettersThatAreNoCountries(heading: String) {
        #expect(meaning(heading, ["S", "M", "L", "S", "M"]) != "country")
    }

    /// Numbers of one exchange in China are some in Chicago with a plus in front.
    @Test func onlyListsOfSubscribersLackTheirPlus() {
        let values = ["13123409150", "13123451838", "13123411111", "13123477777"]
        #expect(meaning("Mobile", values) == "phone mobile")
        #expect(meaning("MSISDN", values) == "phone mobile +")
        #expect(meaning("WhatsApp", ["41443312210", "4915112345678", "0171 3920001", "12"]) == "phone mobile +?")
    }

    /// A phone that is one of a messenger too is written as phones are.
    @Test(arguments: ["Celular/WhatsApp", "Celular (WhatsApp)", "Handy / WhatsApp", "Móvil y WhatsApp", "Mobile/Viber"])
    func phonesOfMessengers(heading: String) {
        #expect(meaning(heading, ["11987654321", "21987654322", "31987654323"]) == "phone mobile")
        #expect(meaning(heading, ["41443312210", "4915112345678", "447400123456"]) == "phone mobile +?")
    }

    /// Texts without a digit are no birthdays.
    @Test func namesOfPlacesAreNoBirthdays() {
        #expect(meaning("Geboren", ["1980-01-02", "1981-03-04"]) == "birthday")
        #expect(meaning("Geboren", ["Leipzig", "Bremen"]) == "extra")
    }
}
