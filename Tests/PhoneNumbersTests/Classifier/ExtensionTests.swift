import PhoneNumbers
import Testing

@Suite struct ExtensionTests {
    @Test(arguments: [
        "x123", " x123", " X 123", " ext. 123", " ext 123", " Ext: 123", " ext123", "ext.123", " extn 123",
        " extension 123",
        " Extension: 123", " extensión 123", ";ext=123", " #123", "#123", " ~123", ",,123", ", 123", ";123",
        " anexo 123",
        " Anexo 123", " доб. 123", " доб 123", "p123", "w123", " int. 123", " int 123", " 123#", " - 123#", " xt 123",
        "\u{FF58}123", " x\u{FF11}\u{FF12}\u{FF13}", " (ext. 123)",
    ])
    func everyNotation(_ notation: String) {
        let found = classification(of: "+1 650-253-0000" + notation)
        #expect(found.e164 == "+16502530000")
        #expect(found.extension.description == "123")
        #expect(found.verdict == .accepted)
    }

    @Test(arguments: ["1", "12", "12345", "123456"])
    func lengths(_ digits: String) {
        #expect(classification(of: "+16502530000 x" + digits).extension.description == digits)
    }

    @Test(arguments: [
        ("+44 20 7183 8750", ""), ("(650) 253-0000", "US"), ("6502530000", "US"), ("+1 650 253 0000 (home)", ""),
    ])
    func none(_ text: String, _ region: String) {
        #expect(classification(of: text, region).extension.isEmpty)
    }

    @Test func extensionsAreWrittenInEveryStyleButE164() {
        let found = classification(of: "+1 650-253-0000 x12")
        #expect(found.formatted(.e164) == "+16502530000")
        #expect(found.formatted(.national) == "(650) 253-0000 ext. 12")
        #expect(found.formatted(.international) == "+1 650-253-0000 ext. 12")
        #expect(found.formatted(.rfc3966) == "tel:+1-650-253-0000;ext=12")
    }

    @Test func plansNameTheirOwnWord() {
        let found = classification(of: "020 7183 8750 ext 12", "GB")
        #expect(found.formatted(.national) == "020 7183 8750 x12")
    }

    @Test
    func capitalAccents() {
        #expect(classification(of: "+1 650-253-0000 EXTENSIÓN 123").extension.description == "123")
    }

    @Test func leadingZerosAreKept() {
        #expect(classification(of: "+16502530000 x007").extension.description == "007")
    }
}
