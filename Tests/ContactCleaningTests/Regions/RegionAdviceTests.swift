import Foundation
import PhoneNumbers
import RegionCorpus
import Testing

@testable import ContactCleaning
@testable import RegionInference

/// The advice of an ingest on a region that is missing or wrong.
struct RegionAdviceTests {
    private static let austrian = [
        "0664 1234567", "0660 7654321", "0676 3456789", "0699 12345678", "01 5051234", "0316 812345", "0662 845123",
        "0512 567890", "0650 9876543", "0664 8899001", "0732 770512", "0463 512345",
    ]

    private func advice(_ numbers: [String], region: String?) throws -> RegionAdvice? {
        let path = NSTemporaryDirectory() + "/advice-\(UUID().uuidString).csv"
        let rows = numbers.enumerated().map { "Ann \($0.offset),\($0.element)\n" }
        try Data(("Name,Phone\n" + rows.joined()).utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let choice = try region.map { try RegionChoice(code: $0) } ?? .none
        let options = CleaningOptions(region: choice)
        let summary = try Ingest(inputs: [path], database: path + ".db", options: options, isDryRun: true).run()
        return try #require(summary.inputs.first).regionAdvice
    }

    @Test func withoutARegionTheSummaryNamesTheOneThatReadsTheNumbers() throws {
        let advice = try #require(try advice(Self.austrian, region: nil))
        #expect(advice.region?.code == "AT")
        #expect(advice.given == nil)
        #expect(advice.numbers == 12)
        #expect(advice.readable == 12)
        #expect(!advice.isSample)
        #expect(advice.explanation.hasPrefix("region AT explains 100 % of 12 national numbers"))
    }

    @Test(arguments: ["US", "FR", "JP"])
    func aWrongRegionIsNamed(_ region: String) throws {
        let advice = try #require(try advice(Self.austrian, region: region))
        #expect(advice.region?.code == "AT")
        #expect(advice.given?.code == region)
    }

    @Test func aRightRegionIsLeftAlone() throws {
        #expect(try advice(Self.austrian, region: "AT") == nil)
        #expect(try advice(Self.austrian, region: "auto") == nil)
    }

    @Test func weakEvidenceSaysNothing() throws {
        #expect(try advice(["030 1234567", "030 7654321"], region: nil) == nil)
        #expect(try advice(["030 1234567", "030 7654321"], region: "US") == nil)
        #expect(try advice(["+43 1 5051234"], region: nil) == nil)
    }

    @Test func aLongFileIsSampled() throws {
        let numbers = (0..<5_000).map { "0664 \(1_000_000 + $0 * 1_237 % 9_000_000)" } + Self.austrian
        let advice = try advice(Self.austrian + numbers, region: "US")
        #expect(advice?.isSample ?? true)
        #expect(advice?.numbers ?? 0 < 3_000)
    }

    /// A few of the tables of `Benchmarks/run regions`.
    @Test func hardlyAnyTableIsWarnedOfWrongly() throws {
        let hints = [RegionTable.Hint.bare, .email, .address, .heading]
        let trial = try RegionAdviceTrial(seeds: 5_100_000..<5_100_008) { hints[Int($0 % 4)] }
        #expect(trial.falseWarnings.isEmpty, "\(trial.falseWarnings)")
        #expect(trial.wrongHints.isEmpty, "\(trial.wrongHints)")
        #expect(trial.missedWarnings.count <= 1, "\(trial.missedWarnings)")
    }
}
