import ContactCleaning
import ContactModel
import ContactStore
import Foundation
import SeededRandom
import StoreTestSupport
import Testing

/// Edits when they are written back into their file: the database knows the file then, shows what it showed, and has nothing left to write.
struct AppliedEditsTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    private func edit(_ edits: [String], contact: Int = 1) throws {
        let summary = try ContactEditing(database: bench.database).edit(
            [contact], edits.map { try FieldAssignment($0) })
        #expect(summary.refused == [])
    }

    private func plan() throws -> StoredPlan? { try WriteBackPlan(database: bench.database).run() }

    private func apply() throws -> WriteBack.Result {
        var job = WriteBack(database: bench.database)
        job.writesInPlace = true
        return try job.run()
    }

    /// The values of all contacts with their labels, in any order.
    private func shown() throws -> [String] {
        let keys = try bench.rows("SELECT id FROM contacts ORDER BY id").compactMap { Int($0) }
        return try ContactDatabase.open(at: bench.database).placedContacts(keys).flatMap { contact in
            contact.values.filter { !$0.text.isEmpty }.map {
                "\(contact.id) \($0.kind.rawValue) \($0.name) \($0.label.lowercased()): \($0.text)"
            }
        }.sorted()
    }

    private func issues() throws -> [String] {
        try ContactDatabase.openForVerification(at: bench.database).verify().flatMap(\.issues)
    }

    private static func card(_ version: String, _ lines: [String], uid: String?) -> String {
        (["BEGIN:VCARD", "VERSION:\(version)"] + [uid].compactMap { $0.map { "UID:" + $0 } } + [
            "N:Lee;Ann;;;", "FN:Ann Lee",
        ]
            + lines + ["END:VCARD", ""]).joined(separator: "\r\n")
    }

    /// Writes a file, edits its first contact, applies that, and checks what must hold then.
    private func check(_ text: String, _ name: String, _ edits: [String]) throws {
        let path = try bench.write(Array(text.utf8), to: name)
        _ = try bench.ingest(path)
        try edit(edits)
        let before = try shown()
        _ = try #require(try plan())
        let result = try apply()
        #expect(result.leftOut == [])
        let written = try bench.text(of: name)
        #expect(try shown() == before, "\(edits)")
        #expect(try plan() == nil, "\(edits)")
        #expect(try bench.text(of: name) == written)
        #expect(try bench.ingest(path).inputs.map(\.status) == [.alreadyStored(path: path)])
        #expect(try issues() == [], "\(edits)")
        // It can be taken back, and done again.
        let history = ChangeHistory(database: bench.database)
        let change = try #require(result.change)
        try history.undo(change)
        #expect(try bench.text(of: name) == text)
        #expect(try shown() == before)
        #expect(try issues() == [])
        let undoing = try #require(try history.changes().last?.id)
        try history.undo(undoing)
        #expect(try bench.text(of: name) == written)
        #expect(try shown() == before)
        #expect(try issues() == [])
    }

    private static let lines = [
        "TEL;TYPE=HOME:+12127365000", "TEL;TYPE=WORK:+12127365001", "EMAIL;TYPE=HOME:a@x.example",
        "EMAIL:b@x.example", "URL:http://a.example", "URL:http://b.example", "CATEGORIES:Friends,Work,Golf",
        "ADR;TYPE=HOME:;;1 Main St;Springfield;IL;62701;", "ADR:;;9 Lake Rd;Aurora;IL;60505;", "TITLE:Clerk",
        "NOTE:old",
    ]

    @Test(
        "A change of one value leaves its neighbours alone",
        arguments: [
            ["category-=Friends"], ["url.1=", "email.2=c@x.example"], ["phone-=+12127365000"],
            ["phone.1=", "phone.1.label=home"], ["email.1=", "email.1.label=work"],
            ["street.1=2 Main St", "city.2=Lisle"],
            ["note=", "title=Countess"], ["email+=new@x.example"], ["phone+=+12127365007", "phone.1=+12127365008"],
        ], ["u-1", nil])
    func cards(edits: [String], uid: String?) throws {
        try check(Self.card("3.0", Self.lines, uid: uid), "t.vcf", edits)
    }

    @Test func relatedPeopleKeepTheirPlaces() throws {
        try check(
            Self.card(
                "4.0",
                ["URL:http://a.example", "RELATED;VALUE=text;TYPE=spouse:Bob", "RELATED;VALUE=text;TYPE=child:Tim"],
                uid: "u-1"), "t.vcf", ["url=", "related.1=Rob"])
    }

    @Test func relatedPeopleOfOtherProgramsAreWritten() throws {
        try check(
            Self.card(
                "3.0", ["CATEGORIES:Friends,Work", "X-ABRELATEDNAMES:Bob", "X-ANNIVERSARY:2001-02-03"], uid: "u-1"),
            "t.vcf", ["related=Rob", "category-=Friends", "anniversary=2002-02-02"])
        #expect(try bench.text(of: "t.vcf").contains("X-ABRELATEDNAMES:Rob\r\n"))
    }

    @Test(
        "Tables know their file, too",
        arguments: [
            ["phone.1="], ["phone+=+12127365009"], ["email=new@x.example", "note="], ["note=two\nlines"],
            ["phone-=+12127365000", "email="],
        ])
    func tables(edits: [String]) throws {
        try check(
            "Name,Phone,Phone 2,Email,Notes\r\nAnn Lee,+12127365000,,a@x.example,old\r\nBob Hill,+12127365001,,,\r\n",
            "t.csv", edits)
    }

    @Test func twinsInOneFileKeepTheirEdits() throws {
        let card = Self.card("3.0", ["NOTE:old"], uid: nil)
        try check(card + card, "t.vcf", ["note=new"])
        #expect(try bench.rows("SELECT count(*) FROM contacts") == ["2"])
    }

    @Test(arguments: Seeds.first(4)) func anyEditsOfAnyCard(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let pool = [
            "category-=Friends", "category-=Work", "category+=Chess", "email.1=new1@x.example",
            "email.2=new2@x.example",
            "email-=a@x.example", "email+=new3@x.example", "url.1=http://c.example", "url-=http://b.example",
            "url+=http://d.example", "phone.1=+12127365004", "phone-=+12127365001", "phone+=+12127365005",
            "phone.2.label=work", "email.2.label=work", "street.1=2 Main St", "postalCode.2=60506", "title=Countess",
            "note=Two\nlines", "note=", "given=Anna",
        ]
        for _ in 0..<3 {
            let bench = try AppliedEditsTests()
            let path = try bench.bench.write(
                Array(Self.card("3.0", Self.lines.shuffled(using: &random), uid: "u-1").utf8), to: "t.vcf")
            _ = try bench.bench.ingest(path)
            let chosen = pool.shuffled(using: &random).prefix(5)
            for edit in chosen {
                // A value that another edit has removed is refused.
                _ = try ContactEditing(database: bench.bench.database).edit([1], [try FieldAssignment(edit)])
            }
            let before = try bench.shown()
            guard try bench.plan() != nil else { continue }
            _ = try bench.apply()
            #expect(try bench.shown() == before, "\(chosen)")
            #expect(try bench.plan() == nil, "\(chosen)")
            #expect(try bench.issues() == [], "\(chosen)")
        }
    }

    @Test func removedNumbersLeaveTheirProperty() throws {
        try check(
            Self.card("3.0", ["item1.TEL:+12127365000", "item1.X-ABLabel:Boat", "TEL:+12127365001"], uid: "u-1"),
            "t.vcf",
            ["phone-=+12127365000"])
        #expect(!(try bench.text(of: "t.vcf").contains("Boat")))
    }

    @Test func editsThatWereAppliedStayInTheHistory() throws {
        let path = try bench.write(Array(Self.card("3.0", ["NOTE:old"], uid: "u-1").utf8), to: "t.vcf")
        _ = try bench.ingest(path)
        try edit(["note=hello", "family=Li"])
        _ = try plan()
        let result = try apply()
        var states: [String] = []
        try ContactDatabase.open(at: bench.database).forEachEdit { edit in
            states.append("\(edit.field) \(edit.old.text) -> \(edit.new.text) \(edit.endedBy ?? 0) \(edit.isDone)")
        }
        let change = try #require(result.change)
        #expect(
            states.sorted() == [
                "displayName Ann Lee -> Ann Li \(change) true", "familyName Lee -> Li \(change) true",
                "note old -> hello \(change) true",
            ])
        #expect(try bench.rows("SELECT count(*) FROM edits WHERE is_current") == ["0"])
    }
}
