import ReadingTestSupport
import Testing

@testable import ContactModel
@testable import ContactWriting

/// Types, parameters and times of day that no field stands for come back in cards.
struct CardParameterTests {
    private struct Case: CustomTestStringConvertible {
        var version = "4.0"
        var properties: String
        var in30: [String]
        var in40: [String]
        var testDescription: String { properties }
    }

    private static let cases = [
        Case(
            version: "3.0", properties: "TEL;TYPE=CELL,WORK:+12125550100", in30: ["TEL;TYPE=CELL,WORK:+12125550100"],
            in40: ["TEL;TYPE=CELL,WORK:+12125550100"]),
        Case(
            version: "2.1", properties: "TEL;CELL;WORK;PREF:1", in30: ["TEL;TYPE=CELL,WORK,PREF:1"],
            in40: ["TEL;TYPE=CELL,WORK;PREF=1:1"]),
        Case(
            properties: "TEL;TYPE=\"voice,home\":1", in30: ["TEL;TYPE=voice,home:1"], in40: ["TEL;TYPE=voice,home:1"]),
        Case(
            properties: "item1.TEL;TYPE=CELL:1\r\nitem1.X-ABLabel:Notfall",
            in30: ["item1.TEL;TYPE=CELL:1", "item1.X-ABLABEL:Notfall"],
            in40: ["item1.TEL;TYPE=CELL:1", "item1.X-ABLABEL:Notfall"]),
        Case(
            properties: "N;SORT-AS=\"Harten,Rene\":van der Harten;Rene;;;",
            in30: ["N;SORT-AS=\"Harten,Rene\":van der Harten;Rene;;;"],
            in40: ["N;SORT-AS=\"Harten,Rene\":van der Harten;Rene;;;"]),
        Case(
            properties: "ORG;SORT-AS=ABC:ABC\\, Inc.;North\r\nORG:Other", in30: ["ORG;SORT-AS=ABC:ABC\\, Inc.;North"],
            in40: ["ORG;SORT-AS=ABC:ABC\\, Inc.;North", "ORG:Other"]),
        Case(
            version: "3.0", properties: "SORT-STRING:Harten", in30: ["SORT-STRING:Harten"],
            in40: ["SORT-STRING:Harten"]),
        Case(
            properties: "NOTE;LANGUAGE=de;ALTID=1:Hallo\r\nNOTE;LANGUAGE=en;ALTID=1:Hello",
            in30: ["NOTE;LANGUAGE=de;ALTID=1:Hallo", "NOTE;LANGUAGE=en;ALTID=1:Hello"],
            in40: ["NOTE;LANGUAGE=de;ALTID=1:Hallo", "NOTE;LANGUAGE=en;ALTID=1:Hello"]),
        Case(
            properties: "NICKNAME;TYPE=work:Boss,Chief\r\nNICKNAME:Annie",
            in30: ["NICKNAME;TYPE=work:Boss,Chief", "NICKNAME:Annie"],
            in40: ["NICKNAME;TYPE=work:Boss,Chief", "NICKNAME:Annie"]),
        Case(
            properties: "URL;TYPE=home;PREF=2;PID=1.1:https://a.example/",
            in30: ["URL;TYPE=home;PREF=2;PID=1.1:https://a.example/"],
            in40: ["URL;TYPE=home;PREF=2;PID=1.1:https://a.example/"]),
        Case(
            properties: "IMPP;TYPE=work;X-SERVICE-TYPE=Skype;PREF=1:skype:al",
            in30: ["IMPP;X-SERVICE-TYPE=Skype;TYPE=work,PREF:skype:al"],
            in40: ["IMPP;X-SERVICE-TYPE=Skype;TYPE=work;PREF=1:skype:al"]),
        Case(
            properties: "ADR;GEO=\"geo:12.34,78.91\";TZ=UTC;LABEL=Weg 1:;;Weg 1;Bonn;;53111;",
            in30: ["item1.ADR;GEO=\"geo:12.34,78.91\";TZ=UTC:;;Weg 1;Bonn;;53111;", "item1.LABEL:Weg 1"],
            in40: ["ADR;GEO=\"geo:12.34,78.91\";TZ=UTC;LABEL=Weg 1:;;Weg 1;Bonn;;53111;"]),
        Case(
            version: "3.0",
            properties: "item3.ADR;TYPE=home:;;a;b;;;\r\nitem3.X-ABADR:de\r\nitem1.TEL:1\r\nitem1.X-ABLabel:Boat",
            in30: ["item3.ADR;TYPE=home:;;a;b;;;", "item3.X-ABADR:de", "item4.TEL:1", "item4.X-ABLABEL:Boat"],
            in40: ["item3.ADR;TYPE=home:;;a;b;;;", "item3.X-ABADR:de", "item4.TEL:1", "item4.X-ABLABEL:Boat"]),
        Case(
            properties: "RELATED;TYPE=friend;PREF=1;VALUE=uri:urn:uuid:1",
            in30: ["item1.X-ABRELATEDNAMES;TYPE=PREF:urn:uuid:1", "item1.X-ABLABEL:friend"],
            in40: ["RELATED;TYPE=friend;PREF=1:urn:uuid:1"]),
        Case(
            properties: "PHOTO;ALTID=1;PREF=1:https://a.example/b.png",
            in30: ["PHOTO;TYPE=PREF;ALTID=1;VALUE=uri:https://a.example/b.png"],
            in40: ["PHOTO;PREF=1;ALTID=1:https://a.example/b.png"]),
        Case(
            properties: "BDAY:19960415T140000Z", in30: ["BDAY;VALUE=date-time:1996-04-15T14:00:00Z"],
            in40: ["BDAY:19960415T140000Z"]),
        Case(
            version: "3.0", properties: "BDAY;VALUE=date-time:1996-04-15T14:00:00-05:00",
            in30: ["BDAY;VALUE=date-time:1996-04-15T14:00:00-05:00"], in40: ["BDAY:19960415T140000-0500"]),
        Case(
            properties: "BDAY:--0415T1030+0100",
            in30: [
                "BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-15",
                "X-TRUNKLINE-FIELD;X-NAME=cardProperty;LABEL=BDAY:--0415T1030+0100",
            ], in40: ["BDAY:--0415T1030+0100"]),
        Case(
            properties: "BDAY;VALUE=text:circa 1800", in30: ["X-TRUNKLINE-FIELD;X-NAME=birthday:circa 1800"],
            in40: ["BDAY;VALUE=text:circa 1800"]),
        Case(properties: "BDAY:1996-04", in30: ["X-TRUNKLINE-FIELD;X-NAME=birthday:1996-04"], in40: ["BDAY:1996-04"]),
        Case(properties: "BDAY:1996", in30: ["X-TRUNKLINE-FIELD;X-NAME=birthday:1996"], in40: ["BDAY:1996"]),
        Case(properties: "BDAY:--04", in30: ["X-TRUNKLINE-FIELD;X-NAME=birthday:--04"], in40: ["BDAY:--04"]),
        Case(
            properties: "BDAY;CALSCALE=gregorian:19960415", in30: ["BDAY;CALSCALE=gregorian:1996-04-15"],
            in40: ["BDAY;CALSCALE=gregorian:19960415"]),
        Case(
            properties: "ANNIVERSARY;PREF=1:20010203", in30: ["X-ANNIVERSARY;TYPE=PREF:2001-02-03"],
            in40: ["ANNIVERSARY;PREF=1:20010203"]),
    ]

    @Test(arguments: cases, [CardFormat.v30, .v40])
    private func theyComeBack(_ example: Case, version: CardFormat) throws {
        let properties = example.properties.hasPrefix("N;") ? example.properties : "N:A;B;;;\r\n" + example.properties
        var record = OutgoingContact()
        record.contact = try card("FN:Ann\r\n" + properties, version: example.version).contacts[0]
        record.hasCardExtras = true
        let bytes = written([record], VCardWriter(version))
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n").map(String.init)
        for line in version == .v30 ? example.in30 : example.in40 { #expect(lines.contains(line), "\(lines)") }
        record.contact = try read(bytes).contacts[0]
        #expect(written([record], VCardWriter(version)) == bytes)
    }

    /// Components with several values stay lists, as long as their fields are what they were.
    @Test(
        arguments: [
            "N:Lee,Roy;Ann;Marie,Sue;Dr.,Prof.;PhD,MD", "N;LANGUAGE=en:Lee;Ann;Marie,Sue;;",
            "ADR;TYPE=home:;;2 Low St,Rear;Town;;;",
            "ADR:;;1 Main St\\, Apt 5;Town;;;", "N:Lee\\,Roy;Ann;;;",
        ], [CardFormat.v30, .v40])
    func componentsWithSeveralValuesComeBack(_ property: String, version: CardFormat) throws {
        var record = OutgoingContact()
        let name = property.hasPrefix("N") ? "" : "N:A;B;;;\r\n"
        record.contact = try card("FN:Ann\r\n" + name + property, version: version == .v30 ? "3.0" : "4.0").contacts[0]
        record.hasCardExtras = true
        let text = String(decoding: written([record], VCardWriter(version)), as: UTF8.self)
        #expect(text.contains("\r\n\(property)\r\n"), "\(text)")
        #expect(!text.contains("X-TRUNKLINE"))
        for place in record.contact.fields.indices where record.contact.fields[place].kind == .middleName {
            record.contact.fields[place].value = record.contact.fields[place].value.prefix(1)
            let other = String(decoding: written([record], VCardWriter(version)), as: UTF8.self)
            #expect(!other.contains("Sue") && other.contains(";M;"), "\(other)")
        }
    }

    @Test func jCardHasLists() throws {
        var record = OutgoingContact()
        record.contact = try card("FN:Ann\r\nN:Lee,Roy;Ann;;;PhD,MD", version: "4.0").contacts[0]
        let text = String(decoding: written([record], JCardWriter()), as: UTF8.self)
        #expect(text.contains(#"["n",{},"text",[["Lee","Roy"],"Ann","","",["PhD","MD"]]]"#), "\(text)")
    }

    @Test func jCardHasThem() throws {
        var record = OutgoingContact()
        record.contact = try card(
            "FN:Ann\r\nTEL;TYPE=CELL,WORK:1\r\nBDAY:--0415T1030+0100\r\nANNIVERSARY:1996-04", version: "4.0"
        ).contacts[0]
        let text = String(decoding: written([record], JCardWriter()), as: UTF8.self)
        #expect(text.contains(#"["tel",{"type":["CELL","WORK"]},"text","1"]"#), "\(text)")
        #expect(text.contains(#"["bday",{},"date-and-or-time","--04-15T10:30+01:00"]"#), "\(text)")
        #expect(text.contains(#"["anniversary",{},"date","1996-04"]"#), "\(text)")
    }

    /// The value or the label may be another one by now.
    @Test(arguments: [
        ("mobile", "1", "TEL;TYPE=CELL,VOICE:1"), ("work", "1", "TEL;TYPE=WORK,VOICE:1"), ("", "1", "TEL;TYPE=VOICE:1"),
        ("Oma", "1", "item1.TEL;TYPE=CELL,VOICE:1"), ("mobile", "2", "TEL;TYPE=CELL:2"),
    ])
    func typesOfOtherLabelsAreNotWritten(label: String, number: String, line: String) {
        let contact = record([
            (.displayName, "", "A"), (.phone, label, number), (.cardProperty, "TEL;TYPE=CELL,VOICE", "1"),
        ])
        let text = String(decoding: written([contact], VCardWriter(.v30)), as: UTF8.self)
        #expect(text.contains("\r\n\(line)\r\n"), "\(text)")
        #expect(!text.contains("X-TRUNKLINE"))
    }

    /// Of several contacts of one person.
    @Test func propertiesThatShareAValueAreAllKept() {
        let contact = record([
            (.displayName, "", "A"), (.email, "work", "a@example.com"),
            (.cardProperty, "EMAIL;TYPE=WORK;X-A=1", "a@example.com"),
            (.cardProperty, "EMAIL;TYPE=WORK;X-B=2", "a@example.com"), (.cardProperty, "NOTE;LANGUAGE=de", "gone"),
        ])
        let text = String(decoding: written([contact], VCardWriter(.v30)), as: UTF8.self)
        #expect(text.contains("\r\nEMAIL;TYPE=WORK;X-A=1:a@example.com\r\n"), "\(text)")
        let unfolded = text.replacing("\r\n ", with: "")
        #expect(
            unfolded.contains("X-TRUNKLINE-FIELD;X-NAME=cardProperty;LABEL=\"EMAIL;TYPE=WORK;X-B=2\":a@example.com"),
            "\(text)")
        #expect(!text.contains("gone"))
    }
}
