import ContactStore
import Foundation
import PhoneNumbers
import SeededRandom
import StoreTestSupport
import Testing

@testable import ContactCleaning
@testable import RegionInference

/// `--update` and `--replace` are changes: undone, every contact that they deleted is back, and restored, all is as it was after them.
struct SourceUndoTests {
    private let bench: SourceBench

    init() throws { bench = try SourceBench() }

    private static let older = [
        "Ada Example,1,ada@example.org,650-253-0000", "Bo Sample,2,bo@example.org,650-253-0001",
        "Cy Test,3,cy@example.org,911", "Di Gone,4,di@example.org,+44 20 7183 8750",
    ]
    private static let newer = [
        "Bo Sample,2,bo@example.org,650-253-0099", older[0], "Eve New,5,eve@example.org,650-253-0005", older[2],
    ]

    private func number(_ raw: String) throws -> Int {
        try #require(
            try bench.rows("SELECT id FROM phone_numbers WHERE raw = '\(raw)'").first.flatMap { Int($0) })
    }

    @discardableResult
    private func fix(_ raw: String, _ value: String) throws -> Int {
        _ = try NumberCorrections(database: bench.database).correct([.init(number: try number(raw), value: value)])
        return try #require(try bench.history.changes().last?.id)
    }

    private func expectSound(_ comment: Comment? = nil) throws {
        #expect(try ContactDatabase.open(at: bench.database).verify().flatMap(\.issues) == [], comment)
    }

    @Test(arguments: [true, false])
    func everyDeletedContactComesBack(_ removesGone: Bool) throws {
        try bench.store(Self.older, as: "may.csv")
        try fix("911", "650-253-0007")
        _ = try Deduplication(database: bench.database).run()
        _ = try PeopleDecisions(database: bench.database).join([1, 3])
        let before = try bench.content()
        try bench.update(Self.newer, as: "june.csv", removesGone: removesGone)
        let after = try bench.content()
        let update = try #require(try bench.history.changes().last)
        #expect(update.kind == "update")
        #expect(update.note?.hasPrefix("\(bench.path("may.csv")) -> \(bench.path("june.csv"))") == true)
        #expect(update.note?.contains("1 new, 1 changed, 1 gone\(removesGone ? " and deleted" : "")") == true)
        #expect(update.undoableUntil != nil)
        #expect(try bench.history.undo().id == update.id)
        try bench.expectContent(before)
        try expectSound()
        let undoing = try #require(try bench.history.changes().last)
        #expect(undoing.note?.contains("\(removesGone ? 4 : 3) contacts came back, 4 left") == true)
        try bench.history.undo(undoing.id)
        try bench.expectContent(after)
        try expectSound()
        try bench.history.undo(update.id)
        try bench.expectContent(before)
        try expectSound()
        let whole = try ContactDatabase.open(at: bench.database)
        #expect(try whole.hasCorrectionsSincePeople())
    }

    @Test func aReplacementIsUndone() throws {
        try bench.store(Self.older, as: "people.csv")
        try fix("911", "650-253-0007")
        let before = try bench.content()
        try bench.replace(Self.newer, as: "people.csv")
        #expect(try bench.history.changes().last?.note?.contains("gone and deleted") == true)
        try bench.history.undo()
        try bench.expectContent(before)
        try bench.replace(Self.older, as: "people.csv", region: "GB")
        #expect(try bench.history.changes().last?.note?.contains("region US -> GB") == true)
        try expectSound()
        try bench.history.undo()
        try bench.expectContent(before)
        try expectSound()
    }

    @Test func whatBuildsOnAChangeIsUndoneFirst() throws {
        try bench.store(Self.older, as: "1.csv")
        try bench.update(Self.newer, as: "2.csv", removesGone: true)
        let before = try bench.content()
        let fix = try fix("650-253-0099", "650-253-0098")
        try bench.update(Self.newer.dropLast() + ["Fay New,6,fay@example.org,650-253-0006"], as: "3.csv")
        #expect(throws: ChangeError.blocked(2, by: [4, fix])) { try bench.history.undo(2) }
        #expect(ChangeError.blocked(2, by: [4, fix]).description.contains("undo 4 and 3 first"))
        try bench.history.undo(4)
        #expect(throws: ChangeError.blocked(2, by: [fix])) { try bench.history.undo(2) }
        #expect(throws: ChangeError.blocked(1, by: [fix, 2])) { try bench.history.undo(1) }
        try bench.history.undo(fix)
        try bench.history.undo(2)
        try expectSound()
        #expect(throws: ChangeError.blocked(5, by: [7])) { try bench.history.undo(5) }
        try bench.history.undo(7)
        try expectSound()
        #expect(try bench.rows("SELECT path FROM sources") == [bench.path("2.csv")])
        #expect(try bench.rows("SELECT sum(is_current) FROM corrections") == ["0"])
        #expect(try bench.content(of: "contacts") == SourceBench.section("contacts", of: before))
    }

    @Test func keysOfWhatIsKeptAreNotGivenOutAgain() throws {
        try bench.store(Self.older, as: "may.csv")
        try bench.update(Self.newer, as: "june.csv", removesGone: true)
        let after = try bench.content()
        try bench.history.undo()
        try bench.store(["Zoe Other,9,zoe@example.net,650-253-0042"], as: "other.csv")
        try bench.history.undo(3)
        try expectSound()
        #expect(try bench.rows("SELECT path FROM sources ORDER BY path").count == 2)
        #expect(
            try bench.content(of: "contacts").split(separator: "\n").prefix(5)
                == SourceBench.section("contacts", of: after).split(separator: "\n").prefix(5))
    }

    @Test func whoWasForgottenDoesNotComeBack() throws {
        try bench.store(Self.older, as: "may.csv")
        try bench.update(Self.newer, as: "june.csv", removesGone: true)
        let bo = try #require(try bench.rows("SELECT id FROM contacts WHERE display_name = 'Bo Sample'").first)
        _ = try Erasure(database: bench.database).erase(.contact(try #require(Int(bo))))
        let kept = try bench.rows("SELECT hex(\"row\") FROM kept_rows").joined()
        #expect(!kept.contains(Data("Bo Sample".utf8).map { String(format: "%02X", $0) }.joined()))
        try bench.history.undo(2)
        try expectSound()
        #expect(
            try bench.rows("SELECT display_name FROM contacts ORDER BY id") == ["Ada Example", "Cy Test", "Di Gone"])
        #expect(
            try bench.rows("SELECT contacts_seen, contacts_stored, contacts_forgotten FROM sources") == ["4|3|1"])
    }

    @Test func aNumberIsForgottenThatOnlyADeletedContactHas() throws {
        try bench.store(Self.older, as: "may.csv")
        try bench.update(Self.newer, as: "june.csv", removesGone: true)
        _ = try Erasure(database: bench.database).erase(.number("+442071838750"))
        try expectSound()
        try bench.history.undo(2)
        try expectSound()
        #expect(
            try bench.rows("SELECT display_name FROM contacts ORDER BY id") == ["Ada Example", "Bo Sample", "Cy Test"])
    }

    @Test func contentThatWasReadAgainIsNotStoredTwice() throws {
        try bench.store(Self.older, as: "may.csv")
        try bench.update(Self.newer, as: "june.csv", removesGone: true)
        let original = Set(try bench.rows("SELECT path FROM sources"))
        try bench.store(Self.older, as: "may again.csv")
        let after = try bench.content()
        let number = try fix("650-253-0001", "650-253-0077")
        #expect(throws: ChangeError.blocked(2, by: [number])) { try bench.history.undo(2) }
        try bench.history.undo(number)
        try bench.history.undo(2)
        try expectSound()
        #expect(try bench.rows("SELECT path FROM sources") == [bench.path("may.csv")])
        #expect(try bench.rows("SELECT count(*) FROM contacts") == ["4"])
        try bench.history.undo(try #require(try bench.history.changes().last?.id))
        try expectSound()
        #expect(Set(try bench.rows("SELECT path FROM sources")) == original.union([bench.path("may again.csv")]))
        #expect(try bench.content(of: "contacts") == SourceBench.section("contacts", of: after))
    }

    @Test func whatIsKeptIsDroppedInTime() throws {
        try bench.store(Self.older, as: "1.csv")
        try bench.update(Self.newer, as: "2.csv", removesGone: true)
        try EditedDatabase.run("UPDATE changes SET at = '2020-01-31T00:00:00Z' WHERE id <= 2", in: bench.database)
        try bench.update(Self.newer.dropLast(), as: "3.csv", removesGone: true)
        let changes = try bench.history.changes()
        try #require(changes.count == 3)
        let date = try #require(changes[1].droppedAt)
        #expect(changes[0].droppedAt == nil && changes[0].undoableUntil == nil)
        #expect(changes[1].undoableUntil == nil)
        #expect(changes[2].droppedAt == nil)
        #expect(throws: ChangeError.dropped(2, at: date)) { try bench.history.undo(2) }
        #expect(try bench.rows("SELECT DISTINCT change_id FROM kept_rows WHERE \"row\" IS NOT NULL") == ["3"])
        #expect(try bench.history.undo().id == 3)
        #expect(throws: ChangeError.behindFinal(1, final: 2, kind: "update")) { try bench.history.undo() }
    }

    /// Any order of ingests, updates, replacements, corrections, decisions, undoing and restoring leaves the file in order, and
    /// undoing what has just been done leaves it as it was.
    @Test(arguments: Seeds.first(3))
    func anySequenceIsUndone(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var rows = SourceBench.people(1...12, random: &random)
        try bench.store(rows, as: "0.csv")
        try bench.store(SourceBench.people(50...54, random: &random), as: "other.csv")
        for step in 1...10 {
            let before = try bench.content()
            let comment: Comment = "seed \(seed), step \(step)"
            switch Int.random(in: 0..<8, using: &random) {
            case 0...2:
                rows = SourceBench.altered(rows, step: step, random: &random)
                let isReplacing = Bool.random(using: &random)
                if isReplacing {
                    try bench.replace(rows, as: "other.csv")
                } else {
                    try bench.update(rows, as: "\(step).csv", removesGone: Bool.random(using: &random))
                }
                try expectSound(comment)
                guard let change = try bench.history.changes().last, change.concernsSources else { continue }
                let after = try bench.content()
                try bench.history.undo(change.id)
                try bench.expectContent(before, comment)
                try expectSound(comment)
                if Bool.random(using: &random) {
                    let undoing = try #require(try bench.history.changes().last?.id)
                    try bench.history.undo(undoing)
                    try bench.expectContent(after, comment)
                }
            case 3:
                let numbers = try bench.rows("SELECT id FROM phone_numbers").compactMap { Int($0) }
                if let number = numbers.randomElement(using: &random) {
                    _ = try NumberCorrections(database: bench.database).correct([
                        .init(number: number, value: "650-253-\(1000 + Int.random(in: 0..<999, using: &random))")
                    ])
                }
            case 4:
                let contacts = try bench.rows("SELECT id FROM contacts").compactMap { Int($0) }.shuffled(using: &random)
                _ = try? PeopleDecisions(database: bench.database).join(Array(contacts.prefix(2)))
            case 5: _ = try Deduplication(database: bench.database).run()
            default:
                for change in try bench.history.changes().map(\.id).shuffled(using: &random).prefix(3) {
                    do { try bench.history.undo(change) } catch is ChangeError {}
                    try expectSound(comment)
                }
            }
            try expectSound(comment)
        }
    }
}

/// A database of small tables of people, for tests of changes.
private struct SourceBench {
    private let folder: TemporaryFolder
    let database: String
    var history: ChangeHistory { ChangeHistory(database: database) }

    init() throws {
        folder = try TemporaryFolder()
        database = folder.path("contacts.db")
    }

    func path(_ name: String) -> String { folder.path(name) }

    func rows(_ sql: String) throws -> [String] { try PlainSQL.rows(sql, in: database) }

    // MARK: Reading

    func store(_ rows: some Sequence<String>, as name: String) throws { try read(rows, name) { _ in } }

    func update(_ rows: some Sequence<String>, as name: String, removesGone: Bool = false) throws {
        try read(rows, name) {
            $0.update = UpdateOptions(
                key: .column("Customer ID"), removesGone: removesGone, removesMany: true)
        }
    }

    func replace(_ rows: some Sequence<String>, as name: String, region: String = "US") throws {
        try read(rows, name, region: region) { $0.isReplacing = true }
    }

    private func read(
        _ rows: some Sequence<String>, _ name: String, region: String = "US", _ set: (inout Ingest) -> Void
    ) throws {
        let text = (["Name,Customer ID,Email,Phone"] + rows).joined(separator: "\n") + "\n"
        let options = CleaningOptions(region: try RegionChoice(code: region))
        var ingest = Ingest(inputs: [try folder.write(text, to: name)], database: database, options: options)
        set(&ingest)
        _ = try ingest.run()
    }

    // MARK: Content

    /// Everything but the history, what it keeps, and what is derived: rules stay as long as anything is kept.
    func content() throws -> String {
        let left = ["changes", "kept_rows", "_digests", "_normalized_contacts", "_compared_contacts", "rules"]
        var isLeft = false
        return try PlainSQL.dump(database).split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            if line.hasPrefix("## ") { isLeft = left.contains(String(line.dropFirst(3))) }
            return !isLeft
        }.joined(separator: "\n")
    }

    /// Expects that the content is a former one, and names the lines that are not.
    func expectContent(_ former: String, _ comment: Comment? = nil) throws {
        let now = try content()
        let lines = (former.split(separator: "\n"), now.split(separator: "\n"))
        #expect(lines.1.difference(from: lines.0).map { "\($0)" } == [], comment)
    }

    func content(of table: String) throws -> String { Self.section(table, of: try content()) }

    /// The lines of a table in a content.
    static func section(_ table: String, of content: String) -> String {
        var isWanted = false
        return content.split(separator: "\n").filter { line in
            if line.hasPrefix("## ") { isWanted = line.dropFirst(3) == table }
            return isWanted
        }.joined(separator: "\n")
    }

    // MARK: People

    static func people(_ customers: ClosedRange<Int>, random: inout SeededGenerator) -> [String] {
        customers.map { row($0, random: &random) }
    }

    private static func row(_ customer: Int, random: inout SeededGenerator) -> String {
        let number = ["650-253-00\(10 + customer)", "911", "+44 20 7946 0\(100 + customer)"].randomElement(
            using: &random)
        return "Person \(customer),\(customer),p\(customer)@example.org,\(number ?? "")"
    }

    /// Some people leave, some change, some are new.
    static func altered(_ rows: [String], step: Int, random: inout SeededGenerator) -> [String] {
        var rows = rows.filter { _ in Int.random(in: 0..<6, using: &random) > 0 }
        for index in rows.indices where Int.random(in: 0..<3, using: &random) == 0 { rows[index] += "9" }
        rows.append(row(100 + step, random: &random))
        return rows.shuffled(using: &random)
    }
}
