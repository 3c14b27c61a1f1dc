import ContactStore
import Foundation
import SeededRandom
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// Which contacts of a newer export are those of the older one, where keys are shared and names change.
struct UpdatePairTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    private struct Person: Hashable {
        var name: String
        var email: String
        var phone: String
        var note = ""

        var row: String { "\(name),\(email),\(phone),\(note)" }
    }

    private func table(_ people: [Person], _ name: String) throws -> String {
        try bench.folder.write("Name,Email,Phone,Notes\n" + people.map { $0.row + "\n" }.joined(), to: name)
    }

    private func update(_ old: [Person], _ new: [Person], key: ContactKey) throws -> SourceUpdate {
        _ = try bench.ingest(try table(old, "old.csv"))
        var ingest = Ingest(
            inputs: [try table(new, "new.csv")], database: bench.database, options: bench.options, isDryRun: true)
        ingest.update = UpdateOptions(key: key)
        let summary = try ingest.run()
        return try #require(summary.inputs.first?.update, "\(summary.errors)")
    }

    private func counts(_ update: SourceUpdate) -> [Int] {
        [update.added, update.changed, update.unchanged, update.gone]
    }

    private static let ada = Person(name: "Ada Example", email: "office@example.org", phone: "650-253-0000")
    private static let bo = Person(name: "Bo Sample", email: "office@example.org", phone: "650-253-0000")
    private static let cy = Person(name: "Cy Test", email: "cy@example.org", phone: "650-253-0002")

    private static func changed(_ person: Person, name: String? = nil) -> Person {
        var person = person
        person.note = "changed"
        person.name = name ?? person.name
        return person
    }

    @Test(arguments: [ContactKey.email, .phone])
    func aSharedKeyPairsEqualNames(_ key: ContactKey) throws {
        let new = [Self.changed(Self.bo), Self.cy]
        let update = try update([Self.ada, Self.bo, Self.cy], new, key: key)
        #expect(update.examples.changed == ["Bo Sample"])
        #expect(update.goneContacts.map(\.name) == ["Ada Example"])
        #expect(update.goneContacts.map(\.line) == [2])
        #expect(counts(update) == [0, 1, 1, 1])
    }

    @Test(arguments: [ContactKey.email, .phone])
    func aSharedKeyOfOtherNamesPairsNobody(_ key: ContactKey) throws {
        let update = try update(
            [Self.ada, Self.bo, Self.cy], [Self.changed(Self.ada, name: "Di New"), Self.cy], key: key)
        #expect(update.goneContacts.map(\.name) == ["Ada Example", "Bo Sample"])
        #expect(counts(update) == [1, 0, 1, 2])
    }

    /// The mailbox of one who left is that of another one now.
    @Test(arguments: [ContactKey.email, .phone])
    func aMailboxThatPassedOnIsNoPerson(_ key: ContactKey) throws {
        let update = try update([Self.ada, Self.cy], [Self.changed(Self.ada, name: "Di New"), Self.cy], key: key)
        #expect(update.goneContacts.map(\.name) == ["Ada Example"])
        #expect(update.examples.added == ["Di New"])
    }

    @Test(arguments: ["Ada Lee", "EXAMPLE, Áda", "A. Example"])
    func aNewNameOfTheSamePersonIsAChange(_ name: String) throws {
        let quoted = name.contains(",") ? "\"\(name)\"" : name
        let update = try update([Self.ada, Self.cy], [Self.changed(Self.ada, name: quoted), Self.cy], key: .email)
        #expect(counts(update) == [0, 1, 1, 0])
        let isOther = !["EXAMPLE, Áda"].contains(name)
        #expect(update.renamed.map { "\($0.before) -> \($0.now)" } == (isOther ? ["Ada Example -> \(name)"] : []))
    }

    /// Whatever is added, renamed, duplicated and left out: everybody is accounted for, and nobody with a shared key is taken for
    /// somebody of another name.
    @Test(arguments: Seeds.first(8))
    func everybodyIsAccountedFor(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let names = ["Ada Example", "Bo Sample", "Cy Test", "Di Gone", "Eve New", "Flo Other"]
        func person(_ index: Int) -> Person {
            Person(
                name: "\(names[Int.random(in: 0..<6, using: &random)]) \(index % 9)",
                email: "m\(Int.random(in: 0..<12, using: &random))@example.org",
                phone: "650-253-00\(10 + Int.random(in: 0..<12, using: &random))")
        }
        var old = (0..<30).map(person)
        old += (0..<3).map { _ in old[Int.random(in: 0..<30, using: &random)] }
        var new = old.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
        for index in new.indices {
            switch Int.random(in: 0..<6, using: &random) {
            case 0: new[index] = Self.changed(new[index])
            case 1: new[index].name = names[Int.random(in: 0..<6, using: &random)]
            case 2: new[index].phone = "650-253-0099"
            default: break
            }
        }
        new += (30..<36).map(person)
        new.shuffle(using: &random)
        let key: ContactKey = seed % 2 == 0 ? .email : .phone
        let update = try update(old, new, key: key)
        #expect(update.added + update.changed + update.unchanged == new.count)
        #expect(update.gone + update.changed + update.unchanged == old.count)
        #expect(update.goneContacts.count == update.gone)
        #expect(Set(update.goneContacts.map(\.contact)).count == update.gone)
        // A name that changed belongs to a key that nobody shares.
        let shared = sharedKeys(old, key).union(sharedKeys(new, key))
        for renaming in update.renamed {
            let before = Set(old.filter { $0.name == renaming.before }.map { value(of: $0, key) })
            let now = Set(new.filter { $0.name == renaming.now }.map { value(of: $0, key) })
            #expect(!before.intersection(now).subtracting(shared).isEmpty, "\(renaming)")
        }
    }

    private func value(of person: Person, _ key: ContactKey) -> String { key == .email ? person.email : person.phone }

    /// The values that several people of a book have.
    private func sharedKeys(_ people: [Person], _ key: ContactKey) -> Set<String> {
        var counts: [String: Int] = [:]
        for person in people { counts[value(of: person, key), default: 0] += 1 }
        return Set(counts.filter { $0.value > 1 }.keys)
    }
}
