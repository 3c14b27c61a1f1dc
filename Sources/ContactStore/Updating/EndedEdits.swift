import ContactModel
import GRDB

/// Collects the edits and corrections that end with a newer file.
struct EndedEdits {
    private(set) var all: [EndedEdit] = []

    /// The edits and corrections that would end, if contacts took the places of others.
    ///
    /// - Parameters:
    ///   - pairs: The contacts.
    ///   - old: The database of the older ones.
    ///   - new: The database of the newer ones.
    ///   - isWritten: `true` if the newer contacts are what a plan wrote.
    static func ahead(
        of pairs: [Successor], in old: Database, newer new: Database, isWritten: Bool = false
    ) throws -> [EndedEdit] {
        let edited = try Set(
            Int.fetchCursor(
                old,
                sql: """
                    SELECT contact_id FROM edits WHERE ended_by IS NULL
                    UNION SELECT number_id >> \(RowKey.positionBits) FROM corrections
                    """))
        let (reader, newer) = (CarriedRowReader(old), CarriedRowReader(new))
        var ended = EndedEdits()
        for pair in pairs.sorted(by: { $0.old < $1.old }) where !pair.isSame && edited.contains(pair.old) {
            let (edits, corrections) = (try reader.edits(of: pair.old), try reader.corrections(of: pair.old))
            let transfer = try EditTransfer(
                edits, corrections, of: pair, by: reader, newer: newer,
                freeRow: AddedRows.firstFreeDetail(ofContacts: [pair.old], in: old), isWritten: isWritten)
            try ended.note(transfer.edits, in: edits, of: pair.old, in: old)
            try ended.note(transfer.corrections, in: corrections, of: pair.old, in: old)
        }
        return ended.all
    }

    /// Notes those of the edits of a contact that have ended and held before.
    mutating func note(
        _ edits: [CarriedEdit], in former: [CarriedEdit], of contact: Int, in db: Database
    ) throws {
        let past = Set(former.filter { !$0.isCurrent }.compactMap(\.id))
        try note(
            edits.filter { edit in edit.outcome != nil && edit.id.map(past.contains) != true }, of: contact, in: db)
    }

    /// Notes those of the corrections of a contact that have ended and held before.
    mutating func note(
        _ corrections: [CarriedCorrection], in former: [CarriedCorrection], of contact: Int, in db: Database
    ) throws {
        let current = Set(former.filter(\.isCurrent).map(\.id))
        try note(
            corrections.filter { $0.hasEnded && current.contains($0.id) }.map(CarriedEdit.init), of: contact, in: db)
    }

    private mutating func note(_ edits: [CarriedEdit], of contact: Int, in db: Database) throws {
        guard !edits.isEmpty else { return }
        let name = try String.fetchOne(
            db, sql: "SELECT name FROM _contact_names WHERE contact_id = ?", arguments: [contact])
        func add(_ field: String, _ before: String, _ after: String, _ outcome: EditOutcome?) {
            all.append(
                EndedEdit(
                    contact: contact, name: name ?? "contact \(contact)", field: field, before: before, after: after,
                    isDone: outcome == .done))
        }
        // In the order in which they were made, however they were carried.
        for edit in edits.sorted(by: { ($0.id ?? .max) < ($1.id ?? .max) }) {
            guard edit.field == EditedField.extras.name else {
                add(edit.field, edit.old ?? "", edit.value, edit.outcome)
                continue
            }
            for column in ExtrasDecoder.differences(edit.old ?? "", edit.value) {
                add("column:" + column.name, column.before, column.after, edit.outcome)
            }
        }
    }
}

extension CarriedCorrection {
    /// `true` if the correction has ended and was one: it gave another text than was read.
    var hasEnded: Bool { outcome != nil && old != value.text }
}

extension CarriedEdit {
    /// The end of a correction, as the history has it.
    init(_ correction: CarriedCorrection) {
        self.init(
            id: nil, change: correction.change, field: ContactModel.Contact.Field.Kind.phone.rawValue,
            position: correction.position, old: correction.old, value: correction.value.text, isCurrent: false,
            outcome: correction.outcome)
    }
}
