package import ContactFormats
import Foundation
import GRDB

/// A source, as far as its records have to be found again.
package struct RecordSource: Sendable, Hashable {
    package var id: Int
    /// The path as the user gave it.
    package var path: String
    /// The SHA-256 of the content in lower-case hexadecimal.
    package var sha256: String
    /// The field of each column, as a mapping file has it; `nil` for a source without columns.
    package var mapping: String?
}

extension ChangeWriter {
    /// The sources, in the order in which they were begun.
    package func recordSources() throws -> [RecordSource] {
        try Row.fetchAll(db, sql: "SELECT id, path, sha256, mapping FROM sources ORDER BY id").map { row in
            RecordSource(
                id: try row.value(SourceColumn.id), path: try row.value(SourceColumn.path),
                sha256: try row.value(SourceColumn.sha256), mapping: try row.value(SourceColumn.mapping))
        }
    }

    /// The contacts of some sources that have, as they were read, a number without a good reading: the order is that of the keys.
    package func contactsWithRejects(ofSources sources: [Int]) throws -> [Int] {
        let list = sources.map { String($0) }.joined(separator: ", ")
        return try Int.fetchAll(
            db,
            sql: """
                SELECT DISTINCT contact_id FROM phone_numbers JOIN contacts ON contacts.id = contact_id
                WHERE verdict IN ('rejected', 'ambiguous') AND source_id IN (\(list)) ORDER BY contact_id
                """)
    }

    /// The numbers of a contact as they are now, in their order, each with its label.
    package func numbers(ofContact contact: Int) throws -> [(number: ReadNumber, label: String)] {
        let range: StatementArguments = [RowKey.of(contact, 0), RowKey.of(contact + 1, 0) - 1]
        let statement = try db.cachedStatement(
            sql: "SELECT id, label FROM phone_numbers WHERE id BETWEEN ? AND ? ORDER BY id")
        return try Row.fetchAll(statement, arguments: range).compactMap { row in
            guard let number = try ReadNumber.find(try row.value("id"), in: db) else { return nil }
            let label: String? = try row.value("label")
            return (number, label ?? "")
        }
    }

    /// The values of a contact that are not numbers, each with what it is.
    package func values(ofContact contact: Int) throws -> [(kind: Contact.Field.Kind, name: String, value: String)] {
        let range: StatementArguments = [RowKey.of(contact, 0), RowKey.of(contact + 1, 0) - 1]
        var values: [(kind: Contact.Field.Kind, name: String, value: String)] = []
        let contacts = try db.cachedStatement(sql: "SELECT \(ContactColumn.allCases.list) FROM contacts WHERE id = ?")
        guard let row = try Row.fetchOne(contacts, arguments: [contact]) else { return [] }
        for column in ContactColumn.allCases {
            guard let kind = column.fieldKind, let value: String = try row.value(column) else { continue }
            values.append((kind, "", value))
        }
        let extras: String? = try row.value(ContactColumn.extras)
        for (name, value) in Self.members(of: extras ?? "{}") { values.append((.extra, name, value)) }
        let emails = try db.cachedStatement(sql: "SELECT address FROM emails WHERE id BETWEEN ? AND ? ORDER BY id")
        for address in try String.fetchAll(emails, arguments: range) { values.append((.email, "", address)) }
        let addresses = try db.cachedStatement(
            sql: "SELECT \(AddressColumn.allCases.list) FROM addresses WHERE id BETWEEN ? AND ? ORDER BY id")
        for row in try Row.fetchAll(addresses, arguments: range) {
            for column in AddressColumn.allCases {
                guard let kind = column.fieldKind, let value: String = try row.value(column) else { continue }
                values.append((kind, "", value))
            }
        }
        let details = try db.cachedStatement(
            sql: "SELECT kind, value FROM details WHERE id BETWEEN ? AND ? ORDER BY id")
        for row in try Row.fetchAll(details, arguments: range) {
            guard let kind = Contact.Field.Kind(named: try row.value(DetailColumn.kind)) else { continue }
            values.append((kind, "", try row.value(DetailColumn.value)))
        }
        return values
    }

    private static func members(of json: String) -> [(name: String, value: String)] {
        guard let object = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any] else { return [] }
        return object.flatMap { name, value in
            ((value as? [String]) ?? (value as? String).map { [$0] } ?? []).map { (name, $0) }
        }
    }
}
