import ContactCleaning
import ContactStore
import Foundation
import StoreTestSupport
import Testing

/// The reasons that a plan gives, which are to be true.
struct PlanReasonTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    /// The steps of a plan as `property: reason`.
    private func steps(_ bytes: [UInt8], _ name: String, _ edits: [String], asItIs: Bool = false) throws -> [String] {
        _ = try bench.ingest(bench.write(bytes, to: name))
        for edit in edits {
            var editing = ContactEditing(database: bench.database)
            editing.keepsInvalid = asItIs
            #expect(try editing.edit([1], [try FieldAssignment(edit)]).refused == [])
        }
        _ = try WriteBackPlan(database: bench.database).run()
        return try bench.rows("SELECT property || ': ' || reason FROM plan_steps ORDER BY id")
    }

    private static func card(_ version: String, _ lines: String...) -> [UInt8] {
        let all = ["BEGIN:VCARD", "VERSION:\(version)", "N:Lee;Ann;;;", "FN:Ann Lee"] + lines + ["END:VCARD", ""]
        return Array(all.joined(separator: "\r\n").utf8)
    }

    @Test func eachValueNamesItsOwnChange() throws {
        let steps = try steps(
            Self.card("3.0", "TITLE:Clerk", "NOTE:old", "TEL;TYPE=HOME:+12127365000"), "t.vcf",
            ["note=new", "title=Countess", "phone.label=work"])
        #expect(
            Set(steps) == ["NOTE: edited in change 2", "TITLE: edited in change 3", "TEL: edited in change 4"])
    }

    @Test func theEncodingIsToBlame() throws {
        let text = try #require("Name;Telefon;Notiz\r\nJörg;+12127365000;alt\r\n".data(using: .windowsCP1252))
        let steps = try steps(Array(text), "t.csv", ["note=Łódź 漢字"])
        #expect(steps.count == 1)
        #expect(steps.first?.contains("the encoding of the file, windows-1252, lacks a character of it") == true)
    }

    @Test func numbersThatAreNoneAreLeft() throws {
        let steps = try steps(Self.card("3.0", "TEL:+12127365000"), "t.vcf", ["phone=123"], asItIs: true)
        #expect(steps == ["TEL: not written: '123' is not accepted as a number"])
    }

    /// A text of vCard 2.1 is ASCII unless its property says otherwise.
    @Test func cardsOfVersion21NameTheirEncoding() throws {
        let path = try bench.write(
            Self.card("2.1", "NOTE;ENCODING=QUOTED-PRINTABLE:a=0D=0Ab"), to: "t.vcf")
        _ = try bench.ingest(path)
        _ = try ContactEditing(database: bench.database).edit(
            [1],
            [try FieldAssignment("note=Grüße"), try FieldAssignment("family=Łęć"), try FieldAssignment("title=Köchin")])
        _ = try WriteBackPlan(database: bench.database).run()
        var job = WriteBack(database: bench.database)
        job.writesInPlace = true
        #expect(try job.run().leftOut == [])
        let text = try bench.text(of: "t.vcf")
        #expect(text.contains("NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Gr=C3=BC=C3=9Fe\r\n"))
        #expect(text.contains("N;CHARSET=UTF-8:Łęć;Ann;;;\r\n"))
        #expect(text.contains("TITLE;CHARSET=UTF-8:Köchin\r\n"))
    }
}
