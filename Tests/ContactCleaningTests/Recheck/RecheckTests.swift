import ContactCleaning
import ContactStore
import Foundation
import PhoneNumbers
import SourceInput
import StoreTestSupport
import Testing

/// Numbers that are read again, without their files.
struct RecheckTests {
    private var bench: Workbench

    init() throws {
        bench = try Workbench()
        let text = """
            First Name,Home Phone,Mobile Phone,Home Country
            Ada,(650) 253-0000,+44 20 7183 8750,
            Bo,030 123456,030 123457 / 58,Germany
            Cleo,020 7183 8750,+1 900 253 0000,
            Dan,06 12 34 56 78 / 79,911,France
            Eve,011 49 30 123456,4.47701E+11,Germany

            """
        _ = try bench.ingest(bench.folder.write(text, to: "people.csv"))
    }

    private func recheck(_ change: (inout Recheck) -> Void = { _ in }) throws -> RecheckSummary {
        var recheck = Recheck(database: bench.database)
        change(&recheck)
        return try recheck.run()
    }

    private func expectSound() throws {
        #expect(try ContactDatabase.open(at: bench.database).verify().filter { !$0.hasPassed } == [])
    }

    @Test func nothingIsNewToTheSameRules() throws {
        let summary = try recheck()
        #expect(summary.numbers == Int(try bench.rows("SELECT count(*) FROM phone_numbers")[0]))
        #expect(summary.groups == [] && summary.divided == 0)
    }

    @Test func everyFixtureComesOutTheSame() throws {
        let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")
        let folder = try TemporaryFolder()
        let names = try FileManager.default.contentsOfDirectory(atPath: fixtures.path).sorted()
        let inputs = names.filter { $0.hasSuffix(".csv") || $0.hasSuffix(".vcf") }.map { fixtures.path + "/" + $0 }
        _ = try Ingest(inputs: inputs, database: folder.path("contacts.db"), options: bench.options).run()
        let summary = try Recheck(database: folder.path("contacts.db")).run()
        #expect(summary.numbers > 50)
        #expect(summary.groups == [])
    }

    @Test func anotherRegionReadsWhatNamesNoCountry() throws {
        let summary = try recheck { $0.region = RegionCode("GB") }
        #expect(
            summary.groups.contains {
                $0.after == "accepted" && $0.country == "GB" && $0.examples[0].value == "020 7183 8750"
            })
        let values = summary.groups.flatMap(\.examples).map(\.value)
        #expect(!values.contains("030 123456"))
        #expect(values.contains("(650) 253-0000"))
    }

    @Test func whatIsAcceptedMayChange() throws {
        let summary = try recheck { $0.policy = try? AcceptancePolicy(words: ["DE"]) }
        #expect(summary.groups.contains { $0.after == "countryNotAllowed" && $0.country == "GB" })
        #expect(summary.changed >= 2)
    }

    @Test func whatIsAppliedHoldsAndCanBeUndone() throws {
        let before = try bench.rows("SELECT * FROM rejected_numbers")
        let preview = try recheck { $0.region = RegionCode("GB") }
        let summary = try recheck {
            $0.region = RegionCode("GB")
            $0.isApplied = true
        }
        #expect(summary.groups == preview.groups)
        #expect(summary.change == 2)
        #expect(
            try bench.rows("SELECT note FROM changes WHERE id = 2") == ["plans \(NumberingPlan.version), region GB"])
        #expect(
            try bench.rows("SELECT e164 FROM current_numbers WHERE raw = '020 7183 8750'") == ["+442071838750"])
        #expect(try bench.rows("SELECT count(*) FROM corrections") == ["\(summary.changed)"])
        try expectSound()
        // The sources still have their region, so that the numbers come out as they were.
        #expect(try recheck { $0.region = RegionCode("GB") }.groups == [])
        _ = try ChangeHistory(database: bench.database).undo()
        #expect(try bench.rows("SELECT * FROM rejected_numbers") == before)
        try expectSound()
    }

    @Test func correctedTextIsWhatIsRead() throws {
        let number = try #require(
            try bench.rows("SELECT id FROM phone_numbers WHERE raw = '911'").first.flatMap { Int($0) })
        _ = try NumberCorrections(database: bench.database).correct([.init(number: number, value: "+33 6 12 34 56 70")])
        #expect(try recheck().groups == [])
        let summary = try recheck { $0.policy = try? AcceptancePolicy(words: ["DE"]) }
        #expect(summary.groups.flatMap(\.examples).contains { $0.value == "+33 6 12 34 56 70" })
    }

    // MARK: - Other plans

    private static let plans = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/NumberingPlanData/table.bin")

    private func table() throws -> [UInt8] { try Array(Data(contentsOf: Self.plans)) }

    @Test func theSamePlansFromAFileSayTheSame() throws {
        let summary = try recheck { $0.plans = Self.plans.path }
        #expect(summary.groups == [])
        #expect(summary.planVersion == NumberingPlan.version)
    }

    @Test func aTableThatIsNoneIsRefused() throws {
        for (bytes, words) in [
            ([], "not a table"), (Array("First Name,Phone\n".utf8), "not a table"),
            (Array(repeating: UInt8(0), count: 5000), "not a table"), (try Array(table().prefix(500_000)), "damaged"),
            (try [255, 0, 0, 0] + table().dropFirst(4), "layout 255"),
        ] {
            let path = try bench.write(bytes, to: "other.bin")
            let error = #expect(throws: SourceError.self) { try recheck { $0.plans = path } }
            #expect(error?.description.contains(words) == true, "\(words): \(String(describing: error))")
        }
        #expect(throws: SourceError.self) { try recheck { $0.plans = bench.folder.path("none.bin") } }
        #expect(throws: SourceError.self) { try recheck { $0.plans = bench.folder.url.path } }
    }

    @Test func everyChangedByteIsSeen() throws {
        let good = try table()
        for place in stride(from: 7, to: good.count, by: 41_003) {
            var bytes = good
            bytes[place] ^= 1 << UInt8(place % 8)
            let path = try bench.write(bytes, to: "other.bin")
            #expect(throws: SourceError.self) { try recheck { $0.plans = path } }
        }
    }

    /// A table that somebody has made up, with a checksum that is right, may be wrong but not unsafe.
    @Test func madeUpTablesDoNoHarm() throws {
        let good = try table()
        for place in stride(from: 8, to: good.count - 8, by: 9_973) {
            var bytes = good
            for offset in 0..<6 { bytes[place + offset] = UInt8(truncatingIfNeeded: place &* (offset + 3)) }
            let sum = bytes.dropLast(8).withUnsafeBytes { PlanTable.checksum(of: $0) }
            withUnsafeBytes(of: sum.littleEndian) { bytes.replaceSubrange((bytes.count - 8)..., with: $0) }
            let path = try bench.write(bytes, to: "other.bin")
            _ = try? recheck { $0.plans = path }
        }
    }
}
