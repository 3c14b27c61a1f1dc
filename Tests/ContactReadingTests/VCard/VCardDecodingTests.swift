import ReadingTestSupport
import Testing

@testable import ContactModel
@testable import ContactReading

@Suite struct VCardDecodingTests {
    /// Reads one card given as bytes between its frame.
    private func card(_ bytes: [UInt8], version: String = "2.1") throws -> Outcome {
        try read(Array("BEGIN:VCARD\r\nVERSION:\(version)\r\n".utf8) + bytes + Array("\r\nEND:VCARD\r\n".utf8))
    }

    private func note(_ properties: String, version: String = "2.1") throws -> String? {
        let outcome = try card(Array(properties.utf8), version: version)
        #expect(outcome.contacts.count == 1)
        return outcome.contacts.first?.first(.note)
    }

    @Test(arguments: [
        ("2.1", "NOTE:one\r\n two", "one two"), ("2.1", "NOTE:one\r\n\ttwo", "one\ttwo"),
        ("2.1", "NOTE:one\r\n   two", "one   two"), ("3.0", "NOTE:one\r\n two", "onetwo"),
        ("3.0", "NOTE:one\r\n\ttwo\r\n  three", "onetwo three"), ("4.0", "NOTE:one\n two", "onetwo"),
    ])
    func m55Folds(version: String, properties: String, expected: String) throws {
        #expect(try note(properties, version: version) == expected)
    }

    @Test func m56AFoldInsideACharacter() throws {
        let bytes = Array("NOTE:Zo".utf8) + [0xC3, 0x0D, 0x0A, 0x20, 0xAB] + Array("!".utf8)
        #expect(try card(bytes, version: "3.0").contacts[0].first(.note) == "Zoë!")
    }

    @Test func m57FoldedFrame() throws {
        let outcome = try read(
            "BEGIN:VC\r\n ARD\r\nVERSION:2\r\n .1\r\nFN:A\\;\r\nEND:VC\r\n ARD\r\nBEGIN:VCARD\r\nFN:B\r\nEND:VCARD\r\n")
        #expect(outcome.names == ["A\\;", "B"])
        #expect(outcome.findings.isEmpty)
    }

    static let qp = "NOTE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:"

    @Test(arguments: [
        (qp + "=D0=90=\r\n=D0=BD", "Ан"), (qp + "=D0=90=\r\n =D0=BD", "Ан"), (qp + "a=\r\nb=\r\n c", "ab c"),
        (qp + "a=\r\n b=\r\n c", "abc"), (qp + "=D0=\r\n=90=D0=BD", "Ан"),
        (qp + "one=\r\n\r\nFN:Anna", "one"), (qp + "one=", "one"), (qp + "one=0D=0A=\r\ntwo", "one\ntwo"),
        (qp + "a=3db =zz 5=", "a=b =zz 5"), ("NOTE;QUOTED-PRINTABLE:one=20=\r\ntwo", "one two"),
        (qp + "short=\r\nTEL:555-0101", "short"), (qp + "one= \r\ntwo", "onetwo"),
    ])
    func m58M59QuotedPrintable(properties: String, expected: String) throws {
        #expect(try note(properties) == expected)
    }

    @Test func m60QuotedPrintableInStructuredValues() throws {
        let outcome = try card(
            Array(
                ("N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller=3BX;J=C3=B6rg;;;\r\n"
                    + "ADR;HOME;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;;Stra=C3=9Fe 1=0D=0A=\r\nHof;K=C3=B6ln;;50667;")
                    .utf8))
        let contact = outcome.contacts[0]
        #expect(contact.first(.familyName) == "Müller;X")
        #expect(contact.first(.givenName) == "Jörg")
        #expect(contact.labelled(.street) == ["home: Straße 1\nHof"])
        #expect(contact.first(.postalCode) == "50667")
    }

    @Test(arguments: [
        ("NOTE;CHARSET=Shift_JIS:", [0x8D, 0x82, 0x83, 0x5C] as [UInt8], "高ソ", nil as Finding.Code?),
        ("NOTE;charset=\"iso-8859-1\":", [0xE9], "é", nil),
        ("NOTE;CHARSET=windows-1251:", [0xC0, 0xED], "Ан", nil),
        ("NOTE;CHARSET=ISO-8859-1:", [0xC3, 0xA9], "é", .charsetMismatch),
        ("NOTE;CHARSET=UTF-8:", [0xE9], "é", .assumedEncoding),
        ("NOTE:", [0xE9], "é", .assumedEncoding),
        ("NOTE;CHARSET=klingon:", [0xC3, 0xA9], "é", .unknownCharset),
        ("NOTE;CHARSET=windows-1251;ENCODING=QUOTED-PRINTABLE:", Array("=C0=ED".utf8), "Ан", nil),
    ])
    func m61CharacterSets(head: String, value: [UInt8], text: String, code: Finding.Code?) throws {
        let outcome = try card(Array(head.utf8) + value)
        #expect(outcome.contacts[0].first(.note) == text)
        #expect(outcome.findings.first?.code == code)
    }

    @Test(arguments: [
        "PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ\r\n SkZJRg==\r\nTEL:555-0101",
        "PHOTO;JPEG;ENCODING=BASE64:\r\n /9j/4AAQ\r\n SkZJRg==\r\n\r\nTEL:555-0101",
        "PHOTO;JPEG;BASE64:/9j/4AAQSkZJRg==\r\nTEL:555-0101",
        "PHOTO;ENCODING=BASE64:/9j/4AAQ\r\nSkZJRg==\r\nTEL:555-0101",
        "PHOTO;ENCODING=BASE64:\r\n/9j/\r\n4AAQ\r\nSkZJ\r\nRg==\r\n\r\nTEL:555-0101",
        "PHOTO;ENCODING=BASE64:/9j/4AAQ\r\n      SkZJRg==\r\nTEL:555-0101",
        "PHOTO;ENCODING=b:/9j/4AAQ\r\r\n SkZJRg==\r\r\nTEL:555-0101",
        "PHOTO;ENCODING=BASE64:/9j/4AAQSkZJRg==\r\nitem1.TEL:555-0101",
    ])
    func m62Base64Layouts(properties: String) throws {
        let outcome = try card(Array(properties.utf8))
        #expect(outcome.contacts[0].first(.photo) == "/9j/4AAQSkZJRg==")
        #expect(outcome.contacts[0].values(.phone) == ["555-0101"])
        #expect(outcome.findings.isEmpty)
    }

    @Test func m62BrokenBase64DoesNotFailTheCard() throws {
        let outcome = try card(Array("PHOTO;ENCODING=BASE64:/9j/\r\nN4+A\r\n?!:??\r\nAAAA\r\n\r\nTEL:555-0101".utf8))
        #expect(outcome.contacts[0].values(.phone) == ["555-0101"])
        #expect(outcome.contacts[0].first(.photo) == "/9j/N4+A?!:??AAAA")
    }

    @Test(arguments: [true, false]) func m62APhotoOf10MB(isFolded: Bool) throws {
        let line = String(repeating: "ABCDEFGH", count: 9)
        let photo = Array(
            String(repeating: isFolded ? " \(line)\r\n" : line, count: 10_000_000 / 72).utf8)
        let bytes =
            Array("BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Anna\r\nPHOTO;ENCODING=b:\(line)\r\n".utf8)
            + (isFolded ? photo : Array(" ".utf8) + photo + Array("\r\n".utf8))
            + Array("TEL:555-0101\r\nEND:VCARD\r\nBEGIN:VCARD\r\nFN:Ben\r\nEND:VCARD\r\n".utf8)
        let outcome = try read(bytes, cuts: [70_000])
        #expect(outcome.names == ["Anna", "Ben"])
        #expect(outcome.contacts[0].values(.phone) == ["555-0101"])
        #expect(outcome.codes == ["photoSkipped"])
        #expect(outcome.finding(.photoSkipped)?.line == 4)
        #expect(outcome.contacts[1].origin.line == (isFolded ? 10_000_000 / 72 : 1) + 7)
        #expect(outcome.contacts[0].text.count < 1000)
    }

    @Test func aLineBeyondTheLimitCostsThatLine() throws {
        var options = ReadingOptions()
        options.maxFieldLength = 5000
        let note = String(repeating: "x", count: 4000)
        let outcome = try read(
            Array("BEGIN:VCARD\r\nNOTE:\(note)\r\n \(note)\r\nFN:Anna\r\nEND:VCARD\r\n".utf8), options)
        #expect(outcome.names == ["Anna"])
        #expect(outcome.finding(.fieldTooLong)?.field == "NOTE")
        #expect(outcome.contacts[0].first(.note) == nil)
    }

    @Test(arguments: [
        ("3.0", #"NOTE:a\nb\Nc\, d\; e\\ f\: g\x"#, "a\nb\nc, d; e\\ f: gx"),
        ("4.0", #"NOTE:a\nb\,"#, "a\nb,"), ("2.1", #"NOTE:C:\new\, \;"#, #"C:\new\, \;"#),
    ])
    func m63EscapesInTexts(version: String, properties: String, expected: String) throws {
        #expect(try note(properties, version: version) == expected)
    }

    @Test(arguments: [
        ("2.1", #"N:L\;ee;An\\na;;;"#, "L;ee", #"An\na"#), ("3.0", #"N:L\;ee\, Jr;Anna"#, "L;ee, Jr", "Anna"),
    ])
    func m63EscapesInStructuredValues(version: String, properties: String, family: String, given: String) throws {
        let contact = try card(Array(properties.utf8), version: version).contacts[0]
        #expect(contact.first(.familyName) == family)
        #expect(contact.first(.givenName) == given)
    }

    /// The example of RFC 2426, section 3.1.2: values of a part of a name stand between commas.
    @Test(arguments: ["3.0", "4.0"])
    func severalValuesOfAPartOfAName(version: String) throws {
        let line = #"N:Stevenson\, Jr;John;Philip,Paul;Dr.;Jr.,M.D.,A.C.P."#
        let contact = try card(Array(line.utf8), version: version).contacts[0]
        #expect(contact.first(.familyName) == "Stevenson, Jr")
        #expect(contact.first(.middleName) == "Philip Paul")
        #expect(contact.first(.nameSuffix) == "Jr. M.D. A.C.P.")
        let old = try card(Array("N:Lee;Ann;Philip,Paul;;".utf8), version: "2.1").contacts[0]
        #expect(old.first(.middleName) == "Philip,Paul")
    }

    @Test func m63EscapedColonsOfURLs() throws {
        let outcome = try card(Array(#"URL:http\://example.com"#.utf8), version: "3.0")
        #expect(outcome.contacts[0].first(.url) == "http://example.com")
    }

    @Test func m64CircumflexInParameters() throws {
        let outcome = try card(
            Array(#"ADR;LABEL="1 Main St^nSpringfield ^'X^' ^^ ^x":;;1 Main St;;;;"#.utf8), version: "4.0")
        #expect(outcome.contacts[0].first(.formattedAddress) == "1 Main St\nSpringfield \"X\" ^ ^x")
    }

    @Test func m65SeparatorsInQuotedParameters() throws {
        let outcome = try card(
            Array("TEL;TYPE=\"work,voice\";X-A=\"a:b;c,d\":555-0101\r\nTEL;TYPE=\"cell:555-0102".utf8), version: "4.0")
        #expect(outcome.contacts[0].phones == ["work: 555-0101", "mobile: 555-0102"])
    }
}
