import ContactCleaning
import PhoneNumbers
import RegionInference
import SeededRandom
import StoreTestSupport
import Testing

/// Codes that stand in columns of their own, on the same side of each number, are dialled before that number and no other.
@Suite struct CodeColumnTests {
    /// Area codes with the beginnings of numbers for films, and the digits that follow them.
    private static let areas = [
        ("030", "23125", 3), ("040", "66969", 3), ("069", "90009", 3), ("0221", "4710", 3), ("089", "99998", 3),
    ]

    @Test(arguments: Seeds.first(10)) func eachNumberHasItsOwn(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let isInFront = Bool.random(using: &random)
        let code = ["Vorwahl", "Ortsvorwahl", "Area code"].randomElement(using: &random) ?? ""
        let lines = ["Telefon", "Mobil", "Fax", "Zentrale Telefon"].shuffled(using: &random)
            .prefix(Int.random(in: 2...3, using: &random))
        let beside = lines.map { _ in Bool.random(using: &random) }
        var expected: [String] = []
        var rows = [["Name"] + zip(lines, beside).flatMap { Self.pair(code, $0, isInFront, $1 ? "Notiz" : nil) }]
        for name in ["Anna Muster", "Ben Probe", "Eva Beispiel"] {
            var row = [name]
            for isBeside in beside {
                let (area, start, count) = Self.areas[Int.random(in: 0..<Self.areas.count, using: &random)]
                let number = start + (0..<count).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
                row += Self.pair(area, number, isInFront, isBeside ? "ruft zurück" : nil)
                expected.append("+49\(area.dropFirst())\(number)")
            }
            rows.append(row)
        }
        var bench = try Workbench()
        bench.options = CleaningOptions(
            region: try RegionChoice(code: "DE"),
            acceptancePolicy: try AcceptancePolicy(words: ["default", "entertainment"]))
        let text = rows.map { $0.joined(separator: ";") }.joined(separator: "\n")
        _ = try bench.ingest(try bench.folder.write(text, to: "table.csv"))
        let found = try bench.rows("SELECT e164 FROM phone_numbers WHERE verdict = 'accepted' ORDER BY id")
        #expect(found == expected, "\(text)")
    }

    /// Each of many code columns is looked at once for each number.
    @Test func manyCodeColumnsAreRead() throws {
        let codes = 1500
        let text =
            "Name" + String(repeating: ";Vorwahl", count: codes) + ";Telefon\nAnna Muster;030"
            + String(repeating: ";", count: codes) + "23125001\n"
        var bench = try Workbench()
        bench.options = CleaningOptions(
            region: try RegionChoice(code: "DE"),
            acceptancePolicy: try AcceptancePolicy(words: ["default", "entertainment"]))
        _ = try bench.ingest(try bench.folder.write(text, to: "wide.csv"))
        #expect(try bench.rows("SELECT e164 FROM phone_numbers") == ["+493023125001"])
    }

    private static func pair(_ code: String, _ number: String, _ isInFront: Bool, _ beside: String?) -> [String] {
        (isInFront ? [code, number] : [number, code]) + [beside].compactMap { $0 }
    }
}
