import ArchiveTestSupport
import ContactCleaning
import Foundation
import PhoneNumbers
import SeededRandom
import StoreTestSupport
import Testing

/// The number of threads changes nothing but the time.
struct JobsTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../../Fixtures")

    /// The database and the files of rejected records that an ingest leaves.
    private func results(of paths: [String], jobs: Int, isDryRun: Bool = false) throws -> (String, [String]) {
        // The database has the path of the rejects, which must be the same every time.
        let folder = bench.folder
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        where name.hasPrefix("contacts.db") || name.hasPrefix("rejects") {
            try FileManager.default.removeItem(atPath: folder.path(name))
        }
        var options = bench.options
        options.normalization = [.names, .states, .dates]
        var ingest = Ingest(
            inputs: paths, database: folder.path("contacts.db"), options: options, isDryRun: isDryRun,
            rejects: folder.path("rejects.csv"), checkpointInterval: 1_000)
        ingest.jobs = jobs
        let summary = try ingest.run()
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter {
            $0.hasPrefix("rejects")
        }
        let rejects = try names.sorted().map { try String(contentsOfFile: folder.path($0), encoding: .isoLatin1) }
        #expect(summary.inputs.count >= paths.count)
        let total = "\(summary.total)"
        return (isDryRun ? total : try PlainSQL.dump(folder.path("contacts.db")) + total, rejects)
    }

    private func expectTheSame(_ paths: [String]) throws {
        let (database, rejects) = try results(of: paths, jobs: 1)
        #expect(database.contains("## contacts"))
        let dry = try results(of: paths, jobs: 1, isDryRun: true)
        for jobs in [2, 3, 8] where jobs == 3 || paths.count > 1 {
            let others = try results(of: paths, jobs: jobs)
            #expect(others.0 == database, "\(jobs) jobs")
            #expect(others.1 == rejects, "\(jobs) jobs")
            guard jobs == 3 else { continue }
            #expect(try results(of: paths, jobs: jobs, isDryRun: true) == dry, "\(jobs) jobs")
        }
    }

    @Test func everyFixtureGivesTheSame() throws {
        let files = try #require(FileManager.default.enumerator(atPath: Self.fixtures.path))
        let paths = files.compactMap { $0 as? String }.filter { $0.hasSuffix(".csv") || $0.hasSuffix(".vcf") }
        #expect(paths.count >= 15)
        try expectTheSame(paths.sorted().map { Self.fixtures.appending(path: $0).path })
    }

    @Test func aLargeFileGivesTheSame() throws {
        var random = SeededGenerator(seed: 1)
        try expectTheSame([try bench.write(Self.rows(5_000, &random), to: "people.csv")])
    }

    @Test func cardsAndPackedFilesGiveTheSame() throws {
        var random = SeededGenerator(seed: 4)
        let cards = try bench.write(Self.cards(1_500, &random), to: "cards.vcf")
        let packed = try bench.write(Packer.gzip(Self.rows(1_500, &random)), to: "people.csv.gz")
        let archive = try bench.write(
            Packer.zip([
                Packer.Member("a.csv", Self.rows(500, &random)), Packer.Member("b.vcf", Self.cards(500, &random)),
            ]), to: "takeout.zip")
        try expectTheSame([cards, packed, archive])
    }

    /// Rows of every kind, some with stray quotes, cells over several lines, several numbers, no value, and many findings.
    private static func rows(_ count: Int, _ random: inout SeededGenerator) -> [UInt8] {
        let names = ["Ada", "\"Bo\nBeispiel\"", "dan", "\"Eve \"\"E\"\" X\"", "12", "A\u{301}d\u{1F600}", "\"open"]
        let numbers = [
            "650-253-0000", "(212) 555-0142", "911", "020 7946 0958", "+44 20 7946 0958", "6502530000 / 6502530001",
            "n/a",
            "1.65E+10", "", "\"650-253-0000\n650-253-0001\"",
        ]
        var text = "First Name,Home Phone,Mobile Phone,E-mail Address,Home State,Birthday,Shoe Size\n"
        for number in 0..<count {
            switch Int.random(in: 0..<100, using: &random) {
            case 0: text += "\n"
            case 1: text += ",,,,,,\n"
            case 2: text += "First Name,Home Phone,Mobile Phone,E-mail Address,Home State,Birthday,Shoe Size\n"
            default:
                // A quote that stays open is rare, as it changes how the rows after it are read.
                let last = Int.random(in: 0..<1000, using: &random) == 0 ? names.count : names.count - 1
                text += names[Int.random(in: 0..<last, using: &random)] + ","
                text +=
                    (numbers.randomElement(using: &random) ?? "") + "," + (numbers.randomElement(using: &random) ?? "")
                text +=
                    ",person\(number)@example.\(number % 7 == 0 ? "" : "com"),XX,\(number % 40)/4/1985,\(number % 50)\n"
            }
        }
        return Array(text.utf8)
    }

    private static func cards(_ count: Int, _ random: inout SeededGenerator) -> [UInt8] {
        var text = ""
        for number in 0..<count {
            text += "BEGIN:VCARD\r\nVERSION:\(["2.1", "3.0", "4.0"].randomElement(using: &random) ?? "3.0")\r\n"
            text += "FN:Person \(number)\r\nTEL;TYPE=cell:+1 650-253-\(1000 + number % 9000)\r\nTEL:911\r\n"
            if number % 5 == 0 { text += "NOTE:Sits at desk \(number)\r\n  by the window\r\n" }
            if number % 11 != 0 { text += "END:VCARD\r\n" }
        }
        return Array(text.utf8)
    }
}
