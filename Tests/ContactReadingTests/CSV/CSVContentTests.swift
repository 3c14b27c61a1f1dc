import ContactModel
import ReadingTestSupport
import Testing

@testable import ColumnRecognition
@testable import ContactReading

@Suite struct CSVContentTests {
    static let google =
        "First Name,Last Name,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,"
        + "Address 1 - Label,Address 1 - Street,Address 1 - City,Address 1 - Country\n"

    @Test func m27SeveralValuesInOneCell() throws {
        let outcome = try read(
            Self.google
                + "Anna,Lee,* myContacts ::: * starred ::: School,Home,a@example.com ::: b@example.com,Mobile,"
                + "555-0101 ::: 555-0102 ::: ,Home,1 A St ::: 2 B St,X ::: Y,US\n")
        let contact = try #require(outcome.contacts.first)
        #expect(contact.phones == ["mobile: 555-0101", "mobile: 555-0102"])
        #expect(contact.values(.email) == ["a@example.com", "b@example.com"])
        #expect(contact.values(.category) == ["School"])
        #expect(contact.values(.systemGroup) == ["myContacts", "starred"])
        let groups = Dictionary(
            grouping: contact.fields.filter { [.street, .city, .country].contains($0.kind) }, by: \.group)
        let addresses = groups.values.map { $0.map(contact.value) }.sorted { $0[0] < $1[0] }
        #expect(addresses == [["1 A St", "X", "US"], ["2 B St", "Y"]])
    }

    /// A number in a cell of somebody else is named; it is no number of the contact. Most cells are names: a column of numbers is one of
    /// phones.
    @Test func aNumberInACellOfARelatedPersonIsAFinding() throws {
        let outcome = try read(
            "Name,Phone,Notfallkontakt\nAnna Huber,030 901820,Mutter 0171 2345678\nBernd Maier,030 901821,Vater\n"
                + "Carla Weiss,030 901822,Oma (12.03.1950)\nDora Kiss,030 901823,0171 2345670\nEva Kern,,01712345671\n"
                + "Fritz Lang,,Ina Lang\nGabi Roth,,Tante Olga\nHans Beer,,Mutter\n")
        let found = outcome.findings.filter { $0.code == .relatedNumber }
        #expect(found.map(\.line) == [2, 5, 6])
        #expect(found.map(\.raw) == ["Mutter 0171 2345678", "0171 2345670", "01712345671"])
        #expect(found.allSatisfy { $0.field == "Notfallkontakt" })
        #expect(outcome.contacts.map { $0.values(.phone).count } == [1, 1, 1, 1, 0, 0, 0, 0])
    }

    /// People use a column of phones for any way of contact.
    @Test func anAddressInAColumnOfPhonesIsAnEmail() throws {
        let outcome = try read(
            "Name,Mobile\nAnna,020 7946 0002\nBen, ben@example.com \nCy,020 7946 0003; cy@example.com\n"
                + "Di,di@example\nEd,020 7946 0004 <ed@example.com>\nFy,sip:fy@example.com\n")
        #expect(
            outcome.contacts.map { $0.values(.email) } == [
                [], ["ben@example.com"], ["cy@example.com"], [], ["ed@example.com"], [],
            ])
        #expect(
            outcome.contacts.map(\.phones) == [
                ["mobile: 020 7946 0002"], [], ["mobile: 020 7946 0003; cy@example.com"], ["mobile: di@example"],
                ["mobile: 020 7946 0004 <ed@example.com>"], ["mobile: sip:fy@example.com"],
            ])
    }

    /// Marks that programs write around a value are none of it.
    @Test(arguments: [
        ("<tom@fox.com>", ["tom@fox.com"]), ("mailto:tom@fox.com", ["tom@fox.com"]),
        ("<tom@fox.com>; <ann@fox.com>", ["tom@fox.com", "ann@fox.com"]), ("Tom <tom@fox.com>", ["tom@fox.com"]),
        ("mailto:tom@fox.com?subject=x", ["mailto:tom@fox.com?subject=x"]), ("<tom>", ["<tom>"]),
    ])
    func anAddressLosesItsBrackets(_ cell: String, _ emails: [String]) throws {
        let outcome = try read("Name,Email\nTom,\(cell)\n")
        #expect(outcome.contacts.map { $0.values(.email) } == [emails])
    }

    @Test(arguments: [
        ("'94105", "94105"), ("'01067", "01067"), ("'SW1A 1AA", "SW1A 1AA"), ("'s-Gravenhage", "'s-Gravenhage"),
        ("'", "'"),
    ])
    func aPostalCodeLosesItsApostrophe(_ cell: String, _ code: String) throws {
        let outcome = try read("Name,Street,City,Zip,Phone\nTom,1 Main St,Austin,\(cell),650-253-0000\n")
        #expect(outcome.contacts.map { $0.values(.postalCode) } == [[code]])
    }

    /// The name of an account of WhatsApp is no address of mail.
    @Test func accountsAreNoAddresses() {
        for text in ["5511987654321@c.us", "120363-1600000000@g.us", "16502530000@s.whatsapp.net"] {
            #expect(!EmailShape.isEmail(text))
        }
        #expect(EmailShape.isEmail("ann@c.us") && EmailShape.isEmail("6502530000@vtext.com"))
    }

    /// Several addresses of one cell are several e-mail addresses, as several numbers are.
    @Test(arguments: [
        ("a@example.de; b@example.de", ["a@example.de", "b@example.de"]),
        ("\"a@example.de, b@example.de,\"", ["a@example.de", "b@example.de"]), ("a@example.de", ["a@example.de"]),
        ("a@example.de; call 5", ["a@example.de; call 5"]), ("a@b@example.de", ["a@b@example.de"]),
    ])
    func severalEmailsInOneCell(cell: String, emails: [String]) throws {
        let outcome = try read("Name,E-mail\nAnn,\(cell)\n")
        #expect(outcome.contacts.map { $0.values(.email) } == [emails])
    }

    @Test func m28TheLabelBelongsToTheRow() throws {
        let outcome = try read(
            Self.google + "Anna,,,,,Mobile,555-0101,,,,\nBen,,,,,Work Fax,555-0102,,,,\nCy,,,,,Büro,555-0103,,,,\n"
                + "Di,,,,,,555-0104,,,,\n")
        #expect(
            outcome.contacts.map { $0.phones.first } == [
                "mobile: 555-0101", "workFax: 555-0102", "Büro: 555-0103", ": 555-0104",
            ])
    }

    @Test(arguments: [("* Mobile", "mobile"), ("* ", ""), ("*", "")])
    func m29PrimaryMarker(label: String, expected: String) throws {
        let outcome = try read(Self.google + "Anna,,,,,\(label),555-0101,,,,\n")
        let contact = try #require(outcome.contacts.first)
        let phone = try #require(contact.fields.first { $0.kind == .phone })
        #expect(phone.isPreferred)
        #expect(contact.label(of: phone) == expected)
    }

    @Test func m30ManyPhoneColumns() throws {
        let header = (1...40).map { "Phone \($0) - Label,Phone \($0) - Value" }.joined(separator: ",")
        let cells = (1...40).map { "Custom \($0),+1 202-555-01\($0 + 10)" }.joined(separator: ",")
        let outcome = try read("First Name,\(header)\nAnna,\(cells)\n")
        #expect(outcome.contacts.first?.values(.phone).count == 40)
        #expect(outcome.contacts.first?.phones.last == "Custom 40: +1 202-555-0150")
    }

    @Test func m31UnknownColumnsAreKept() throws {
        let outcome = try read("Name,Phone,Shoe size,Favourite ice\nAnna,555-0101,38,\"vanilla, \"\"best\"\"\"\n")
        #expect(outcome.contacts.first?.extra("Shoe size") == "38")
        #expect(outcome.contacts.first?.extra("Favourite ice") == "vanilla, \"best\"")
        #expect(outcome.description.headerMap?.columns.map(\.basis) == [.words, .words, .unknown, .unknown])
    }

    /// M32, M33, M34, M36, M37, M38, M39, M40, M41, M42, M43, M44 and M45: what a cell means is the classifier's business;
    /// the reader hands it over verbatim.
    @Test(arguments: [
        "4.47701E+11", "4,47701E+11", "4.47701234567E+11", "447701234567.0", "=\"0123\"", "'+44123", "\u{1F}0123",
        "#ERROR!", "########", "-1788", "04/03/1934", "3-Apr", "030/1234567", "+49 30 123-0/-45",
        "+1 555 123 4567,,890#", "555-1234 x12", "Mobil: 0171 0000", "0171 0000 (Anna)", "n/a", "call reception",
        "\u{202D}+1 202 555 0101\u{202C}", "＋٠١٢٣", "+49 (0)30 1234", "*31#+49 30 1234", "1-800-FLOWERS",
        "sip:anna@example.com", "++49 30", "+49+49 30", "+12345678901234567", "+0123", "911", "555-0101w1", "1234",
        "555-0101; 555-0102", "555-0101 / 555-0102", " 0101", "\t0101",
    ])
    func m32ToM45NumbersStayAsTheyAre(number: String) throws {
        let quoted = "\"" + number.replacing("\"", with: "\"\"") + "\""
        let outcome = try read("Name,Phone\nAnna,\(quoted)\nBen,555-0101\n")
        #expect(outcome.contacts.first?.first(.phone) == number)
        #expect(outcome.contacts.count == 2)
    }

    @Test func m35EmptyDatesAndUsualSettings() throws {
        let outcome = try read(
            "First Name,Last Name,Business Phone,Home Phone,Mobile Phone,Birthday,Anniversary,Gender,Priority,Private\n"
                + "Anna,,,,555-0101,0.0.00,0000-00-00 00:00:00,Unspecified,Normal,False\n"
                + "Ben,,,,555-0102,04/05/1985,1985-04-05,Male,High,True\n,,,,,0/0/00,,Unspecified,Normal,False\n")
        #expect(outcome.contacts.count == 2)
        #expect(outcome.contacts[0].fields.count == 2)
        #expect(outcome.contacts[1].first(.birthday) == "04/05/1985")
        #expect(outcome.contacts[1].extra("Gender") == "Male")
        #expect(outcome.codes == ["emptyRow"])
    }

    @Test func headersByWordsInSeveralLanguages() throws {
        let samples: [(String, HeaderMap.Target?)] = [
            ("Phone", .field(.phone)), ("Cell Phone", .field(.phone, label: "mobile")),
            ("Work phone number", .field(.phone, label: "work")), ("homePhone", .field(.phone, label: "home")),
            ("Handynummer", .field(.phone, label: "mobile")), ("Telefon (privat)", .field(.phone, label: "home")),
            ("Teléfono móvil", .field(.phone, label: "mobile")), ("Télécopie", .field(.phone, label: "otherFax")),
            ("Мобильный телефон", .field(.phone, label: "mobile")), ("携帯電話番号", .field(.phone, label: "mobile")),
            ("手机", .field(.phone, label: "mobile")), ("Emergency phone", .field(.phone, label: "emergency")),
            ("Full Name", .field(.displayName)), ("Surname", .field(.familyName)), ("E-Mail", .field(.email)),
            ("Company", .field(.organization)), ("Phone verified", nil), ("Phone ID", nil),
            ("Ext", .field(.phoneExtension)),
            ("Country Code", .field(.country)), ("PLZ", .field(.postalCode)), ("Shoe size", nil),
        ]
        for (header, target) in samples {
            let best = HeadingRules.candidates(for: Heading(header)).max { $0.score < $1.score }
            let found = best.flatMap { $0.score >= ColumnWeights.threshold && $0.target != .extra ? $0.target : nil }
            #expect(found == target, "\(header)")
        }
    }

    @Test func anExtensionColumnJoinsThePhoneThatItsWordsName() throws {
        let outcome = try read("Name,Home Phone,Work Phone,Work Phone Extension\nAnna,555-0101,555-0102,77\n")
        let contact = try #require(outcome.contacts.first)
        let work = try #require(contact.fields.first { contact.label(of: $0) == "work" && $0.kind == .phone })
        #expect(contact.fields.first { $0.kind == .phoneExtension }?.group == work.group)
    }

    @Test func aGivenMapOverrulesNamesByName() throws {
        var options = ReadingOptions()
        options.headerMap = HeaderMap(
            columns: [
                .init("Kontakt", .field(.phone, label: "mobile")), .init("notes", .ignored),
                .init("Land", .field(.regionHint)),
            ], region: nil)
        let outcome = try read(Array("Name,Kontakt,Notes,Land\nAnna,555-0101,secret,DE\n".utf8), options)
        let contact = try #require(outcome.contacts.first)
        #expect(contact.phones == ["mobile: 555-0101"])
        #expect(contact.first(.note) == nil)
        #expect(contact.first(.regionHint) == "DE")
    }

    @Test func aDetectedMapGivenBackChangesNothing() throws {
        let text = Self.google + "Anna,Lee,School,Home,a@example.com,Mobile,555-0101,Home,1 A St,X,US\n"
        let first = try read(text)
        var options = ReadingOptions()
        options.headerMap = first.description.headerMap
        let second = try read(Array(text.utf8), options)
        #expect(second.contacts.first?.phones == first.contacts.first?.phones)
        #expect(second.contacts.first?.fields.map(\.kind) == first.contacts.first?.fields.map(\.kind))
    }

    @Test(arguments: [
        "phone", "phone mobile", "phone company main @3", "email @2 :::", "label @2", "birthYear", "setting", "ignored",
        "regionHint", "category ;",
    ])
    func targetsAreWrittenAndReadAsText(text: String) {
        #expect(HeaderMap.Target(text)?.description == text)
    }

    @Test(arguments: ["", "fone", "phone @x", "label @-1"]) func targetsThatAreNone(text: String) {
        #expect(HeaderMap.Target(text) == nil)
    }

    @Test func aRegionForTheWholeFileGoesWithEveryContact() throws {
        var options = ReadingOptions()
        options.headerMap = HeaderMap(region: "GB")
        let outcome = try read(Array("Name,Phone\nAnna,555-0101\n,\n".utf8), options)
        #expect(outcome.contacts.map { $0.first(.regionHint) } == ["GB"])
        #expect(outcome.description.skipped == 1)
    }

    @Test func anOriginCutsTheRowOutOfTheFile() throws {
        let text = "\u{FEFF}Name,Phone\r\nZoë,555-0101\r\n\"Multi\nline\",555-0102\r\nBen,555-0103"
        let bytes = Array(text.utf8)
        let raw = try read(text).contacts.map { contact in
            String(
                decoding: bytes[contact.origin.byteOffset..<(contact.origin.byteOffset + contact.origin.byteCount)],
                as: UTF8.self)
        }
        #expect(raw == ["Zoë,555-0101", "\"Multi\nline\",555-0102", "Ben,555-0103"])
    }
}
