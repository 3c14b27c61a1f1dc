import ContactStore
import Foundation
import SourceInput
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// A source takes the place of an older export of the same product and layout, and of no other.
struct PredecessorTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    private static func crm(_ people: Range<Int>, phone: String = "0") -> String {
        "Name,Customer ID,Email,Phone\n"
            + people.map { "Person \($0),\($0),p\($0)@example.org,650-253-\(phone)\(100 + $0)\n" }.joined()
    }

    private static func cards(_ people: Range<Int>) -> String {
        people.map {
            "BEGIN:VCARD\nVERSION:3.0\nFN:Person \($0)\nEMAIL:p\($0)@example.org\nTEL:650-253-0\(100 + $0)\nNOTE:mine\nEND:VCARD\n"
        }.joined()
    }

    private static func google(_ people: Range<Int>) -> String {
        "First Name,Last Name,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value\n"
            + people.map { "Person,No\($0),* myContacts,Home,p\($0)@example.org,Mobile,650-253-0\(100 + $0)\n" }
            .joined()
    }

    private static func outlook(_ people: Range<Int>) -> String {
        "First Name,Last Name,Company,E-mail Address,Mobile Phone,Home Phone,Business Phone\n"
            + people.map { "Person,No\($0),,p\($0)@example.org,650-253-0\(200 + $0),,\n" }.joined()
    }

    private func update(
        _ name: String, _ text: String, isDryRun: Bool = false, _ change: (inout UpdateOptions) -> Void = { _ in }
    ) throws -> IngestSummary {
        var options = UpdateOptions(key: .email)
        change(&options)
        var ingest = Ingest(
            inputs: [try bench.folder.write(text, to: name)], database: bench.database, options: bench.options,
            isDryRun: isDryRun)
        ingest.update = options
        return try ingest.run()
    }

    private func read(_ name: String, _ text: String) throws {
        _ = try bench.ingest(try bench.folder.write(text, to: name))
    }

    private func counts(_ update: SourceUpdate) -> [Int] {
        [update.added, update.changed, update.unchanged, update.gone]
    }

    private func stored() throws -> [String] {
        try bench.rows("SELECT id, contacts_stored FROM sources ORDER BY id")
    }

    @Test func theOlderExportOfTheSameLayoutIsTaken() throws {
        // The phone shares more contacts than the older export does.
        try read("phone.vcf", Self.cards(0..<100))
        try read("crm-2025.csv", Self.crm(0..<60))
        for isDryRun in [true, false] {
            let summary = try update("crm-2026.csv", Self.crm(0..<100, phone: "1"), isDryRun: isDryRun)
            let update = try #require(summary.inputs.first?.update)
            #expect(update.predecessor.path.hasSuffix("crm-2025.csv"))
            #expect(counts(update) == [40, 60, 0, 0])
        }
        #expect(try stored() == ["1|100", "3|100"])
    }

    @Test func anotherProductIsNoOlderExport() throws {
        try read("google.csv", Self.google(0..<30))
        let before = try PlainSQL.dump(bench.database)
        for isDryRun in [true, false] {
            let summary = try update("outlook.csv", Self.outlook(0..<30), isDryRun: isDryRun)
            let message = try #require(summary.errors.first?.description)
            #expect(message.contains("Outlook") && message.contains("Google Contacts"))
            #expect(message.contains("--update-of: ID 1: "))
            #expect(message.contains("30 of them in it"))
            #expect(try PlainSQL.dump(bench.database) == before)
        }
        for name in ["1", bench.folder.path("google.csv"), bench.folder.path("./google.csv")] {
            let summary = try update("outlook.csv", Self.outlook(0..<30), isDryRun: true) { $0.predecessor = name }
            #expect(summary.inputs.first?.update?.changed == 30, "\(name) \(summary.errors)")
        }
        #expect(try update("outlook.csv", Self.outlook(0..<30)) { $0.predecessor = "1" }.errors.isEmpty)
        #expect(try stored() == ["2|30"])
    }

    @Test func severalOlderExportsAreNamedAndRefused() throws {
        try read("mine.csv", Self.crm(0..<40))
        try read("yours.csv", Self.crm(30..<60, phone: "1"))
        let before = try PlainSQL.dump(bench.database)
        let summary = try update("new.csv", Self.crm(0..<50, phone: "2"))
        let message = try #require(summary.errors.first?.description)
        #expect(message.contains("mine.csv (csv, 40 contacts, 40 of them in it)"))
        #expect(message.contains("yours.csv (csv, 30 contacts, 20 of them in it)"))
        #expect(try PlainSQL.dump(bench.database) == before)
        #expect(try update("new.csv", Self.crm(0..<50, phone: "2")) { $0.predecessor = "2" }.errors.isEmpty)
        #expect(try stored() == ["1|40", "2|10", "3|50"])
    }

    @Test(arguments: ["no.csv", "7", "other.csv"])
    func aNameThatFitsNothingIsRefused(_ name: String) throws {
        try read("crm.csv", Self.crm(0..<10))
        try read("other.csv", Self.crm(500..<510))
        let before = try PlainSQL.dump(bench.database)
        let named = name == "other.csv" ? bench.folder.path(name) : name
        let summary = try update("new.csv", Self.crm(0..<10, phone: "1")) { $0.predecessor = named }
        #expect(summary.errors.first?.description.contains(named) == true)
        #expect(try PlainSQL.dump(bench.database) == before)
    }

    @Test func asManyColumnsAsThereAreNumbersMakeNoOtherLayout() throws {
        try read("may.csv", Self.google(0..<10))
        let wide = Self.google(0..<10).replacing(
            "Phone 1 - Value\n", with: "Phone 1 - Value,Phone 2 - Label,Phone 2 - Value\n"
        )
        .replacing(/(650-253-0\d+)\n/) { "\($0.output.1),Home,650-253-0999\n" }
        #expect(try update("june.csv", wide).inputs.first?.update?.changed == 10)
    }

    @Test func manyContactsAreDeletedOnlyIfThatIsWanted() throws {
        try read("crm.csv", Self.crm(0..<100))
        let before = try PlainSQL.dump(bench.database)
        // Six of a hundred are more than a twentieth; five are not.
        let summary = try update("new.csv", Self.crm(6..<100)) { $0.removesGone = true }
        let message = try #require(summary.errors.first?.description)
        #expect(message.contains("6 of the 100 contacts") && message.contains("6.0 %") && message.contains("--yes"))
        #expect(try PlainSQL.dump(bench.database) == before)
        let preview = try update("new.csv", Self.crm(6..<100), isDryRun: true) { $0.removesGone = true }
        #expect(preview.inputs.first?.update?.isDrastic == true)
        #expect(preview.inputs.first?.update?.goneContacts.map(\.name) == (0..<6).map { "Person \($0)" })
        #expect(try update("new.csv", Self.crm(5..<100)) { $0.removesGone = true }.errors.isEmpty)
        #expect(try stored() == ["2|95"])
        let rest = try update("rest.csv", Self.crm(60..<100)) {
            $0.removesGone = true
            $0.removesMany = true
        }
        #expect(rest.inputs.first?.update?.goneContacts.count == 55)
        #expect(try stored() == ["3|40"])
    }

    @Test func aQuestionDecides() throws {
        try read("crm.csv", Self.crm(0..<100))
        let path = try bench.folder.write(Self.crm(50..<100), to: "new.csv")
        for isAccepted in [false, true] {
            var ingest = Ingest(inputs: [path], database: bench.database, options: bench.options)
            ingest.update = UpdateOptions(key: .email, removesGone: true)
            let database = bench.database
            ingest.reviewsUpdate = { _, update in
                #expect(update.gone == 50)
                #expect((try? PlainSQL.rows("SELECT count(*) FROM sources", in: database)) == ["1"])
                return isAccepted
            }
            #expect(try ingest.run().errors.isEmpty == isAccepted)
        }
        #expect(try stored() == ["2|50"])
    }

    @Test func theColumnOfTheUIDIsAKey() throws {
        let text = "Record ID,First Name,Last Name,Email,Phone Number\n1,Ada,Example,a@example.org,650-253-0100\n"
        try read("a.csv", text)
        let summary = try update("b.csv", text.replacing("0100", with: "0101")) { $0.key = .column("Record ID") }
        #expect(summary.inputs.first?.update?.changed == 1, "\(summary.errors)")
    }
}
