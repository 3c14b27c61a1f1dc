import ContactModel
import GRDB

/// Reads the values of a contact as they were read and as its edits have them.
struct CarriedValueReader {
    private let reader: CarriedRowReader
    private let contact: Int
    /// `false` for a newer contact, of which only what was read is looked at.
    private let hasEdits: Bool
    /// The texts of the edits that hold, by their places, and of corrections, by the positions of their numbers.
    private var texts: [Place: String] = [:]
    private var numbers: [Int: CarriedValue.Text] = [:]
    private var values: [CarriedValue] = []

    private struct Place: Hashable { var field: String, position: Int }

    /// The values of a contact that has edits.
    static func values(
        of contact: Int, _ edits: [CarriedEdit], _ corrections: [CarriedCorrection], by reader: CarriedRowReader
    ) throws -> [CarriedValue] {
        var read = CarriedValueReader(contact, hasEdits: true, reader)
        for edit in edits where edit.isCurrent {
            read.texts[Place(field: edit.field, position: edit.position)] = edit.value
        }
        for correction in corrections where correction.isCurrent {
            read.numbers[correction.position] = correction.value
        }
        return try read.run()
    }

    /// The values of a contact as they were read.
    static func values(of contact: Int, by reader: CarriedRowReader) throws -> [CarriedValue] {
        var read = CarriedValueReader(contact, hasEdits: false, reader)
        return try read.run()
    }

    private init(_ contact: Int, hasEdits: Bool, _ reader: CarriedRowReader) {
        (self.contact, self.hasEdits, self.reader) = (contact, hasEdits, reader)
    }

    private mutating func run() throws -> [CarriedValue] {
        try readColumns()
        try readNumbers()
        try readEmails()
        try readAddresses()
        try readDetails()
        return values.filter { value in value.parts.contains { !$0.read.text.isEmpty || !$0.now.text.isEmpty } }
    }

    private func part(_ field: String, _ position: Int, read: String?) -> CarriedValue.Part {
        let read = CarriedValue.Text(read ?? "")
        return CarriedValue.Part(
            read: read, now: texts[Place(field: field, position: position)].map { .init($0) } ?? read)
    }

    /// A label, which is the same in capital letters.
    private func label(_ field: String, _ position: Int, read: String?) -> CarriedValue.Part {
        var part = part(field, position, read: read)
        part.read.form = part.read.text.lowercased()
        part.now.form = part.now.text.lowercased()
        return part
    }

    private static func isAdded(_ row: Int) -> Bool { row >= RowKey.firstAdded }

    private mutating func readColumns() throws {
        let columns = ContactColumn.allCases.filter { $0.fieldKind != nil }
        let names = columns.map(\.name).joined(separator: ", ")
        guard let row = try reader.rows("SELECT \(names) FROM contacts WHERE id = ?", [contact]).first else { return }
        for column in columns {
            guard let kind = column.fieldKind else { continue }
            values.append(
                CarriedValue(
                    group: .values(kind), places: [0], isColumn: true,
                    parts: [part(kind.rawValue, 0, read: try row.value(column))]))
        }
    }

    private mutating func readNumbers() throws {
        for row in try rows(of: .phoneNumbers, "raw, e164, extension") {
            let position: Int = try row.value("position")
            let read = CarriedValue.Text(try row.value("raw"), form: try CarriedRowReader.form(of: row))
            append(
                .phones, position, isAdded: Self.isAdded(position), try row.value("label"),
                [CarriedValue.Part(read: read, now: numbers[position] ?? read)])
        }
    }

    private mutating func readEmails() throws {
        for row in try rows(of: .emails, "address") {
            let position: Int = try row.value("position")
            append(
                .emails, position, isAdded: Self.isAdded(position), try row.value("label"),
                [part(Contact.Field.Kind.email.rawValue, position, read: try row.value("address"))])
        }
    }

    private mutating func readAddresses() throws {
        let columns = AddressColumn.allCases.filter { $0.fieldKind != nil }
        for row in try rows(of: .addresses, columns.map(\.name).joined(separator: ", ")) {
            let position: Int = try row.value("position")
            let parts = try zip(columns, CarriedValue.addressParts).map { column, kind in
                part(kind.rawValue, position, read: try row.value(column))
            }
            append(.addresses, position, isAdded: Self.isAdded(position), try row.value("label"), parts)
        }
    }

    /// The first value of a kind stands in `contacts`, and here once more if it has a label.
    private mutating func readDetails() throws {
        for row in try rows(of: .details, "kind, value") {
            guard let kind = Contact.Field.Kind(rawValue: try row.value("kind")) else { continue }
            let position = try row.value("position") + 1
            let isAdded = Self.isAdded(position - 1)
            let value = part(kind.rawValue, position, read: try row.value("value"))
            let label = label(EditedField.label(kind).name, position, read: try row.value("label"))
            let first = values.firstIndex { first in
                first.isColumn && first.group == .values(kind) && first.places.count == 1
                    && (isAdded
                        ? first.parts[0].now == value.now && !label.now.text.isEmpty
                        : first.parts[0].read == value.read && !label.read.text.isEmpty)
            }
            if let first, !value.now.text.isEmpty || !isAdded {
                values[first].places.append(position)
                values[first].label = label
            } else {
                append(.values(kind), position, isAdded: isAdded, try row.value("label"), [value])
            }
        }
    }

    private mutating func append(
        _ group: CarriedValue.Group, _ position: Int, isAdded: Bool, _ label: String?, _ parts: [CarriedValue.Part]
    ) {
        var value = CarriedValue(group: group, places: [position], isAdded: isAdded, parts: parts)
        value.label = self.label(value.labelField, position, read: label)
        values.append(value)
    }

    /// The rows of a table; of a newer contact those that were read.
    private func rows(of table: StoreTable, _ columns: String) throws -> [Row] {
        try reader.rows(of: table, columns, contact: contact).filter { row in
            try hasEdits || !Self.isAdded(row.value("position"))
        }
    }
}

extension EditTransfer {
    /// Transfers the edits and corrections of a contact to the one that takes its place.
    ///
    /// - Parameters:
    ///   - reader: Reads the older contact.
    ///   - newer: Reads the newer one, which may be in another database.
    init(
        _ edits: [CarriedEdit], _ corrections: [CarriedCorrection], of pair: Successor, by reader: CarriedRowReader,
        newer: CarriedRowReader, freeRow: Int, isWritten: Bool
    ) throws {
        self.init(
            edits, corrections,
            old: try CarriedValueReader.values(of: pair.old, edits, corrections, by: reader),
            new: try CarriedValueReader.values(of: pair.new, by: newer),
            extras: (try reader.extras(of: pair.old), try newer.extras(of: pair.new)), freeRow: freeRow,
            isWritten: isWritten)
    }
}
