import Foundation
import GRDB
import StoreTestSupport
import Testing

@testable import ContactStore

/// Contacts and their values by a cursor, compared with those that SQL gives.
struct ContactCursorTests {
    private let folder: TemporaryFolder
    private let database: ContactDatabase

    init() throws {
        folder = try TemporaryFolder()
        let path = folder.path("contacts.db")
        try FullDatabase.content.get().write(to: URL(filePath: path))
        database = try ContactDatabase.open(at: path)
    }

    private static let columns = ContactCursor.Columns(
        contact: [.ordinal], number: [.raw, .verdict, .label], email: [.address], address: [.city],
        detail: [.kind, .value])

    private func bySQL(_ range: ClosedRange<Int>, numbers: String, value: String) throws -> [String] {
        try PlainSQL.rows(
            """
            SELECT id, 0, 0, ordinal, '', '' FROM contacts WHERE id BETWEEN \(range.lowerBound) AND \(range.upperBound)
            UNION ALL SELECT contact_id, 1, id, \(value), verdict, label FROM \(numbers)
              WHERE contact_id BETWEEN \(range.lowerBound) AND \(range.upperBound)
            UNION ALL SELECT contact_id, 2, id, address, '', '' FROM emails
              WHERE contact_id BETWEEN \(range.lowerBound) AND \(range.upperBound)
            UNION ALL SELECT contact_id, 3, id, city, '', '' FROM addresses
              WHERE contact_id BETWEEN \(range.lowerBound) AND \(range.upperBound)
            UNION ALL SELECT contact_id, 4, id, kind, value, '' FROM details
              WHERE contact_id BETWEEN \(range.lowerBound) AND \(range.upperBound)
            ORDER BY 1, 2, 3
            """, in: database.path
        ).map { row in
            let parts = row.split(separator: "|", omittingEmptySubsequences: false)
            return ([parts[0]] + parts[3...]).joined(separator: "|")
        }
    }

    private func rest(of cursor: inout ContactCursor) throws -> [String] {
        var lines: [String] = []
        while try cursor.next() {
            lines.append("\(cursor.id)|\(cursor.contact.int(.ordinal))||")
            while try cursor.nextNumber() {
                let value = String(decoding: cursor.numbers.value, as: UTF8.self)
                let (verdict, label) = (cursor.numbers.text(.verdict) ?? "", cursor.numbers.text(.label) ?? "")
                lines.append("\(cursor.numbers.contact)|\(value)|\(verdict)|\(label)")
            }
            while try cursor.nextEmail() { lines.append("\(cursor.id)|\(cursor.emails.row.text(.address) ?? "")||") }
            while try cursor.nextAddress() { lines.append("\(cursor.id)|\(cursor.addresses.row.text(.city) ?? "")||") }
            while try cursor.nextDetail() {
                let row = "\(cursor.details.row.text(.kind) ?? "")|\(cursor.details.row.text(.value) ?? "")"
                lines.append("\(cursor.id)|\(row)|")
            }
        }
        return lines
    }

    @Test(arguments: [0...1000, 1...1, 2...3, 3...1000, 0...0, 1000...2000])
    func givesWhatSQLGives(_ range: ClosedRange<Int>) throws {
        let current = try bySQL(range, numbers: "current_numbers", value: "value")
        let read = try bySQL(range, numbers: "phone_numbers", value: "raw")
        try database.read { db in
            var cursor = try ContactCursor(Self.columns, of: range, in: db)
            #expect(try rest(of: &cursor) == current)
            var asRead = try ContactCursor(Self.columns, of: range, changes: .ignored, in: db)
            #expect(try rest(of: &asRead) == read)
        }
    }

    @Test func someNumbersAreCorrected() throws {
        let all = 0...1000
        #expect(
            try bySQL(all, numbers: "current_numbers", value: "value")
                != bySQL(all, numbers: "phone_numbers", value: "raw"))
    }

    @Test(arguments: [1...1, 2...1000]) func startsAnewAtAnyPoint(_ range: ClosedRange<Int>) throws {
        let expected = try bySQL(range, numbers: "current_numbers", value: "value")
        try database.read { db in
            var cursor = try ContactCursor(Self.columns, in: db)
            for steps in 0..<4 {
                for _ in 0..<steps where try cursor.next() { _ = try cursor.nextNumber() }
                cursor.restart(at: range)
                #expect(try rest(of: &cursor) == expected)
                cursor.restart(at: 1...1000)
            }
        }
    }

    @Test func valuesThatAreNotAskedForAreLeftOut() throws {
        let last = try #require(try PlainSQL.rows("SELECT max(contact_id) FROM phone_numbers", in: database.path).first)
        let expected = try PlainSQL.rows(
            "SELECT value FROM current_numbers WHERE contact_id = \(last) ORDER BY id", in: database.path)
        try database.read { db in
            var cursor = try ContactCursor(Self.columns, in: db)
            var values: [String] = []
            while try cursor.next() {
                guard String(cursor.id) == last else { continue }
                while try cursor.nextNumber() { values.append(String(decoding: cursor.numbers.value, as: UTF8.self)) }
            }
            #expect(values == expected)
        }
    }

    @Test func aCorrectionThatIsMadeMeanwhileIsSeen() throws {
        let fresh = folder.path("fresh.db")
        let database = try ContactDatabase.openOrCreate(at: fresh)
        try SampleSource.mixed.write(to: database)
        try database.change { writer in
            let id = RowKey.of(1, 0)
            #expect(try writer.number(id)?.value == writer.number(id)?.raw)
            try writer.db.execute(
                sql: """
                    INSERT INTO changes (id, at, kind) VALUES (9, '2026-01-01T00:00:00Z', 'fix');
                    INSERT INTO corrections (change_id, number_id, value, is_current, verdict, plan_version)
                    VALUES (9, \(id), 'none', 1, 'empty', 'x')
                    """)
            #expect(try writer.number(id)?.value == "none")
            #expect(try writer.number(id)?.state.verdict == "empty")
        }
    }
}
