import Testing

@testable import Tables

/// Formats that say the same as vCard.
struct CardFormatTests {
    private func lines(_ format: TableFileFormat, _ text: String) throws -> [String] {
        #expect(TableFileFormat(text: text.utf8) == format)
        return try convert(format, text).text.split(separator: "\r\n").map(String.init)
    }

    /// https://www.rfc-editor.org/rfc/rfc7095
    @Test(arguments: ["CARD", "[CARD]", "[\n CARD,\nCARD]", "{\"x\": [CARD]}"])
    func jCard(_ frame: String) throws {
        let card = #"""
            ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", "Ann, \"A\" Abe"],
              ["n", {}, "text", ["Abe", "Ann", "", ["Dr.", "Prof."], ""]],
              ["tel", {"type": ["work", "voice"], "pref": "1", "group": "item1"}, "uri", "tel:+44-20-7946-0001"],
              ["x-ablabel", {"group": "item1"}, "text", "De;sk"], ["categories", {}, "text", "a", "b,c"],
              ["org", {}, "text", ["Acme; Inc", "Sales"]], ["note", {}, "text", "one\ntwo"], ["x-odd", {}, "unknown", "a\\,b"]]]
            """#
        let text = frame.replacing("CARD", with: card)
        guard !text.hasPrefix("{") else {
            #expect(try convert(.jCard, text).text.contains("TEL;VALUE=uri"))
            return
        }
        let lines = try lines(.jCard, text)
        #expect(
            lines.prefix(11) == [
                "BEGIN:VCARD", "VERSION:4.0", #"FN:Ann\, "A" Abe"#, "N:Abe;Ann;;Dr.,Prof.;",
                "ITEM1.TEL;VALUE=uri;TYPE=work,voice;PREF=1:tel:+44-20-7946-0001", #"ITEM1.X-ABLABEL:De\;sk"#,
                #"CATEGORIES:a,b\,c"#, #"ORG:Acme\; Inc;Sales"#, #"NOTE:one\ntwo"#, #"X-ODD:a\,b"#, "END:VCARD",
            ])
        #expect(lines.count == (frame.contains(",") ? 22 : 11))
    }

    @Test func whatIsNoCardIsCounted() throws {
        let result = try convert(
            .jCard, #"[["vcard", [["fn", {}, "text", "Ann"], ["tel"]]], "x", ["vcard", 5], ["vcard", [["fn", {}"#)
        #expect(result.text == "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ann\r\nEND:VCARD\r\n")
        #expect(result.lost == LostRecords(count: 2, isCutOff: true))
        #expect(result.losses.first?.count == 2)
    }

    /// https://www.rfc-editor.org/rfc/rfc9553
    @Test func jsContact() throws {
        let text = #"""
            [{"@type": "Card", "version": "1.0", "uid": "22B2C7DF", "kind": "individual",
              "name": {"components": [{"kind": "given", "value": "Ann"}, {"kind": "surname", "value": "Abe"}], "full": "Ann Abe"},
              "phones": {"p1": {"contexts": {"private": true}, "features": {"mobile": true}, "number": "tel:+44-20-7946-0001", "pref": 1},
                         "p2": {"number": "+44 20 7946 0002", "label": "Boat"}},
              "emails": {"e1": {"contexts": {"work": true}, "address": "ann@example.com"}},
              "organizations": {"o1": {"name": "Acme", "units": [{"name": "Sales"}]}}, "titles": {"t1": {"name": "Boss"}},
              "addresses": {"a1": {"components": [{"kind": "number", "value": "54321"}, {"kind": "name", "value": "Oak St"}, {"kind": "locality", "value": "Reston"}], "countryCode": "US"}},
              "anniversaries": {"b": {"kind": "birth", "date": {"@type": "PartialDate", "year": 1990, "month": 4, "day": 2}}},
              "notes": {"n": {"note": "Hi"}}, "keywords": {"a": true}, "extra": {"x": 1}}]
            """#
        #expect(
            try lines(.jsContact, text).prefix(7) == [
                "BEGIN:VCARD", "VERSION:4.0", "UID:22B2C7DF", "KIND:individual", "FN:Ann Abe", "N:Abe;Ann;;;",
                "TEL;TYPE=home,cell;PREF=1:tel:+44-20-7946-0001",
            ])
        let rest = try lines(.jsContact, text).dropFirst(7)
        #expect(rest.contains("EMAIL;TYPE=work:ann@example.com") && rest.contains("ORG:Acme;Sales"))
        #expect(
            rest.contains { $0.hasSuffix(".TEL:+44 20 7946 0002") } && rest.contains { $0.hasSuffix(".X-ABLABEL:Boat") }
        )
        #expect(rest.contains("ADR:;;Oak St 54321;Reston;;;US") || rest.contains("ADR:;;54321 Oak St;Reston;;;US"))
        #expect(rest.contains("BDAY:1990-04-02") && rest.contains("TITLE:Boss") && rest.contains("NOTE:Hi"))
        #expect(rest.contains(#"JSPROP;JSPTR=extra:{"x": 1}"#) && rest.contains("CATEGORIES:a"))
    }

    /// The address line is that of the card: https://www.rfc-editor.org/rfc/rfc9553, section 2.5.1.
    @Test(arguments: [
        (#""isOrdered": true"#, "54321 Oak St", "54321 Oak St Reston VA"),
        (#""isOrdered": true, "defaultSeparator": ", ""#, "54321 Oak St", "54321 Oak St, Reston, VA"),
        (#""isOrdered": false"#, "Oak St 54321", nil),
        (#""isOrdered": true, "full": "At home""#, "54321 Oak St", "At home"),
    ])
    func addressesOfJSContactKeepTheirOrder(_ members: String, _ street: String, _ line: String?) throws {
        let text = #"""
            {"@type": "Card", "version": "1.0", "addresses": {"a": {"components": [{"kind": "number", "value": "54321"},
              {"kind": "separator", "value": " "}, {"kind": "name", "value": "Oak St"}, {"kind": "locality", "value": "Reston"},
              {"kind": "region", "value": "VA"}], MEMBERS}}}
            """#
        let label = line.map { $0.contains(",") ? ";LABEL=\"\($0)\"" : ";LABEL=\($0)" } ?? ""
        let lines = try lines(.jsContact, text.replacing("MEMBERS", with: members))
        #expect(lines.contains("ADR\(label):;;\(street);Reston;VA;;"), "\(lines)")
    }

    /// Members that no property stands for are kept with the pointers to them.
    @Test func jsContactLosesNoMember() throws {
        let text = #"""
            {"@type": "Card", "version": "1.0",
              "name": {"components": [{"kind": "given", "value": "Ann"}, {"kind": "surname", "value": "Abe"}], "isOrdered": true,
                "sortAs": {"surname": "A", "given": "B"}},
              "nicknames": {"n": {"name": "Al", "contexts": {"work": true}, "pref": 2}},
              "phones": {"p/1": {"number": "1", "x": {"y": 1}}}, "notes": {"n": {"note": "Hi", "created": "2020-01-01T00:00:00Z"}},
              "organizations": {"o": {"name": "Acme", "sortAs": "ACME"}}, "titles": {"t": {"name": "Boss", "organizationId": "o"}},
              "addresses": {"a": {"components": [{"kind": "locality", "value": "Bonn"}, {"kind": "subdistrict", "value": "Beuel"}],
                "coordinates": "geo:1,2", "timeZone": "Europe/Berlin", "pref": 1}},
              "anniversaries": {"b": {"kind": "birth", "date": {"@type": "Timestamp", "utc": "1990-04-02T10:00:00Z"}, "place": {"full": "Bonn"}},
                "w": {"kind": "wedding", "date": {"year": 2001, "month": 5}}, "g": {"kind": "graduation", "date": {"year": 1999}}},
              "onlineServices": {"s": {"service": "Mastodon", "uri": "https://a.example/@al", "user": "@al", "contexts": {"private": true}}}}
            """#
        let lines = try lines(.jsContact, text)
        for line in [
            "FN:Ann Abe", "N;SORT-AS=\"A,B\":Abe;Ann;;;", "NICKNAME;TYPE=work;PREF=2:Al", "TEL:1",
            #"JSPROP;JSPTR=phones/p~11/x:{"y": 1}"#, "NOTE:Hi", #"JSPROP;JSPTR=notes/n/created:"2020-01-01T00:00:00Z""#,
            "ORG;SORT-AS=ACME:Acme", "TITLE:Boss", #"JSPROP;JSPTR=titles/t/organizationId:"o""#,
            "ADR;PREF=1;GEO=\"geo:1,2\";TZ=Europe/Berlin:;;;Bonn,Beuel;;;", "BDAY:1990-04-02T10:00:00Z",
            #"JSPROP;JSPTR=anniversaries/b/place:{"full": "Bonn"}"#, "ANNIVERSARY:2001-05", "X-ABDATE:1999",
            #"JSPROP;JSPTR=anniversaries/g/kind:"graduation""#,
            "IMPP;TYPE=home;X-SERVICE-TYPE=Mastodon:https://a.example/@al",
            #"JSPROP;JSPTR=onlineServices/s/user:"@al""#,
        ] { #expect(lines.contains(line), "\(line) in \(lines)") }
        #expect(lines.count(where: { $0.hasPrefix("JSPROP") }) == 6)
    }

    /// Lines that `trunkline export --to jsonl` writes, whatever their order and blanks.
    @Test(arguments: ["CARD", "CARD\nCARD\n", "[CARD,\n CARD]"])
    func exportedContacts(_ frame: String) throws {
        let card = #"""
            {"id":7,"source":"a.vcf","line":3,"kind":"organization","displayName":"Acme, Inc","namePrefix":null,"givenName":"Ann",
            "fileAs":null, "phoneticGivenName":null,"phoneticFamilyName":null,"jobTitle":"Boss","note":"one\ntwo","uid":"4711",
            "phones":[{"id":1,"value":"0171 1234567","label":"mobile","isPreferred":true,"raw":"0171/1234567","e164":"+491711234567",
            "extension":"12","categories":["mobile"],"verdict":"accepted"},{"value":"x; y","label":null,"isPreferred":false,
            "raw":"x; y","e164":null,"extension":"3","categories":["fixedLine"],"verdict":"rejected"}],
            "addresses":[{"label":null,"isPreferred":false,"formatted":"Weg 1\nBonn","street":"Weg 1","city":"Bonn"}],
            "dates":[{"value":"2001-02-03","label":"Fest","isPreferred":false}],"urls":[],
            "others":[{"kind":"jobTitle","value":"Boss","label":"at home"},{"kind":"regionHint","value":"DE","label":null}],
            "extras":[{"name":"Shoe \"Size\"","value":"38"}]}
            """#
        let lines = try lines(.exported, frame.replacing("CARD", with: card))
        let expected = [
            "BEGIN:VCARD", "VERSION:4.0", "KIND:org", #"FN:Acme\, Inc"#, "X-TRUNKLINE-FIELD;X-NAME=givenName:Ann",
            #"NOTE:one\ntwo"#, "UID:4711", "TEL;PREF=1:+491711234567 x12", "X-ABLABEL:mobile", #"TEL:x\; y"#,
            "X-TRUNKLINE-FIELD;X-NAME=date;LABEL=Fest:2001-02-03", "ADR;LABEL=Weg 1^nBonn:;;Weg 1;Bonn;;;",
            "TITLE:Boss",
            "X-ABLABEL:at home", "X-TRUNKLINE-FIELD;X-NAME=regionHint:DE", "X-TRUNKLINE-COLUMN;X-NAME=Shoe ^'Size^':38",
            "END:VCARD",
        ]
        // Groups have the numbers of places.
        let ungrouped = lines.map { $0.first == "G" ? String($0.drop { $0 != "." }.dropFirst()) : $0 }
        #expect(ungrouped == (frame == "CARD" ? expected : expected + expected))
    }

    /// https://www.rfc-editor.org/rfc/rfc6351
    @Test func xCard() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <vcards xmlns="urn:ietf:params:xml:ns:vcard-4.0"><vcard>
              <fn><text>Ann Abe</text></fn><n><surname>Abe</surname><given>Ann</given><additional/><prefix/><suffix>Jr.</suffix><suffix>M.Sc.</suffix></n>
              <group name="contact"><tel><parameters><type><text>work</text><text>voice</text></type></parameters><uri>tel:+44-20-7946-0001</uri></tel></group>
              <email><text>ann@example.com</text></email><org><text>Acme, Inc</text><text>Sales</text></org>
              <adr><parameters><label><text>1 Oak St\nReston</text></label></parameters><pobox/><ext/><street>1 Oak St</street><locality>Reston</locality><region/><code/><country/></adr>
              <bday><date>19900402</date></bday>
            </vcard></vcards>
            """
        #expect(
            try lines(.xCard, text) == [
                "BEGIN:VCARD", "VERSION:4.0", "FN:Ann Abe", "N:Abe;Ann;;;Jr.,M.Sc.",
                "CONTACT.TEL;VALUE=uri;TYPE=work,voice:tel:+44-20-7946-0001", "EMAIL:ann@example.com",
                #"ORG:Acme\, Inc;Sales"#, "ADR;LABEL=1 Oak St^nReston:;;1 Oak St;Reston;;;",
                "BDAY;VALUE=date:19900402", "END:VCARD",
            ])
    }

    /// https://microformats.org/wiki/h-card and https://microformats.org/wiki/hcard
    @Test(arguments: [
        """
        <!DOCTYPE html><html><head><title>x</title><script>var a = "<div class='h-card'>";</script></head><body><p>Hello</p>
        <div class="h-card"><img class="u-photo" src="a.png" alt=""><a class="p-name u-url" href="https://example.com/">Ann&nbsp;Abe</a>
        <a class="p-tel" href="tel:+442079460001">+44 20 7946 0001</a><a class="u-email" href="mailto:ann@example.com?subject=x">mail</a>
        <span class="p-org h-card">Acme &amp; Co</span><br><span class="p-locality">London</span></div></body></html>
        """,
        """
        <html><body><div class="vcard"><span class="fn">Ann <b>Abe</b></span><div class="org">Acme &amp; Co</div>
        <div class="tel"><span class="type">work</span> <span class="value">+44 20 7946 0001</span></div><a class="email" href="mailto:ann@example.com">ann@example.com</a>
        <div class="adr"><span class="locality">London</span></div><a class="url" href="https://example.com/">x</a></div></body></html>
        """,
    ])
    func hCard(_ text: String) throws {
        let lines = try lines(.html, text)
        #expect(
            lines.contains("FN:Ann Abe") && lines.contains("ORG:Acme & Co") && lines.contains("ADR:;;;London;;;"),
            "\(lines)")
        #expect(lines.contains { $0.hasPrefix("TEL") && $0.hasSuffix(":+44 20 7946 0001") }, "\(lines)")
        #expect(lines.contains("EMAIL:ann@example.com") && lines.contains("URL:https://example.com/"), "\(lines)")
        #expect(lines.count(where: { $0 == "BEGIN:VCARD" }) == 1)
    }

    @Test func otherPagesAreRefused() {
        #expect(throws: TableError.empty) { try table(.html, "<!DOCTYPE html><html><body>Sign in</body></html>") }
        #expect(throws: TableError.empty) { try table(.html, "<html><<a b=c '>&#xFFFFFFFF;</div class=h-card>") }
    }
}
