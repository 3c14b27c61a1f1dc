import ContactCleaning
import ContactModel
import ContactStore
import PhoneNumbers
import RegionInference
import StoreTestSupport
import Testing

/// The numbers in the database that the phone cells of exported files become.
struct PhoneTextTests {
    /// The readings of a cell: E.164 forms with extensions; without those, the reasons or verdicts.
    private func readings(_ cell: String, region: String? = "DE") throws -> [String] {
        var bench = try Workbench()
        bench.options.region = region.flatMap { RegionCode($0) }.map { .fixed($0) } ?? .none
        let quoted = "\"" + cell.replacing("\"", with: "\"\"") + "\""
        _ = try bench.ingest(bench.folder.write("First Name,Home Phone\nAda,\(quoted)\n", to: "a.csv"))
        return try bench.rows(
            """
            SELECT coalesce(e164 || coalesce(' x' || extension, ''), reason, verdict) FROM phone_numbers ORDER BY position
            """)
    }

    private func expect(_ cell: String, _ expected: [String], region: String? = "DE") throws {
        let found = try readings(cell, region: region)
        #expect(found == expected, "\(cell.debugDescription)")
    }

    @Test func m32DamageBySpreadsheets() throws {
        try expect("4.47701E+11", ["damaged"])
        try expect("4,47701E+11", ["damaged"])
        try expect("4.47400123456E+11", ["+447400123456"], region: "GB")
        try expect("447400123456.0", ["+447400123456"], region: "GB")
        try expect("=\"030 2270\"", ["+49302270"])
        try expect("'+49302270", ["+49302270"])
        try expect("\u{1F}030 2270", ["+49302270"])
        try expect("#ERROR!", ["damaged"])
        try expect("########", ["damaged"])
    }

    @Test func m33SeveralNumbersInACell() throws {
        try expect("+49 30 2270 ::: +44 20 7031 3000", ["+49302270", "+442070313000"])
        try expect("+49 30 2270; +44 20 7031 3000", ["+49302270", "+442070313000"])
        try expect("+49 30 2270 / +44 20 7031 3000", ["+49302270", "+442070313000"])
        try expect("+49 30 2270\n+44 20 7031 3000", ["+49302270", "+442070313000"])
        try expect("+49 30 227-0/-45", ["+49302270", "+493022745"])
    }

    @Test func m33CellsThatAreOneNumber() throws {
        try expect("030/2270", ["+49302270"])
        #expect(try readings("+1 650 253 0000,,890#").count == 1)
        try expect("650-253-0000 x12", ["+16502530000 x12"], region: "US")
    }

    @Test func m34LabelsAndCommentsInCells() throws {
        try expect("Mobil: 0151 23456789", ["+4915123456789"])
        try expect("0151 23456789 (Anna)", ["+4915123456789"])
        try expect("call reception", ["notANumber"])
        for cell in ["n/a", "unknown", "none"] { try expect(cell, ["empty"]) }
    }

    @Test func m36InvisibleCharacters() throws {
        try expect("\u{202D}+49 30 2270\u{202C}", ["+49302270"])
        try expect("+49\u{A0}30\u{2011}22\u{200B}70\u{FEFF}", ["+49302270"])
        try expect("+49\u{AD}30\u{2013}2270", ["+49302270"])
    }

    @Test func m37DigitsOfOtherScripts() throws {
        try expect("＋４９３０２２７０", ["+49302270"])
        try expect("+٤٩٣٠٢٢٧٠", ["+49302270"])
        try expect("+४९३०२२७०", ["+49302270"])
    }

    @Test func m38Prefixes() throws {
        try expect("+49 (0)30 2270", ["+49302270"])
        try expect("0049 30 2270", ["+49302270"])
        try expect("011 49 30 2270", ["+49302270"], region: "US")
        try expect("06 6982", ["+39066982"], region: "IT")
    }

    @Test(arguments: ["x12", "ext. 12", "#12", "доб. 12", "extension 12", ";ext=12"])
    func m39Extensions(notation: String) throws {
        try expect("+1 650 253 0000 \(notation)", ["+16502530000 x12"])
    }

    @Test(arguments: [",,890", ";890", "p890", "w890"])
    func m40PausesAndWaits(notation: String) throws {
        #expect(try readings("+16502530000\(notation)").first?.hasPrefix("+16502530000") == true)
    }

    @Test func m41CodesAreKeptAndNamed() throws {
        try expect("112", ["emergency"])
        try expect("911", ["emergency"], region: "US")
        #expect(try readings("*31#").count == 1)
        #expect(try readings("115") == ["shortCode"])
    }

    @Test func m42LettersForDigits() throws {
        try expect("1-800-GOOG-411", ["+18004664411"], region: "US")
    }

    @Test(arguments: ["sip:anna@example.com", "https://example.com/030"])
    func m43AddressesAreNoNumbers(cell: String) throws {
        try expect(cell, ["notANumber"])
        try expect("anna@example.com", [])
    }

    @Test func m44WithoutACountryANationalNumberIsKeptWithItsHint() throws {
        var bench = try Workbench()
        bench.options.region = .none
        _ = try bench.ingest(bench.folder.write("First Name,Home Phone\nAda,030 2270\n", to: "a.csv"))
        #expect(try bench.numbers() == ["030 2270||noRegion"])
        #expect(RejectionReason.noRegion.explanation.contains("name its region"))
    }

    @Test func m45PlusSignsAndLengths() throws {
        try expect("+1650253000012345", ["tooLong"])
        try expect("++49 30 2270", ["+49302270"])
        #expect(try readings("+0 30 2270").first?.hasPrefix("+") != true)
        #expect(try readings("+49+49 30 2270").count == 1)
    }
}
