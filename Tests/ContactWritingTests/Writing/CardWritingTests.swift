import ReadingTestSupport
import Testing

@testable import ContactModel
@testable import ContactWriting

/// Writes contacts with a writer and returns the bytes.
func written(_ records: [OutgoingContact], _ writer: some ContactWriter) -> [UInt8] {
    var writer = writer
    var output: [UInt8] = []
    writer.begin(into: &output)
    for record in records { writer.write(record, into: &output) }
    writer.finish(into: &output)
    return output
}

/// A contact of some fields.
func record(_ fields: [(kind: Contact.Field.Kind, label: String, value: String)]) -> OutgoingContact {
    var record = OutgoingContact()
    for field in fields { record.contact.append(field.kind, label: field.label.utf8, value: field.value.utf8) }
    return record
}

struct CardWritingTests {
    @Test(arguments: [CardFormat.v30, .v40], 0..<100)
    func whatIsWrittenIsReadBack(version: CardFormat, seed: Int) throws {
        var source = HardContact(seed: UInt64(seed))
        let records = (0..<5).map { _ in source.next() }
        let bytes = written(records, VCardWriter(version))
        let contacts = try read(bytes).contacts
        #expect(contacts.map(\.comparable) == records.map(\.contact.comparable), "seed \(seed)")
        // Contacts that were read are written as the same bytes.
        let again = contacts.map { contact in
            var record = OutgoingContact()
            record.contact = contact
            record.hasCardExtras = true
            return record
        }
        #expect(written(again, VCardWriter(version)) == bytes, "seed \(seed)")
    }

    @Test func theLabelOfAnOrganizationSurvives() throws {
        let contacts = try card("FN:Ann\r\nitem1.ORG:Acme;Sales\r\nitem1.X-ABLabel:Second job\r\nTEL:1").contacts
        #expect(contacts[0].labelled(.organization) == ["Second job: Acme"])
        for version in [CardFormat.v30, .v40] {
            var record = OutgoingContact()
            record.contact = contacts[0]
            let again = try read(written([record], VCardWriter(version))).contacts
            #expect(again[0].labelled(.organization) == ["Second job: Acme"])
            #expect(again[0].labelled(.department) == ["Second job: Sales"])
        }
    }

    /// Leaves content that a source has as an address with its bytes in it as it is, not encoded once more.
    @Test(arguments: [
        "PHOTO:data:image/png;base64,iVBORw0K", "PHOTO;VALUE=uri:data:image/png;base64,iVBORw0K",
        "PHOTO;ENCODING=b;TYPE=PNG:data:image/png;base64,iVBORw0K", "PHOTO;ENCODING=b;TYPE=PNG:iVBORw0K",
        "PHOTO:data:image/svg+xml,%3Csvg/%3E", "LOGO;ENCODING=b;TYPE=PNG:data:image/png;base64,iVBORw0K",
        "LOGO;ENCODING=b;TYPE=PNG:iVBORw0K",
    ])
    func contentIsEncodedOnce(_ property: String) throws {
        var record = OutgoingContact()
        record.contact = try card("FN:Ann\r\n" + property).contacts[0]
        record.hasCardExtras = true
        for version in [CardFormat.v30, .v40] {
            let text = String(decoding: written([record], VCardWriter(version)), as: UTF8.self)
            let line = try #require(
                text.split(separator: "\r\n").first { $0.hasPrefix("PHOTO") || $0.hasPrefix("LOGO") })
            let isSVG = property.contains("svg")
            #expect(
                line.hasSuffix(
                    isSVG
                        ? ":data:image/svg+xml,%3Csvg/%3E"
                        : version == .v30 ? ":iVBORw0K" : ":data:image/png;base64,iVBORw0K"), "\(line)")
            #expect(line.matches(of: /data:/).count <= 1)
        }
    }

    @Test(arguments: [CardFormat.v30, .v40], 0..<50)
    func linesAreFoldedBetweenCharacters(version: CardFormat, seed: Int) {
        var source = HardContact(seed: UInt64(seed))
        let bytes = written([source.next(), source.next()], VCardWriter(version))
        #expect(bytes.suffix(2) == [0x0D, 0x0A])
        var line: [UInt8] = []
        for (index, byte) in bytes.enumerated() {
            if byte == 0x0A {
                #expect(bytes[index - 1] == 0x0D)
                line.removeLast()
                #expect(line.count <= 75)
                #expect(String(validating: line, as: UTF8.self) != nil, "a character is cut")
                line.removeAll()
            } else {
                line.append(byte)
            }
        }
        #expect(line.isEmpty)
    }

    @Test func valuesAreEscaped() {
        let text = String(
            decoding: written(
                [
                    record([
                        (.displayName, "", "A; B, C\\D"), (.familyName, "", "A;B"), (.note, "", "one\r\ntwo\u{1}"),
                        (.category, "", "x,y"), (.phone, "Oma", "+12125550100"),
                        (.url, "", "https://example.com/a,b;c"),
                    ])
                ], VCardWriter(.v30)), as: UTF8.self)
        #expect(
            text == """
                BEGIN:VCARD\r
                VERSION:3.0\r
                PRODID:-//Trunkline//Export//EN\r
                FN:A\\; B\\, C\\\\D\r
                N:A\\;B;;;;\r
                item1.TEL:+12125550100\r
                item1.X-ABLABEL:Oma\r
                URL:https://example.com/a,b;c\r
                NOTE:one\\ntwo \r
                CATEGORIES:x\\,y\r
                END:VCARD\r

                """)
    }

    @Test(arguments: [
        (CardFormat.v30, "1985-04-12", "BDAY:1985-04-12"), (.v30, "--04-12", "BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-12"),
        (.v40, "1985-04-12", "BDAY:19850412"), (.v40, "--04-12", "BDAY:--0412"), (.v40, "---12", "BDAY:---12"),
        (.v40, "about 1800", "BDAY;VALUE=text:about 1800"),
        (.v30, "about 1800", "X-TRUNKLINE-FIELD;X-NAME=birthday:about 1800"),
    ])
    func datesHaveTheFormOfTheVersion(version: CardFormat, date: String, line: String) {
        let text = String(decoding: written([record([(.birthday, "", date)])], VCardWriter(version)), as: UTF8.self)
        #expect(text.contains("\r\n\(line)\r\n"), "\(text)")
    }

    /// Properties kept from cards of any version, and what they are in another.
    @Test(arguments: [
        ("X-FOO;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE", "=C3=BC", CardFormat.v30, "X-FOO:ü"),
        ("X-FOO;HOME;PREF", "a", .v30, "X-FOO;TYPE=HOME,PREF:a"),
        ("X-FOO;TYPE=\"HOME,WORK\"", "a", .v30, "X-FOO;TYPE=HOME,WORK:a"),
        ("item3.X-ABADR", "de", .v30, "item3.X-ABADR:de"),
        ("LOGO;ENCODING=BASE64;PNG", "AAAA", .v30, "LOGO;TYPE=PNG;ENCODING=b:AAAA"),
        ("LOGO;ENCODING=b;TYPE=PNG", "AAAA", .v40, "LOGO:data:image/png;base64,AAAA"), ("GEO", "1;2", .v30, "GEO:1;2"),
        ("GEO", "54.71;20.51", .v40, "GEO:geo:54.71,20.51"),
        ("GEO;VALUE=uri", "geo:54.71,-20.5", .v30, "GEO:54.71;-20.5"),
        ("GEO", "geo:1,2;u=9", .v30, "GEO:geo:1,2;u=9"), ("GEO", "geo:1,2", .v40, "GEO:geo:1,2"),
        ("KEY;ENCODING=b;TYPE=PGP", "AAAA", .v40, "KEY:data:application/pgp-keys;base64,AAAA"),
        ("X-A;X-B=\"c:d\"", "e\\,f", .v40, "X-A;X-B=\"c:d\":e\\,f"),
        ("N", "rest", .v30, "X-TRUNKLINE-COLUMN;X-NAME=N:rest"),
        ("X-GOOGLE TALK", "a;b", .v30, "X-TRUNKLINE-COLUMN;X-NAME=X-GOOGLE TALK:a\\;b"),
    ])
    func keptProperties(head: String, value: String, version: CardFormat, line: String) {
        var contact = record([(.displayName, "", "A"), (.extra, head, value)])
        contact.hasCardExtras = true
        let text = String(decoding: written([contact], VCardWriter(version)), as: UTF8.self)
        #expect(text.contains("\r\n\(line)\r\n"), "\(text)")
    }

    @Test func numbersOfGroupsDoNotMeetThoseOfKeptProperties() throws {
        var contact = record([(.phone, "Oma", "+12125550100"), (.extra, "item7.X-ABADR", "de")])
        contact.hasCardExtras = true
        let text = String(decoding: written([contact], VCardWriter(.v30)), as: UTF8.self)
        #expect(text.contains("item8.TEL:") && text.contains("item7.X-ABADR:de"))
    }

    @Test(arguments: [
        (CardFormat.v30, ["X-ADDRESSBOOKSERVER-KIND:group", "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:1"]),
        (.v40, ["KIND:group", "MEMBER:urn:uuid:1"]),
    ])
    func groupsKeepTheirMembers(version: CardFormat, lines: [String]) throws {
        var group = record([
            (.displayName, "", "Choir"), (.uid, "", "urn:uuid:0"), (.related, "member", "urn:uuid:1"),
            (.related, "member", "urn:uuid:2"),
        ])
        group.contact.kind = .group
        let bytes = written([group], VCardWriter(version))
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(lines.allSatisfy { text.contains("\r\n\($0)\r\n") }, "\(text)")
        let back = try read(bytes).contacts[0]
        #expect(back.kind == .group)
        #expect(back.comparable == group.contact.comparable)
        let json = String(decoding: written([group], JCardWriter()), as: UTF8.self)
        #expect(json.contains(#"["kind",{},"text","group"]"#))
        #expect(json.contains(#"["member",{},"uri","urn:uuid:1"],["member",{},"uri","urn:uuid:2"]"#))
    }

    @Test func jCardHasTheValuesWithoutEscapes() {
        let text = String(
            decoding: written(
                [
                    record([
                        (.displayName, "", "A;B"), (.familyName, "", "B"), (.phone, "workFax", "+12125550100"),
                        (.birthday, "", "--04-12"),
                    ])
                ],
                JCardWriter()), as: UTF8.self)
        #expect(
            text.replacing("\n", with: "") == """
                [["vcard",[["version",{},"text","4.0"],["prodid",{},"text","-//Trunkline//Export//EN"],["fn",{},"text","A;B"],\
                ["n",{},"text",["B","","","",""]],["tel",{"type":["work","fax"]},"text","+12125550100"],\
                ["bday",{},"date","--04-12"]]]]
                """)
    }
}
