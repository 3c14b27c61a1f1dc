import ContactModel
import GRDB
import PhoneNumbers
import SeededRandom
import StoreTestSupport
import Testing

@testable import ContactCleaning
@testable import ContactStore

/// Filters select the same contacts and numbers in streams of contacts, in lists, and for changes.
struct SelectionTests {
    private let workbench: Workbench
    private let store: ContactDatabase

    init() throws {
        workbench = try Workbench()
        let people = """
            Name,Mobile Phone,Work Phone,Home Phone,E-mail,Company,Birthday,Notes
            Ann,+44 7400 123456,x,,ann@example.com,Acme,,
            Bob,(212) 555-0142,+49 89 99998 658,+44 20 7946 0000,,,1990-01-02,Calls back
            Cy,+49 1512 3456789,(650) 253-0000,112,cy@example.com,,,
            Di,,,,,Acme Ltd,,
            Eve,+1 650 253 0000,12,5 / 0000,,Acme,1980-05-06,
            ,+44 7400 123457,,,,,,

            """
        _ = try workbench.ingest(workbench.write(Array(people.utf8), to: "people.csv"))
        _ = try workbench.ingest(workbench.write(Array("Name,Phone\nFay,+44 7400 123458\n".utf8), to: "more.csv"))
        store = try ContactDatabase.open(at: workbench.database)
        let number = try store.read { db in
            try Int.fetchOne(db, sql: "SELECT id FROM phone_numbers WHERE raw = 'x'")
        }
        let fixed = try NumberCorrections(database: workbench.database).correct(
            [.init(number: try #require(number), value: "+1 650 253 0002")])
        #expect(fixed.corrected.count == 1)
    }

    /// A selection with each filter in one case of three.
    private static func selection(seed: UInt64, sources: [String]) -> ContactSelection {
        var random = SeededGenerator(seed: seed)
        func some<Word>(_ words: [Word]) -> [Word] {
            guard Int.random(in: 0..<3, using: &random) == 0 else { return [] }
            return Array(words.shuffled(using: &random).prefix(Int.random(in: 1...2, using: &random)))
        }
        var selection = ContactSelection()
        selection.verdicts = some(["accepted", "rejected", "ambiguous", "empty"])
        selection.reasons = some(["notANumber", "tooShort", "emergency", "entertainment"])
        selection.countries = some(["GB", "US", "+49", "+44"])
        selection.categories = some(PhoneNumber.Categories.all.names).reduce(into: []) {
            $0.formUnion(PhoneNumber.Categories(name: $1) ?? [])
        }
        selection.labels = some(["Mobile", "work", "HOME"])
        selection.sources = some(sources)
        selection.present = some(ContactPart.allCases)
        selection.absent = some(ContactPart.allCases)
        selection.condition = some(["organization LIKE 'Acme%' -- all", "id % 2 = 1"]).first
        return selection
    }

    @Test func streamsListsAndChangesAgree() throws {
        let sources = try store.sources().map(\.path)
        for seed in 0..<200 as Range<UInt64> { try agree(on: Self.selection(seed: seed, sources: sources)) }
    }

    private func agree(on selection: ContactSelection) throws {
        var contacts: [Int] = []
        var numbers: [Int] = []
        try store.forEachContact(selection) { contact in
            contacts.append(contact.id)
            numbers += contact.numbers.map(\.id)
        }
        let query = try SelectionQuery(selection, of: store)
        let (keys, values) = try store.read { (try query.contactKeys(in: $0), try query.numberValues(in: $0)) }
        #expect(keys == contacts, "\(selection)")
        #expect(values.map(\.number) == numbers, "\(selection)")
        guard selection.verdicts.isEmpty, selection.reasons.isEmpty else { return }
        var accepted: [Int] = []
        try store.forEachAcceptedNumber(query) { accepted.append($0.number) }
        var rejected = selection
        rejected.verdicts = ["rejected"]
        var filter = RejectedFilter()
        filter.selection = try SelectionQuery(rejected, of: store)
        var listed: [Int] = []
        try store.forEachRejectedNumber(filter) { listed.append($0.number) }
        let found = try store.read { try filter.selection?.numberValues(in: $0).map(\.number) }
        #expect(listed == found, "\(selection)")
        if selection.isAboutNumbers { #expect(accepted == numbers, "\(selection)") }
    }

    @Test(arguments: [
        (ContactPart.phone, "Ann Bob Cy Eve Fay +44"), (.email, "Ann Cy"), (.name, "Ann Bob Cy Di Eve Fay"),
        (.organization, "Ann Di Eve"), (.birthday, "Bob Eve"), (.note, "Bob"), (.address, ""),
    ])
    func contactsHaveOrLackParts(_ part: ContactPart, _ expected: String) throws {
        func names(_ change: (inout ContactSelection) -> Void) throws -> Set<String> {
            var selection = ContactSelection()
            change(&selection)
            var names: Set<String> = []
            try store.forEachContact(selection) { contact in
                let name = contact.contact.fields.first { $0.kind == .displayName || $0.kind == .givenName }
                names.insert(
                    name.map { String(decoding: contact.contact.text[$0.value], as: UTF8.self) } ?? "+44")
            }
            return names
        }
        let all = try names { _ in }
        let having = try names { $0.present = [part] }
        #expect(having == Set(expected.split(separator: " ").map(String.init)))
        #expect(try names { $0.absent = [part] } == all.subtracting(having))
    }

    @Test func unknownSourcesAndLabelsAreAnswered() throws {
        var selection = ContactSelection()
        selection.labels = ["mobil"]
        #expect { try selection.query(in: store) } throws: { ($0 as? UnknownFilterWord)?.nearest == "mobile" }
        selection.labels = ["MOBILE"]
        #expect(try selection.query(in: store) != nil)
        selection.sources = ["people.csv"]
        #expect {
            try selection.query(in: store)
        } throws: {
            ($0 as? UnknownFilterWord)?.nearest == workbench.folder.path("people.csv")
        }
    }

    @Test func numbersAreReadInAnotherRegion() throws {
        let workbench = try Workbench()
        let text = "Name,Phone\nAnn,089 1234567\nBob,0171 3920001\nCy,+44 7400 123456\n"
        _ = try workbench.ingest(workbench.write(Array(text.utf8), to: "a.csv"))
        var selection = ContactSelection()
        selection.sources = [workbench.folder.path("a.csv")]
        var corrections = NumberCorrections(database: workbench.database, isDryRun: true)
        let region = try #require(RegionCode("DE"))
        let dry = try corrections.correct(selection, in: region)
        #expect(dry.change == nil && dry.corrected.map(\.after.e164) == ["+49891234567"])
        #expect(dry.refused.map(\.value) == ["0171 3920001"])
        corrections.isDryRun = false
        #expect(try corrections.correct(selection, in: region).change == 2)
        #expect(
            try workbench.rows("SELECT coalesce(e164, reason) FROM current_numbers ORDER BY id")
                == ["+49891234567", "tooLong", "+447400123456"])
    }

    @Test func selectedContactsAreErased() throws {
        var selection = ContactSelection()
        selection.countries = ["GB"]
        var planned: [String] = []
        let certificate = try Erasure(database: workbench.database).erase(.selection(selection)) {
            planned = $0.contacts.map(\.name)
        }
        #expect(planned == ["Ann", "", "Fay"] && certificate.contacts == 3)
        #expect(try workbench.rows("SELECT display_name FROM contacts ORDER BY id") == ["Bob", "Cy", "Di", "Eve"])
        #expect(throws: ErasureError.nothingSelected("--country GB")) {
            try Erasure(database: workbench.database).erase(.selection(selection))
        }
    }
}
