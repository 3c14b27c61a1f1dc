import ContactCleaning
import Foundation
import NumberCorpus
import PhoneNumbers
import RegionCorpus
import RegionInference
import SeededRandom
import StoreTestSupport
import Testing

/// Numbers whose trunk zero a spreadsheet dropped, in a whole column.
struct LostZeroTests {
    private var bench: Workbench

    init() throws { bench = try Workbench() }

    /// Countries with a trunk zero in which digits of a national number can be those of a number inside an area.
    private static let regions = ["DE", "AT", "BG", "FI", "SE", "TW", "MY", "ID", "CH", "KR"]

    private mutating func ingest(_ numbers: [String], in region: String) throws -> (
        notes: Int, accepted: [String: String]
    ) {
        bench.options.region = try RegionChoice(code: region)
        let text = "Name,Phone\n" + numbers.enumerated().map { "P\($0),\($1)\n" }.joined()
        _ = try bench.ingest(bench.write(Array(text.utf8), to: "people.csv"))
        let rows = try bench.rows("SELECT raw, e164 FROM phone_numbers WHERE verdict = 'accepted'").map {
            $0.split(separator: "|")
        }
        let accepted = Dictionary(rows.map { (String($0[0]), String($0[1])) }) { first, _ in first }
        let notes = try bench.rows("SELECT count(*) FROM findings WHERE code = 'lostZeros'")
        return (Int(notes[0]) ?? 0, accepted)
    }

    /// Numbers without their trunk zero, and in E.164 form.
    private static func drawn(_ region: String, _ count: Int) throws -> [(bare: String, e164: String)] {
        var random = SeededGenerator(seed: 7)
        let code = try #require(RegionCode(region))
        let ranges = NumberRanges.of(code)
        var found: [(String, String)] = []
        for _ in 0..<20 * count where found.count < count {
            guard let number = ranges.draw(bySize: true, &random) else { continue }
            let written = number.national.filter(\.isNumber)
            guard written.first == "0", written.count > 5 else { continue }
            found.append((String(written.dropFirst()), number.e164))
        }
        return found
    }

    @Test(arguments: regions) mutating func aColumnWithoutZerosIsReadAsNationalNumbers(region: String) throws {
        let numbers = try Self.drawn(region, 300)
        try #require(numbers.count == 300)
        let found = try ingest(numbers.map(\.bare), in: region)
        #expect(found.notes == 1)
        let right = numbers.count { found.accepted[$0.bare] == $0.e164 }
        #expect(right >= 291, "\(right) of 300 are right")
        let wrong = numbers.filter { found.accepted[$0.bare] != nil && found.accepted[$0.bare] != $0.e164 }
        #expect(wrong.count <= 3, "\(wrong.prefix(5))")
        #expect(try Recheck(database: bench.database).run().groups == [])
    }

    @Test(arguments: regions) mutating func aColumnWithZerosKeepsShortNumbersOpen(region: String) throws {
        let numbers = try Self.drawn(region, 200)
        var random = SeededGenerator(seed: 3)
        let local = (0..<40).map { _ in "\(Int.random(in: 2_000_000..<9_999_999, using: &random))" }
        let with = try ingest(numbers.map { "0" + $0.bare } + local, in: region)
        #expect(with.notes == 0)
        let alone = Classifier(region: RegionCode(region))
        for number in local {
            let own = alone.classify(number)
            #expect(with.accepted[number] == (own.verdict == .accepted ? own.e164 : nil), "\(number)")
        }
    }

    @Test mutating func numbersInsideAnAreaAreNoEvidence() throws {
        var random = SeededGenerator(seed: 4)
        let local = (0..<300).map { _ in "\(Int.random(in: 200_000..<99_999_999, using: &random))" }
        #expect(try ingest(local, in: "DE").notes == 0)
    }
}
