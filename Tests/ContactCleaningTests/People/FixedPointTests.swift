import ContactCleaning
import ContactMatching
import ContactStore
import SeededRandom
import StoreTestSupport
import Testing

/// An export of people, read and deduplicated, has the same people.
struct FixedPointTests {
    /// The number of joins by the rule that a file gives, and its people as a file.
    private func people(of text: [UInt8], as name: String, _ format: ExportFormat) throws -> (
        joins: Int, export: [UInt8]
    ) {
        let bench = try Workbench()
        _ = try bench.ingest(try bench.write(text, to: name))
        let summary = try Deduplication(database: bench.database).run()
        var export = Export(database: bench.database, format: format)
        export.mergesPeople = true
        var bytes: [UInt8] = []
        try export.write(export.plan()) { bytes.append(contentsOf: $0) }
        return (summary.automaticJoins, bytes)
    }

    /// Contacts who all have a number, their own or one of the household; two people of a number may be written alike.
    private static func book(_ count: Int, random: inout SeededGenerator) -> String {
        func pick(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
        let syllables = ["ba", "co", "du", "fe", "gi", "ka", "lo", "mu", "ne", "pi", "ra", "so", "tu", "ve", "zi"]
        let rows = (0..<count).map { _ in
            let person = Int.random(in: 0..<count / 3, using: &random)
            let household = person / 3
            let given = [["Robert", "Bob", "R."], ["Anna", "Ana"], ["Karl", "K."], ["Maria", "Mary"]][person % 4]
            let family = "M" + (0..<3).map { syllables[(household * 7 + $0 * 5) % 15] }.joined() + "r"
            let mail = "\(given[0].lowercased()).\(family.lowercased())\(person)@example.org"
            let slip = family.dropLast(2) + "hr"
            return [
                pick(given), pick([family, family, family, String(slip)]),
                pick(["+44 7400 12\(1000 + person)", "+44 7400 13\(1000 + household)"]),
                pick(["", mail, mail, "\(family.lowercased())\(household)@example.com"]),
            ].joined(separator: ",")
        }
        return (["First Name,Last Name,Mobile Phone,E-mail Address"] + rows).joined(separator: "\n") + "\n"
    }

    @Test(arguments: Seeds.first(2)) func aSecondRoundJoinsNothing(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let book = Self.book(240, random: &random)
        let format = [ExportFormat.vcard3, .csv][Int(seed % 2)]
        let first = try people(of: Array(book.utf8), as: "book.csv", format)
        #expect(first.joins > 60)
        let second = try people(of: first.export, as: format == .csv ? "people.csv" : "people.vcf", format)
        #expect(second.joins == 0)
        #expect(second.export == first.export)
    }

    /// The evidence that `explain` shows of a join is enough for it: that of the contacts, or that of the cards of their people.
    @Test func everyJoinIsExplained() throws {
        let bench = try Workbench()
        var random = SeededGenerator(seed: 1)
        _ = try bench.ingest(try bench.write(Array(Self.book(240, random: &random).utf8), to: "book.csv"))
        _ = try Deduplication(database: bench.database).run()
        let review = try PeopleReview(database: bench.database)
        var byCards = 0
        for join in review.joins where join.basis == .rule {
            let (first, second) = (Int(join.first), Int(join.second))
            let conclusion = try review.conclusion(first, second)
            if case .joinedByCards = conclusion.reason {
                byCards += 1
                #expect(conclusion.isIndirect && review.cardEvidence(first, second)?.bits == join.bits)
            } else {
                let bits = try review.evidence(first, second).bits
                #expect(bits >= review.settings.automaticFrom, "\(first) and \(second): \(conclusion.sentences)")
            }
        }
        #expect(byCards > 0)
    }
}
