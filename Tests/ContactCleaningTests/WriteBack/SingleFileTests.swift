import ContactCleaning
import ContactStore
import Foundation
import PhoneNumbers
import RegionInference
import StoreTestSupport
import Testing

/// Plans for files that are no address books: cards in one file, and tables.
struct SingleFileTests {
    @Test func singleFilesAreWrittenBesideOrInPlace() throws {
        let folder = try TemporaryFolder()
        let (path, database) = (folder.path("phone.vcf"), folder.path("contacts.db"))
        let text =
            TestBook.card("a", "Ada Lovelace", "TEL;TYPE=CELL:0171 2345678", "EMAIL:ada@example.com")
            + TestBook.card("b", "Bob Hill", "TEL:030 34567890")
            + TestBook.card("c", "Ada Lovelace", "TEL;TYPE=CELL:0171 2345678", "EMAIL:ada@example.com", "NOTE:x")
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        _ = try Ingest(inputs: [path], database: database, options: CleaningOptions(region: try .init(code: "DE")))
            .run()
        _ = try Deduplication(database: database).run()
        _ = try WriteBackPlan(database: database).run()
        let beside = try WriteBack(database: database).run()
        #expect(beside.beside == [folder.path("phone.clean.vcf")])
        #expect(try content(path) == text)
        let clean = try content(folder.path("phone.clean.vcf"))
        #expect(clean.components(separatedBy: "BEGIN:VCARD").count == 3)
        #expect(clean.contains("TEL;TYPE=CELL:+491712345678") && clean.contains("NOTE:x"))
        var job = WriteBack(database: database)
        job.writesInPlace = true
        let result = try job.run()
        #expect(try content(path) == clean)
        #expect(try PlainSQL.rows("SELECT count(*) FROM contacts", in: database) == ["2"])
        let change = try #require(result.change)
        try ChangeHistory(database: database).undo(change)
        #expect(try content(path) == text)
        #expect(try PlainSQL.rows("SELECT count(*) FROM contacts", in: database) == ["3"])
    }

    @Test func aFileBesideIsNotReplaced() throws {
        let folder = try TemporaryFolder()
        let (path, database) = (folder.path("c.csv"), folder.path("contacts.db"))
        let clean = folder.path("c.clean.csv")
        try folder.write("First Name,Phone\r\nAda,0171 2345678\r\n", to: "c.csv")
        try folder.write("my own", to: "c.clean.csv")
        _ = try Ingest(inputs: [path], database: database, options: CleaningOptions(region: try .init(code: "DE")))
            .run()
        _ = try WriteBackPlan(database: database).run()
        let refused = try WriteBack(database: database).run()
        #expect(refused.leftOut.map { [$0.path, $0.reason] } == [[path, "c.clean.csv exists already"]])
        #expect(refused.beside == [])
        #expect(try content(clean) == "my own")
        try FileManager.default.removeItem(atPath: clean)
        // The second call finds what the first has written.
        for _ in 0..<2 {
            let result = try WriteBack(database: database).run()
            #expect(result.beside == [clean] && result.leftOut == [])
            #expect(try content(clean) == "First Name,Phone\r\nAda,+491712345678\r\n")
        }
        try FileManager.default.removeItem(atPath: path)
        #expect(try WriteBack(database: database).run().leftOut.map(\.path) == [path])
    }

    /// A file whose encoding cannot be written in place is named where something is to be written, and only there.
    @Test(arguments: [("0171 2345678", 1), ("+491712345678", 0)])
    func anEncodingIsNamedWhereItMatters(number: String, count: Int) throws {
        let folder = try TemporaryFolder()
        let (path, database) = (folder.path("crm.csv"), folder.path("contacts.db"))
        let text = "First Name,Phone\r\nAda,\(number)\r\n"
        let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        _ = try Ingest(inputs: [path], database: database, options: CleaningOptions(region: try .init(code: "DE")))
            .run()
        _ = try WriteBackPlan(database: database).run()
        let reasons = try PlainSQL.rows("SELECT reason FROM plan_steps", in: database)
        #expect(reasons.count == count)
        #expect(reasons.allSatisfy { $0.contains("crm.csv is UTF-16LE; 'trunkline export --to same' writes it anew") })
    }

    @Test func aTableThatIsNotWhatItWasIsNamed() throws {
        let folder = try TemporaryFolder()
        let (path, database) = (folder.path("crm.csv"), folder.path("contacts.db"))
        try folder.write("First Name,Phone\r\nAda,0171 2345678\r\n", to: "crm.csv")
        _ = try Ingest(inputs: [path], database: database, options: CleaningOptions(region: try .init(code: "DE")))
            .run()
        func reasons() throws -> [String] {
            _ = try WriteBackPlan(database: database).run()
            return try PlainSQL.rows("SELECT reason FROM plan_steps WHERE file_id IS NULL", in: database)
        }
        try folder.write("First Name,Phone\r\nAda,0171 23456789\r\n", to: "crm.csv")
        #expect(
            try reasons() == [
                "not written: \(path) has changed since it was read; read it again with 'trunkline ingest --update'"
            ])
        try FileManager.default.removeItem(atPath: path)
        #expect(try reasons() == ["not written: \(path) is not there any more"])
    }

    @Test func tablesAreWrittenCellByCell() throws {
        let folder = try TemporaryFolder()
        let (path, database) = (folder.path("crm.csv"), folder.path("contacts.db"))
        let text =
            "Record ID,First Name,Last Name,Phone,Email\r\n101,Ada,Lovelace,0171 2345678,ada@example.com\r\n"
            + "102,Bob,Hill,+493034567890,bob@example.com\r\n103,Ada,Lovelace,0171 2345678,ada@example.com\r\n"
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        _ = try Ingest(inputs: [path], database: database, options: CleaningOptions(region: try .init(code: "DE")))
            .run()
        _ = try Deduplication(database: database).run()
        let plan = try #require(try WriteBackPlan(database: database).run())
        #expect(plan.steps == 2)
        let files = try DeltaExport(database: database, plan: plan.id).write(to: folder.path("delta"))
        #expect(files.count == 2)
        #expect(
            try content(folder.path("delta/crm.delta.csv"))
                == "Record ID,Phone\r\n101,+491712345678\r\n103,+491712345678\r\n")
        #expect(
            try content(folder.path("delta/crm.merges.csv"))
                == "Record ID that stays,Record ID that is merged into it\r\n101,103\r\n")
        var job = WriteBack(database: database)
        job.writesInPlace = true
        let result = try job.run()
        #expect(try content(path) == text.replacing("0171 2345678", with: "+491712345678"))
        let change = try #require(result.change)
        try ChangeHistory(database: database).undo(change)
        #expect(try content(path) == text)
    }

    /// The delta of a table whose second number changes, by the heading of its first column.
    @Test(arguments: [
        "Contact ID", "ContactId", "Record ID", "Customer ID", "CustomerNo", "Record ID - Contact", "Id",
        "Kundennummer",
    ])
    func recordsAreFoundByTheirIDs(_ heading: String) throws {
        let rows = ["003AbCdE,Mary,mary@example.com,0171 2345678", "003AbCde,Mary,mary@example.com,+491712345678"]
        let (files, delta) = try delta(
            of: ["\(heading),First Name,Email,Phone"] + rows + ["17,Ola,ola@example.com,"])
        #expect(files.first?.sentence == "1 record with 1 changed cell")
        #expect(delta == "\(heading),Phone\r\n003AbCdE,+491712345678\r\n")
    }

    /// Tables whose records have no number of their own.
    @Test(arguments: ["Account ID", "Company ID", "Owner ID", "Record ID", "Shoe Size"])
    func anAddressThatOthersHaveFindsNoRecord(_ heading: String) throws {
        let rows = [
            "7,Mary,mary@example.com,0171 2345678", "7,Mark,Mary@example.com,", "8,Ola,ola@example.com,0171 2345679",
        ]
        let (files, delta) = try delta(of: ["\(heading),First Name,Email,Phone"] + rows)
        let isByID = heading == "Record ID"
        #expect(
            files.first?.sentence
                == "1 record with 1 changed cell; 1 with an \(isByID ? "ID" : "e-mail address") of others is left out")
        #expect(
            delta == (isByID ? "Record ID,Phone\r\n8," : "Email,Phone\r\nola@example.com,") + "+491712345679\r\n")
    }

    /// IDs of other records, and IDs that a record lacks, find no record.
    @Test(arguments: [("Reports To ID", "2"), ("Spouse ID", "2"), ("Twitter ID", "2"), ("Customer ID", "")])
    func recordsAreNotFoundByIDsOfOthers(_ heading: String, _ last: String) throws {
        let (_, delta) = try delta(
            of: [
                "Name,Phone,Email,\(heading)", "Ilka Kresso,0171 2345678,ilka@example.com,1",
                "Uwe Krasso,+491712345679,uwe@example.com,\(last)",
            ])
        #expect(delta == "Email,Phone\r\nilka@example.com,+491712345678\r\n")
    }

    private func delta(of lines: [String]) throws -> (files: [DeltaExport.File], text: String) {
        let folder = try TemporaryFolder()
        let (path, database) = (folder.path("crm.csv"), folder.path("contacts.db"))
        try folder.write(lines.joined(separator: "\r\n") + "\r\n", to: "crm.csv")
        _ = try Ingest(inputs: [path], database: database, options: CleaningOptions(region: try .init(code: "DE")))
            .run()
        let plan = try #require(try WriteBackPlan(database: database).run())
        let files = try DeltaExport(database: database, plan: plan.id).write(to: folder.path("delta"))
        return (files, try content(folder.path("delta/crm.delta.csv")))
    }

    private func content(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    }
}
