import ContactModel
import GRDB

/// Carries edits and corrections over to the contacts that take the place of others, by the pairs of a ``Succession``.
///
/// ``EditTransfer`` decides what becomes of each. One that ends stays as a row of `edits` that holds no more, so that the history has it.
struct CarriedEdits {
    private let keeper: RowKeeper
    private let reader: CarriedRowReader
    private let isWritten: Bool
    private var ended = EndedEdits()

    private var db: Database { keeper.db }

    /// - Parameters:
    ///   - keeper: Keeps the rows as they were.
    ///   - isWritten: `true` if the newer contacts are what a plan wrote.
    /// - Returns: the edits and corrections that ended.
    static func carry(keeping keeper: RowKeeper, isWritten: Bool) throws -> [EndedEdit] {
        var carried = CarriedEdits(keeper, isWritten: isWritten)
        try carried.run()
        return carried.ended.all
    }

    private init(_ keeper: RowKeeper, isWritten: Bool) {
        (self.keeper, self.isWritten) = (keeper, isWritten)
        reader = CarriedRowReader(keeper.db)
    }

    private mutating func run() throws {
        try AddedRows.copy(in: db)
        let contacts = try Row.fetchAll(
            db,
            sql: """
                SELECT old, new, key FROM temp.moved WHERE NOT is_same AND (
                  old IN (SELECT contact_id FROM edits WHERE ended_by IS NULL)
                  OR old IN (SELECT number_id >> \(RowKey.positionBits) FROM corrections)
                ) ORDER BY old
                """)
        for row in contacts {
            try carry(
                Successor(old: try row.value("old"), new: try row.value("new"), key: try row.value("key")))
        }
        // Edits that ended before stay with the contact, too.
        let others = "(SELECT old FROM temp.moved WHERE key <> old)"
        try keeper.keep(.edits, where: "contact_id IN \(others)")
        try db.execute(
            sql: """
                UPDATE OR IGNORE edits SET contact_id = (SELECT key FROM temp.moved WHERE old = contact_id)
                WHERE contact_id IN \(others)
                """)
    }

    private mutating func carry(_ pair: Successor) throws {
        let (edits, corrections) = (try reader.edits(of: pair.old), try reader.corrections(of: pair.old))
        let transfer = try EditTransfer(
            edits, corrections, of: pair, by: reader, newer: reader,
            freeRow: AddedRows.firstFreeDetail(ofContacts: [pair.old, pair.key], in: db), isWritten: isWritten)
        for row in transfer.newRows { try AddedRows.add(row.kind, at: row.position, toContact: pair.key, in: db) }
        try write(transfer.edits, in: edits, pair)
        try write(transfer.corrections, in: corrections, pair)
    }

    // MARK: - Edits

    /// Writes the edits that are others than they were.
    private mutating func write(_ edits: [CarriedEdit], in former: [CarriedEdit], _ pair: Successor) throws {
        let unchanged = Set(pair.key == pair.old ? edits.filter(former.contains).compactMap(\.id) : [])
        let leaving = former.compactMap(\.id).filter { !unchanged.contains($0) }
        if !leaving.isEmpty {
            let list = leaving.map { String($0) }.joined(separator: ", ")
            try keeper.keep(.edits, where: "id IN (\(list))")
            try db.execute(sql: "DELETE FROM edits WHERE id IN (\(list))")
        }
        for edit in edits where edit.id.map(unchanged.contains) != true { try insert(edit, contact: pair.key) }
        try ended.note(edits, in: former, of: pair.old, in: db)
    }

    private func insert(_ edit: CarriedEdit, contact: Int) throws {
        let key = try edit.id ?? db.nextKey(of: .edits)
        // Where the contacts that another one takes the place of have edits of one text, the first holds.
        let isTaken =
            try edit.isCurrent
            && Bool.fetchOne(
                db,
                sql:
                    "SELECT EXISTS (SELECT 1 FROM edits WHERE is_current AND contact_id = ? AND field = ? AND position = ?)",
                arguments: [contact, edit.field, edit.position]) == true
        if isTaken { return }
        try db.execute(
            sql: EditColumn.allCases.insertStatement,
            arguments: [
                key, edit.change, contact, edit.field, edit.position, edit.old, edit.value, edit.isCurrent,
                edit.outcome == nil ? nil : keeper.change, edit.outcome?.rawValue,
            ])
        if edit.id == nil { try keeper.noteBrought(.edits, key) }
    }

    // MARK: - Corrections

    private mutating func write(
        _ corrections: [CarriedCorrection], in former: [CarriedCorrection], _ pair: Successor
    ) throws {
        let changed = corrections.filter { correction in
            pair.key != pair.old || !former.contains(correction)
        }
        guard !changed.isEmpty else { return }
        let list = changed.map { String($0.id) }.joined(separator: ", ")
        try keeper.keep(.corrections, where: "id IN (\(list))")
        // Corrections that move beside each other must not meet on the way.
        try db.execute(sql: "UPDATE corrections SET number_id = -id WHERE id IN (\(list))")
        for correction in changed where correction.outcome == nil {
            try db.execute(
                sql: "UPDATE OR IGNORE corrections SET number_id = ? WHERE id = ?",
                arguments: [RowKey.of(pair.key, correction.position), correction.id])
        }
        try db.execute(sql: "DELETE FROM corrections WHERE id IN (\(list)) AND number_id < 0")
        for correction in changed where correction.hasEnded { try insert(CarriedEdit(correction), contact: pair.key) }
        try ended.note(changed, in: former, of: pair.old, in: db)
    }
}
