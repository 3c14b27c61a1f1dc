import ContactReading
import ReadingTestSupport
import Testing

@testable import ContactModel

@Suite struct VCardContentTests {
    private func contact(_ properties: String, version: String = "3.0") throws -> Contact {
        let outcome = try card(properties, version: version)
        #expect(outcome.contacts.count == 1)
        return try #require(outcome.contacts.first)
    }

    @Test(arguments: [
        ("item1.TEL:1\r\nitem1.X-ABLabel:_$!<Mobile>!$_", "mobile: 1"),
        ("ITEM1.X-ABLABEL:_$!<HomeFAX>!$_\r\nITEM1.TEL:1", "homeFax: 1"),
        ("item1.TEL;TYPE=WORK:1\r\nItem1.X-ABLabel:Büro", "Büro: 1"), ("item1.TEL;TYPE=WORK:1", "work: 1"),
        ("item1.TEL;TYPE=WORK:1\r\nitem1.X-ABLabel:", "work: 1"), ("g7.TEL:1\r\ng7.X-ABLabel:iPhone", "mobile: 1"),
        ("item1.TEL:1\r\nitem2.X-ABLabel:Büro", ": 1"),
        ("item1.TEL:1\r\nitem1.X-ABLabel:_$!<AssistantPhone>!$_", "AssistantPhone: 1"),
        ("item1.TEL:1\r\nitem1.X-ABLabel:* star", "* star: 1"),
    ])
    func m66GroupsAndAppleLabels(properties: String, phone: String) throws {
        #expect(try contact(properties).phones == [phone])
    }

    @Test(arguments: [
        ("TEL;CELL:1", "mobile"), ("TEL;TYPE=CELL:1", "mobile"), ("TEL;TYPE=cell,voice:1", "mobile"),
        ("TEL;TYPE=HOME;TYPE=FAX:1", "homeFax"), ("TEL;WORK;FAX:1", "workFax"), ("TEL;TYPE=FAX:1", "otherFax"),
        ("TEL;TYPE=\"home,voice\":1", "home"), ("TEL;type=pref;type=MAIN:1", "main"), ("TEL;TYPE=pager:1", "pager"),
        ("TEL;TYPE=WhatsApp:1", "WhatsApp"), ("TEL;TYPE=x-mobil:1", "x-mobil"), ("TEL;TYPE=\"\":1", ""),
        ("TEL;TYPE=携帯:1", "mobile"), ("TEL;TYPE=VOICE,MSG:1", ""), ("TEL;HOME;CELL:1", "mobile"),
        ("TEL;TYPE=OTHER:1", "other"),
        ("TEL;X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=70=72=69):1", "pri"), ("TEL:1", ""),
        ("TEL;TYPE=car:1", "car"),
    ])
    func m67Types(property: String, label: String) throws {
        #expect(try contact(property).phones == ["\(label): 1"])
    }

    @Test(arguments: ["TEL;PREF:1", "TEL;TYPE=pref:1", "TEL;PREF=1:1", "TEL;TYPE=\"cell,PREF\":1"])
    func m67Preferred(property: String) throws {
        #expect(try contact(property).fields.first?.isPreferred == true)
    }

    @Test(arguments: [
        ("TEL;VALUE=uri;TYPE=cell:tel:+1-418-656-9254;ext=102", "tel:+1-418-656-9254;ext=102"),
        ("TEL:tel:+1-202-555-0101", "tel:+1-202-555-0101"), ("TEL;VALUE=uri:+12025550101", "+12025550101"),
        ("TEL:7042;phone-context=example.com", "7042;phone-context=example.com"),
        ("TEL:sip:a@example.com", "sip:a@example.com"),
        (#"TEL:+1 202 555 0101\,\,890\;5"#, "+1 202 555 0101,,890;5"), ("TEL:555-0101p5w6", "555-0101p5w6"),
        ("TEL:*31#+44 20 7946 0101", "*31#+44 20 7946 0101"), ("TEL:555-0101 ext. 102", "555-0101 ext. 102"),
        ("TEL:555-0101 доб. 102", "555-0101 доб. 102"), ("TEL:911", "911"), ("TEL:1-800-FLOWERS", "1-800-FLOWERS"),
        ("TEL:\u{202D}+1 202 555 0101\u{202C}", "\u{202D}+1 202 555 0101\u{202C}"),
    ])
    func m68NumbersVerbatim(property: String, value: String) throws {
        for version in ["2.1", "3.0", "4.0"] {
            #expect(try contact(property, version: version).first(.phone) == value)
        }
    }

    @Test func m69AnEmptyNumberCostsNoOther() throws {
        #expect(
            try contact("TEL;HOME:\r\nTEL;WORK:555-0101\r\nTEL:\r\nTEL;CELL:555-0102").phones == [
                "work: 555-0101", "mobile: 555-0102",
            ])
    }

    @Test func m70WhatsAppAccount() throws {
        let contact = try contact(
            "item1.TEL;waid=442079460101:020 7946 0101\r\nTEL;type=CELL;waid=12025550101:202-555-0101")
        let phones = contact.fields.filter { $0.kind == .phone }
        let hints = contact.fields.filter { $0.kind == .phoneHint }
        #expect(hints.map(contact.value) == ["442079460101", "12025550101"])
        #expect(hints.map(\.group) == phones.map(\.group))
        #expect(hints[0].group != hints[1].group)
    }

    @Test(arguments: [
        ("FN:Anna Lee\r\nN:Other;Name", "Anna Lee"), ("N:Lee;Anna;M.;Dr.;Jr.", "Dr. Anna M. Lee Jr."),
        ("FN:\r\nN:;;;;\r\nORG:Acme;Sales;", "Acme"), ("NICKNAME:Al\r\nEMAIL:a@example.com", "Al"),
        ("EMAIL:a@example.com\r\nTEL:1", "a@example.com"), ("TEL:555-0101", "555-0101"), ("N:Lee,Anna,,,", "Anna Lee"),
        ("FN\r\nN:Lee", "Lee"), ("N:Lee", "Lee"),
    ])
    func m71NamesAndWhatStandsInForThem(properties: String, name: String) throws {
        #expect(try contact(properties).displayText == name)
    }

    @Test(arguments: [
        ("B;A;C,D;;", "4.0", "B|A|C D"),
        ("García,Márquez;Ana, Eva;;Dr.,Prof.;Jr.,M.D.", "4.0", "García Márquez|Ana Eva|Dr. Prof.|Jr. M.D."),
        (#"Lee\, Jr.;Ann;,"#, "4.0", "Lee, Jr.|Ann"), ("Lee;Ann;;;Jr., M.D.", "3.0", "Lee|Ann|Jr., M.D."),
        ("Lee;Ann;Eve,Mae;;Jr.,M.D., A.C.P.", "3.0", "Lee|Ann|Eve Mae|Jr.,M.D., A.C.P."),
    ])
    func severalValuesOfAPartOfAName(_ value: String, _ version: String, _ parts: String) throws {
        let contact = try contact("FN:Ann\r\nN:" + value, version: version)
        let kinds: [Contact.Field.Kind] = [.familyName, .givenName, .middleName, .namePrefix, .nameSuffix]
        #expect(kinds.flatMap(contact.values).joined(separator: "|") == parts)
    }

    @Test func m71AnOrganizationAndItsUnits() throws {
        let contact = try contact("ORG:Acme\\, Inc.;Sales;West;\r\nTITLE:Engineer\r\nROLE:Lead\r\nX-ABShowAs:COMPANY")
        #expect(contact.values(.organization) == ["Acme, Inc."])
        #expect(contact.values(.department) == ["Sales", "West"])
        #expect(contact.kind == .organization)
    }

    @Test func m72AnAddressOfEightParts() throws {
        let contact = try contact(
            "ADR;TYPE=HOME:PO 1;Apt 2;1 Main St;Springfield;IL;62701;US;1 Main St\\nSpringfield\r\nADR;WORK:;;2 Side St;;;;"
        )
        let home = contact.fields.filter { $0.group == contact.fields[0].group }
        #expect(
            home.map(\.kind) == [
                .postOfficeBox, .extendedAddress, .street, .city, .region, .postalCode, .country, .formattedAddress,
            ])
        #expect(contact.labelled(.street) == ["home: 1 Main St", "work: 2 Side St"])
        #expect(contact.first(.formattedAddress) == "1 Main St\nSpringfield")
    }

    @Test(arguments: [
        ("ADR;CC=DE:;;1 Main St;Bonn;;53111;", ["DE"]), ("ADR;cc=\"DE\";TYPE=home:;;1 Main St;Bonn;;;", ["DE"]),
        ("ADR;CC=DE:;;1 Main St;Bonn;;53111;Germany", ["Germany"]), ("ADR;CC=DE:;;;;;;", []),
        ("ADR;CC=DE;LABEL=\"1 Main St, Bonn\":;;;;;;", ["DE"]), ("ADR;CC=DE:;;1 Main St;;;;;;;;;;;;;;;", ["DE"]),
    ])
    func countryOfAnAddressAsACode(_ property: String, _ countries: [String]) throws {
        #expect(try contact("FN:Anna\r\n" + property, version: "4.0").values(.country) == countries)
    }

    /// The parts of RFC 9554 behind the country, most of which the first seven say too.
    @Test(arguments: [
        (
            ";;123 Main Street;Any Town;CA;91921;US;;;;123;Main Street;;;;;;",
            ["123 Main Street", "Any Town", "CA", "91921", "US"]
        ),
        (";;5 Oak;Bonn;;;;Room 4;;2nd floor;5;Oak;;;;;;", ["Room 4, 2nd floor", "5 Oak", "Bonn"]),
        (";Apt 5, Tower A;5 Oak;Bonn;;;;;Apt 5;;5;Oak;Tower A;;;;;", ["Apt 5, Tower A", "5 Oak", "Bonn"]),
        (";;5 Oak;Bonn;;;;5;;;;;;;;;;", ["5", "5 Oak", "Bonn"]),
        (";;;Bonn;;;;;;;5;Oak;;;;Beuel;;", ["Beuel", "Oak 5", "Bonn"]),
        (";;5 Oak;Bonn;;;;Room 4;", ["Room 4", "5 Oak", "Bonn"]),
    ])
    func addressesOfEighteenParts(_ value: String, _ texts: [String]) throws {
        let contact = try contact("FN:Anna\r\nADR:" + value, version: "4.0")
        #expect(contact.values(.formattedAddress).isEmpty)
        #expect(contact.fields.filter { $0.kind.isAddressPart }.map(contact.value(of:)) == texts)
    }

    @Test(arguments: [
        ("BDAY:19850412", "1985-04-12"), ("BDAY:1985-04-12", "1985-04-12"), ("BDAY:1985-04-12T00:00:00Z", "1985-04-12"),
        ("BDAY:--0412", "--04-12"), ("BDAY:--04-12", "--04-12"), ("BDAY:---12", "---12"),
        ("BDAY:1604-05-09", "--05-09"),
        ("BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-09", "--05-09"), ("BDAY;VALUE=text:circa 1800", "circa 1800"),
        ("BDAY:", nil),
        ("BDAY:206-12-15", "206-12-15"), ("BDAY:0000-00-00", nil), ("BDAY:12 April 1985", "12 April 1985"),
        ("BDAY;VALUE=date:1985-04-12", "1985-04-12"), ("BDAY:1985-13-41", "1985-13-41"),
    ])
    func m73Birthdays(property: String, value: String?) throws {
        #expect(try contact("FN:Anna\r\n" + property).first(.birthday) == value)
    }

    @Test(arguments: [
        "KIND:group\r\nFN:Friends\r\nMEMBER:urn:uuid:1\r\nMEMBER:urn:uuid:2",
        "N:Friends\r\nFN:Friends\r\nX-ADDRESSBOOKSERVER-KIND:group\r\nX-ADDRESSBOOKSERVER-MEMBER:urn:uuid:1\r\n"
            + "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:2",
    ])
    func m74GroupsOfContacts(properties: String) throws {
        let contact = try contact(properties)
        #expect(contact.kind == .group)
        #expect(contact.labelled(.related) == ["member: urn:uuid:1", "member: urn:uuid:2"])
    }

    @Test func m75AndroidAndPhoneticProperties() throws {
        let contact = try contact(
            "X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;Al;1;;;;;;;;;;;;;\r\n"
                + "X-ANDROID-CUSTOM;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:vnd.android.cursor.item/nickname;=41=6C=69;1;\r\n"
                + "X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;2001-02-03;1;;;\r\n"
                + "X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;--05-06;0;Name day;;\r\n"
                + "X-ANDROID-CUSTOM:vnd.android.cursor.item/odd;x;y\r\nSOUND;X-IRMC-N:Ri;Ana;;;\r\n"
                + "X-PHONETIC-FIRST-NAME:Ana",
            version: "2.1")
        #expect(contact.values(.nickname) == ["Al", "Ali"])
        #expect(contact.first(.anniversary) == "2001-02-03")
        #expect(contact.labelled(.date) == ["Name day: --05-06"])
        #expect(contact.first(.phoneticFamilyName) == "Ri")
        #expect(contact.values(.phoneticGivenName) == ["Ana", "Ana"])
        #expect(contact.extra("X-ANDROID-CUSTOM") == "vnd.android.cursor.item/odd;x;y")
    }

    @Test(arguments: [
        ("14;", "spouse"), ("1;", "assistant"), ("11;;;", "referred by"), ("0;Godmother", "Godmother"),
        ("15;Aunt", "Aunt"),
        (";", ""),
    ])
    func androidRelations(_ type: String, _ label: String) throws {
        let property = "X-ANDROID-CUSTOM:vnd.android.cursor.item/relation;Eva;\(type)"
        #expect(try contact("FN:Anna\r\n" + property).labelled(.related) == ["\(label): Eva"])
    }

    @Test(arguments: [
        "X-SOCIALPROFILE;type=twitter;x-user=al:https://example.com/al", "item3.X-ABADR:us",
        "GEO:37.386013\\;-122.082932",
        "X-EVOLUTION-FILE-AS:Lee\\, Anna", "KEY;ENCODING=b:AAAA", "CLASS:PUBLIC", "X-Ödd;A=\"b:c\":ü",
    ])
    func m76UnknownPropertiesAreKeptAsTheyAre(property: String) throws {
        let contact = try contact("FN:Anna\r\n" + property)
        let extras = contact.fields.filter { $0.kind == .extra }.map {
            contact.label(of: $0) + ":" + contact.value(of: $0)
        }
        #expect(extras == [property])
    }

    @Test func m77SingletonsThatComeTwice() throws {
        let outcome = try card("FN:Anna\r\nFN:Annie\r\nPRODID:a\r\nPRODID:b\r\nUID:1\r\nUID:2\r\nREV:damaged")
        #expect(outcome.contacts[0].values(.displayName) == ["Anna", "Annie"])
        #expect(outcome.contacts[0].values(.uid) == ["1", "2"])
        #expect(outcome.contacts[0].first(.revision) == "damaged")
        #expect(outcome.description.sourceName == "a")
    }

    @Test func notesCategoriesRelationsAndMessages() throws {
        let contact = try contact(
            "NOTE:one\r\nNOTE:two\r\nCATEGORIES:Friends,Work\\, old\r\nX-SPOUSE:Ben\r\nIMPP;X-SERVICE-TYPE=Skype:skype:al\r\n"
                + "IMPP:xmpp:al@example.com\r\nX-JABBER:al@example.com\r\nRELATED;TYPE=friend:Cy\r\nEMAIL;TYPE=INTERNET,WORK:a@example.com"
        )
        #expect(contact.values(.note) == ["one", "two"])
        #expect(contact.values(.category) == ["Friends", "Work, old"])
        #expect(contact.labelled(.related) == ["spouse: Ben", "friend: Cy"])
        #expect(
            contact.labelled(.instantMessage) == [
                "Skype: skype:al", "xmpp: xmpp:al@example.com", "JABBER: al@example.com",
            ])
        #expect(contact.labelled(.email) == ["work: a@example.com"])
    }

    /// Each address as `street|printed text`.
    @Test(arguments: [
        (["ADR;TYPE=HOME:;;1 Main St;;;;", "LABEL;TYPE=HOME:1 Main St\\nTown"], ["1 Main St|1 Main St\nTown"]),
        (
            ["LABEL;TYPE=HOME:1 Main St\\nTown", "TEL:1", "ADR;TYPE=HOME:;;1 Main St;;;;"],
            ["1 Main St|1 Main St\nTown"]
        ),
        (
            ["ADR;TYPE=HOME:;;1 A;;;;", "ADR;TYPE=WORK:;;2 B;;;;", "LABEL;TYPE=WORK:Second", "LABEL;TYPE=HOME:First"],
            ["1 A|First", "2 B|Second"]
        ),
        (["ADR:;;1 A;;;;", "ADR:;;2 B;;;;", "LABEL:At 2 B", "LABEL:At 1 A"], ["1 A|At 1 A", "2 B|At 2 B"]),
        (["item1.ADR:;;1 A;;;;", "item2.ADR:;;2 B;;;;", "item2.LABEL:Second"], ["1 A|", "2 B|Second"]),
        (["ADR;TYPE=HOME:;;1 A;;;;", "LABEL;TYPE=WORK:Other"], ["1 A|", "|Other"]),
    ])
    func printedAddressesBelongToTheirAddresses(_ properties: [String], _ expected: [String]) throws {
        let contact = try contact("FN:Anna\r\n" + properties.joined(separator: "\r\n"))
        var addresses: [(group: UInt16, street: String, printed: String)] = []
        for field in contact.fields where field.kind == .street || field.kind == .formattedAddress {
            if addresses.last?.group != field.group { addresses.append((field.group, "", "")) }
            let last = addresses.count - 1
            if field.kind == .street { addresses[last].street = contact.value(of: field) }
            if field.kind == .formattedAddress { addresses[last].printed = contact.value(of: field) }
        }
        #expect(addresses.map { "\($0.street)|\($0.printed)" } == expected)
    }

    @Test(arguments: [
        ("X-SKYPE-USERNAME", "Skype"), ("X-GTALK", "GoogleTalk"), ("X-JABBER", "JABBER"), ("x-twitter-im", "Twitter"),
    ])
    func messengersAreNamedByTheirServices(_ property: String, _ service: String) throws {
        #expect(try contact("FN:Anna\r\n\(property):ann.lee").labelled(.instantMessage) == ["\(service): ann.lee"])
    }
}
