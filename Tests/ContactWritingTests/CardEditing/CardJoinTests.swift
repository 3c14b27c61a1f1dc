import ContactModel
import ContactReading
import Testing

@testable import ContactWriting

/// One card out of several.
struct CardJoinTests {
    private func card(_ version: String, _ lines: String...) throws -> CardProperties {
        let text = (["BEGIN:VCARD", "VERSION:\(version)"] + lines + ["END:VCARD", ""]).joined(separator: "\r\n")
        return try #require(CardProperties(Array(text.utf8)))
    }

    private func joined(_ first: CardProperties, _ others: CardProperties...) -> [String] {
        var join = CardJoin(first) { $0.filter { 0x30...0x39 ~= $0 } }
        for other in others { join.add(other) }
        let text = String(decoding: join.properties.bytes, as: UTF8.self)
        return text.split(separator: "\r\n").map(String.init).dropFirst(2).dropLast(1)
    }

    @Test func equalValuesComeOnce() throws {
        let first = try card("3.0", "TEL;TYPE=CELL:+1 650", "EMAIL:ada@example.com", "NOTE:a")
        let other = try card(
            "3.0", "TEL;TYPE=CELL,HOME:1650", "EMAIL:Ada@Example.com", "NOTE:a", "NOTE:b", "X-A:1", "UID:x", "REV:1")
        #expect(
            joined(first, other) == [
                "TEL;TYPE=CELL;TYPE=HOME:+1 650", "EMAIL:ada@example.com", "NOTE:a", "NOTE:b", "X-A:1",
            ])
    }

    @Test func groupsOfTwoCardsStayApart() throws {
        let first = try card("3.0", "item1.URL:https://a.example", "item1.X-ABLabel:Home page")
        let other = try card(
            "3.0", "item1.URL:https://b.example", "item1.X-ABLabel:Blog", "item2.TEL:1", "item2.X-ABLabel:Boat")
        #expect(
            joined(first, other) == [
                "item1.URL:https://a.example", "item1.X-ABLabel:Home page", "item2.URL:https://b.example",
                "item2.X-ABLabel:Blog",
                "item3.TEL:1", "item3.X-ABLabel:Boat",
            ])
    }

    @Test func foldedBytesStay() throws {
        let long = "NOTE:" + String(repeating: "a", count: 60) + "\r\n " + String(repeating: "b", count: 60)
        #expect(
            joined(try card("3.0", "FN:Ada"), try card("3.0", long)).joined(separator: "\r\n") == "FN:Ada\r\n" + long)
    }

    @Test(
        "Properties of one version are written in the forms of the other",
        arguments: [
            ("4.0", "GEO:geo:1.5,2.5", "3.0", "GEO:1.5;2.5"), ("3.0", "GEO:1.5;2.5", "4.0", "GEO:geo:1.5,2.5"),
            ("4.0", "TEL;VALUE=uri;TYPE=\"work,voice\":tel:+1-212", "3.0", "TEL;TYPE=work,voice:+1-212"),
            ("3.0", "KEY;ENCODING=b;TYPE=PGP:AAAA", "4.0", "KEY:data:application/pgp-keys;base64,AAAA"),
        ])
    func forms(version: String, line: String, target: String, expected: String) throws {
        #expect(joined(try card(target, "FN:Ada"), try card(version, line)) == ["FN:Ada", expected])
    }

    @Test(
        "Properties of an older version are written in the newer one",
        arguments: [
            ("NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Z=C3=BCrich, =0D=0A2; a", "3.0", "NOTE:Zürich\\, \\n2\\; a"),
            ("TEL;HOME;VOICE:030 1", "3.0", "TEL;TYPE=HOME;TYPE=VOICE:030 1"),
            ("PHOTO;ENCODING=BASE64;JPEG:AAAA", "3.0", "PHOTO;ENCODING=b;TYPE=JPEG:AAAA"),
            ("PHOTO;ENCODING=BASE64;JPEG:AAAA", "4.0", "PHOTO:data:image/jpeg;base64,AAAA"),
            ("TEL;PREF;CELL:1", "4.0", "TEL;PREF=1;TYPE=CELL:1"),
            ("ADR;HOME:;;1 Road\\;A;Town;;;", "3.0", "ADR;TYPE=HOME:;;1 Road\\;A;Town;;;"),
            ("X-ODD:on \\ plays\\;a\\\\", "3.0", "X-ODD:on \\\\ plays\\;a\\\\"),
            ("X-PATH:C:\\Temp", "4.0", "X-PATH:C:\\\\Temp"),
        ])
    func translation(property: String, version: String, expected: String) throws {
        #expect(joined(try card(version, "FN:Ada"), try card("2.1", property)) == ["FN:Ada", expected])
    }

    @Test func listsAreUnited() throws {
        let first = try card("3.0", "CATEGORIES:A,B")
        #expect(joined(first, try card("3.0", "CATEGORIES:B,C,D")) == ["CATEGORIES:A,B", "CATEGORIES:C,D"])
    }

    @Test func secondValuesOfAKindAreTakenBack() throws {
        for version in ["2.1", "3.0", "4.0"] {
            var join = CardJoin(try card(version, "FN:Ada")) { $0 }
            join.add(.birthday, label: [], value: Array("1990-01-02".utf8))
            join.add(.displayName, label: [], value: Array("Äda; L., \"x\"\nz".utf8))
            let contact = try #require(CardContacts.read(join.properties.bytes).first)
            #expect(contact.first(.birthday) == "1990-01-02")
            #expect(
                contact.fields.filter { $0.kind == .displayName }.map { contact.value(of: $0) } == [
                    "Ada", "Äda; L., \"x\"\nz",
                ])
        }
    }

    @Test(
        "A label becomes a type, or the label of a group",
        arguments: [
            ("work", "TEL;TYPE=work:1"), ("mobile", "TEL;TYPE=cell:1"), ("Boat", "item1.TEL:1|item1.X-ABLabel:Boat"),
            ("", "TEL:1"),
        ])
    func labels(label: String, expected: String) throws {
        var properties = try card("3.0", "TEL;TYPE=HOME:1")
        let isSet = properties.setLabel(of: .phone, value: Array("1".utf8), to: Array(label.utf8))
        #expect(isSet)
        #expect(
            properties.list.dropFirst().map { String(decoding: $0.line, as: UTF8.self) }.joined(separator: "|")
                == expected)
        let contact = try #require(CardContacts.read(properties.bytes).first)
        #expect(contact.label(of: contact.fields[0]) == label)
    }
}
