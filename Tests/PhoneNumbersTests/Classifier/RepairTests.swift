import PhoneNumbers
import Testing

@Suite struct RepairTests {
    @Test(arguments: [
        ("16502530000.0", "US", "floatTail,lostPlus"), ("6502530000.0", "US", "floatTail"),
        ("6502530000.00", "US", "floatTail"), ("6502530000,0", "US", "floatTail"), ("+16502530000.0", "", "floatTail"),
        ("6502530000.000", "US", "floatTail"), ("６５０２５３００００.０", "US", "floatTail"), ("６５０２５３００００", "US", ""),
        ("4.47701234567E+11", "GB", "scientificNotation,lostPlus"),
        ("4.47701234567e11", "GB", "scientificNotation,lostPlus"),
        ("=\"6502530000\"", "US", "spreadsheetPrefix"), ("'+16502530000", "", "spreadsheetPrefix"),
        ("\"+16502530000\"", "", "spreadsheetPrefix"), ("16502530000", "US", "lostPlus"),
        ("493012345678", "DE", "lostPlus"), ("\u{202A}+16502530000\u{202C}", "", "invisibleCharacters"),
        ("\u{FEFF}6502530000", "US", "invisibleCharacters"), ("650\u{AD}253\u{200B}0000", "US", "invisibleCharacters"),
        ("Tel: +16502530000", "", "label"), ("+16502530000 (work)", "", "label"),
        ("+44 (0)20 7183 8750", "", "trunkPrefixAfterCountryCode"),
        ("+44 020 7183 8750", "", "trunkPrefixAfterCountryCode"), ("*31#+16502530000", "", "serviceCode"),
        ("#31#6502530000", "US", "serviceCode"), ("+16502530000", "", ""), ("(650) 253-0000", "US", ""),
        ("650-253-0000 x12", "US", ""), ("011 44 20 7183 8750", "US", ""),
    ])
    func repairs(_ text: String, _ region: String, _ names: String) {
        let found = classification(of: text, region)
        #expect(found.verdict == .accepted)
        #expect(found.repairs.names.joined(separator: ",") == names)
    }

    /// An area code that is the same as the calling code, and numbers of services, which nobody writes behind one without its plus.
    @Test(arguments: [
        ("(55) 3008-8521", "BR", "+555530088521"), ("(55) 3221-4455", "BR", "+555532214455"),
        ("48 642 21 95", "PL", "+48486422195"), ("48 601 234 567", "PL", "+48601234567"),
        ("55 11 3456-7890", "BR", "+551134567890"),
    ])
    func callingCodeThatIsAnAreaCode(_ text: String, _ region: String, _ e164: String) {
        #expect(classification(of: text, region).e164 == e164)
    }

    /// One repair is enough: digits behind a number that is one only with another repair are no remark.
    @Test(arguments: [("0892 255138 689", "CL"), ("086 6752403 00", "CL"), ("0221234567 12", "CL")])
    func repairsAreNotStacked(_ text: String, _ region: String) {
        #expect(classification(of: text, region).verdict != .accepted)
    }

    @Test(arguments: [
        "4.47701E+11", "4.477012E+11", "4.47701234567E-11", "44.7701234567E+10", "1E+10", "4.4E1",
    ])
    func scientificNotationThatLostDigitsIsDamage(_ text: String) {
        let found = classification(of: text, "GB")
        #expect(found.verdict == .rejected(.damaged))
        #expect(found.nationalNumber.isEmpty)
    }

    @Test(arguments: ["-1788", " -1788"])
    func aNegativeNumberIsDamage(_ text: String) {
        #expect(classification(of: text, "US").verdict == .rejected(.damaged))
    }

    @Test(arguments: [("6502530000.5", "US"), ("650253.0000", "US"), ("650.253.0000", "US"), ("01.23.45.67.80", "FR")])
    func dotsBetweenDigitsAreNoFloat(_ text: String, _ region: String) {
        #expect(!classification(of: text, region).repairs.contains(.floatTail))
    }

    @Test func everyRepairHasItsName() {
        let all = NumberRepairs(rawValue: .max)
        #expect(all.names.count == 18)
        #expect(Set(all.names).count == 18)
    }

    /// A repair drops signs, never digits of the number, and adds none.
    @Test(arguments: ["16502530000.0", "=\"16502530000\"", "Tel 16502530000", "\u{200E}16502530000"])
    func repairsKeepTheDigits(_ text: String) {
        #expect(classification(of: text, "US").e164 == "+16502530000")
    }

    @Test(arguments: [
        ("030 2270 (Anna)", "DE", "+49302270"), ("030 2270 Home", "DE", "+49302270"),
        ("1 800 FLOWERS", "US", "+18003569377"), ("0800 REVERSE", "GB", "+448007383773"),
        ("1-800-FLOWERS (shop)", "US", "+18003569377"),
    ])
    func wordsBesideANumberAreNoKeys(_ text: String, _ region: String, _ e164: String) {
        #expect(classification(of: text, region).e164 == e164)
    }
}
