#if Workbench
import ContactCleaning
import ContactStore
import Markup
import StoreTestSupport
import Testing

@testable import Workbench

/// The remarks of changes: those of this program in the language of the page, those of people as they are.
struct RemarkTests {
    private let folder: TemporaryFolder
    private let database: String

    private static let may = [
        "Ada Example,ada@example.org,+1 650 253 0000", "Bo Sample,bo@example.org,+1 650 253 0001",
    ]
    private static let june = [may[0], "Cy Test,cy@example.org,+1 650 253 0002"]

    init() throws {
        folder = try TemporaryFolder()
        database = folder.path("contacts.db")
    }

    private func write(_ rows: [String], to name: String) throws -> String {
        try folder.write((["Name,Email,Phone"] + rows).joined(separator: "\n") + "\n", to: name)
    }

    private func ingest(_ paths: String..., change: (inout Ingest) throws -> Void = { _ in }) throws {
        var ingest = Ingest(inputs: paths, database: database)
        try change(&ingest)
        _ = try ingest.run()
    }

    /// The remarks of all changes as pages show them, without the path of the folder.
    private func remarks(_ language: Language = .german) throws -> [String] {
        let changes = try ChangeHistory(database: database).changes()
        return Texts.$current.withValue(.of(language)) {
            changes.map { change in
                let markup = change.remark()?.markup ?? ""
                #expect(!markup.contains("lang="))
                return shown(markup)
            }
        }
    }

    private func shown(_ markup: String) -> String {
        markup.replacing(/<[^>]*>/, with: "").replacing(folder.path("may.csv").dropLast("may.csv".count), with: "")
            .replacing("&gt;", with: ">")
    }

    @Test(arguments: [
        (Language.german, 1, "may.csv: 2 Kontakte"), (.german, 2, "may.csv und 1 weitere: 4 Kontakte"),
        (.english, 1, "may.csv: 2 contacts"), (.english, 2, "may.csv and 1 more: 4 contacts"),
    ])
    func anIngestSaysWhatWasRead(_ language: Language, _ count: Int, _ words: String) throws {
        let paths = [try write(Self.may, to: "may.csv"), try write(Self.june, to: "june.csv")]
        try ingest(paths[0]) { $0.inputs = Array(paths.prefix(count)) }
        #expect(try remarks(language) == [words])
    }

    @Test func aNewerExportAndItsUndoing() throws {
        try ingest(try write([Self.may[0]], to: "may.csv"))
        try ingest(try write(Self.june, to: "june.csv")) { $0.update = UpdateOptions(key: .email) }
        try ingest(try write([Self.june[1]], to: "july.csv")) {
            $0.update = UpdateOptions(key: .email, removesGone: true, removesMany: true)
        }
        _ = try ChangeHistory(database: database).undo()
        #expect(
            try remarks() == [
                "may.csv: 1 Kontakt",
                "may.csv → june.csv nach E-Mail-Adresse: 1 neu, 0 geändert, 0 weggefallen",
                "june.csv → july.csv nach E-Mail-Adresse: 0 neu, 0 geändert, 1 weggefallen und gelöscht",
                "june.csv wieder da anstelle von july.csv: 2 Kontakte zurückgekommen, 1 weggefallen",
            ])
    }

    /// One change has a sentence about each of the sources in whose place the new one comes.
    @Test func aSourceInThePlaceOfTwo() throws {
        try ingest(try write(Self.may, to: "a.csv"))
        try ingest(try write(Self.june, to: "b.csv"))
        try ingest(try write(Self.may, to: "b.csv")) {
            $0.isReplacing = true
            $0.options.acceptancePolicy = try AcceptancePolicy(words: ["DE"])
        }
        #expect(
            try remarks().last
                == "a.csv neu gelesen: zugelassen keine Angabe → DE; "
                + "b.csv → b.csv: 1 neu, 0 geändert, 1 unverändert, 1 weggefallen und gelöscht")
        #expect(
            try ChangeHistory(database: database).changes().last?.note?.hasSuffix(
                "a.csv read anew: allow none -> DE; \(folder.path("b.csv")) -> \(folder.path("b.csv")): "
                    + "1 new, 0 changed, 1 unchanged, 1 gone and deleted") == true)
    }

    @Test func peopleNumbersAndChoices() throws {
        try ingest(try write([Self.may[0], Self.may[0].replacing("Ada", with: "Adda")], to: "may.csv"))
        _ = try Deduplication(database: database).run()
        let choice = PersonChoice(database: database)
        #expect(try choice.choose(person: 1, ["name=2"]).change == 3)
        #expect(try choice.choose(person: 1, ["name="]).change == 4)
        var recheck = Recheck(database: database)
        recheck.policy = try AcceptancePolicy(words: ["DE"])
        recheck.isApplied = true
        #expect(try recheck.run().change == 5)
        let remarks = try remarks()
        #expect(try #require(remarks[1].wholeMatch(of: /verbunden ab [0-9.]+ Bit an Hinweisen/)).0 == remarks[1])
        #expect(remarks[2] == "Person 1: Name von Kontakt 2" && remarks[3] == "Person 1: Name nach der Regel")
        #expect(remarks[4].wholeMatch(of: /Rufnummernpläne [0-9.]+, zugelassen: DE/) != nil, "\(remarks[4])")
        let notes = try ChangeHistory(database: database).changes().compactMap(\.note)
        #expect(notes[1].wholeMatch(of: /rule [0-9]+, automatic from [0-9.]+ bits/) != nil, "\(notes[1])")
        #expect(notes[2] == "person 1: name of contact 2" && notes[3] == "person 1: name by the rule")
        #expect(notes[4].wholeMatch(of: /plans [0-9.]+, allow DE/) != nil, "\(notes[4])")
    }

    @Test func aPlanAndSomebodyForgotten() throws {
        let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada Example\r\nTEL:+1 650 253 0000\r\nEND:VCARD\r\n"
        try ingest(try folder.write(card, to: "c.vcf"))
        _ = try WriteBackPlan(database: database).run()
        var job = WriteBack(database: database)
        job.writesInPlace = true
        _ = try job.run()
        _ = try Erasure(database: database).erase(.contact(1))
        #expect(
            try remarks() == ["c.vcf: 1 Kontakt", "Plan 1: 1 Datei geschrieben, 0 gelöscht", "ein Kontakt"])
    }

    @Test(arguments: ["may.csv: 2 contacts", "Ida <said> so"])
    func whatAPersonWroteIsShownAsItIs(_ note: String) throws {
        try ingest(try write([Self.may[0], Self.may[0].replacing("Ada", with: "Adda")], to: "may.csv"))
        _ = try Deduplication(database: database).run()
        _ = try PersonChoice(database: database, note: note).choose(person: 1, ["name=2"])
        var recheck = Recheck(database: database)
        recheck.policy = try AcceptancePolicy(words: ["DE"])
        (recheck.isApplied, recheck.note) = (true, note)
        _ = try recheck.run()
        let changes = try ChangeHistory(database: database).changes().suffix(2)
        for change in changes {
            #expect(change.note == note && change.sentence == nil)
            #expect(change.remark() == HTML(shown: note))
        }
    }

    /// The list of decisions has the remarks of their changes, too.
    @Test func decisionsHaveThem() throws {
        try ingest(try write(Self.may, to: "may.csv"))
        let entries = try ChangeHistory(database: database).changes().map {
            DecisionList.Entry(change: $0, count: 0, shown: [])
        }
        let list = Texts.$current.withValue(.of(.german)) { DecisionList(entries: entries, isReadOnly: true).html }
        #expect(shown(list.markup).contains(" · may.csv: 2 Kontakte"))
    }

    @Test func aGermanPageHasNoEnglishRemark() async throws {
        try await RunningWorkbench.run([]) { workbench async throws in
            let paths = [try write(Self.may, to: "may.csv"), try write(Self.june, to: "june.csv")]
            _ = try Ingest(inputs: paths, database: workbench.database).run()
            _ = try Deduplication(database: workbench.database).run()
            let page = try await workbench.get("/history", headers: [("Accept-Language", "de")]).text
            #expect(shown(page).contains("may.csv und 1 weitere: 4 Kontakte"))
            #expect(!page.contains("<span lang=\"en\""))
        }
    }
}
#endif
