import GRDB

/// Goes over the numbers of contacts as they are now: as the correction that holds has them, else as they were read.
struct NumberCursor: ~Copyable {
    /// The numbers as they were read.
    private(set) var rows: RowsOfContacts<PhoneNumberColumn>
    private let corrections: CorrectionCursor?
    /// `true` if a correction of the number holds.
    private(set) var isCorrected = false

    /// - Parameters:
    ///   - columns: The columns that are read, beside the keys.
    ///   - contacts: The keys of the contacts; all by default.
    ///   - changes: The changes that are looked at.
    ///   - edits: The edits of the contacts, shared with those who read the same contacts.
    init(
        _ columns: [PhoneNumberColumn], of contacts: ClosedRange<Int>? = nil, changes: CursorChanges = .stored,
        edits: ContactEdits?, in db: Database
    ) throws {
        let keys = contacts.map(RowKey.rows(of:))
        let areRead =
            switch changes {
            case .ignored: false
            case .stored: try Schema.hasCorrections(in: db)
            case .awaited: true
            }
        let scan = try areRead ? CorrectionCursor(keys: keys, in: db) : nil
        rows = try RowsOfContacts([.id] + columns, keys: keys, edits: edits, in: db)
        self.corrections = scan
    }

    /// Numbers as they are now.
    ///
    /// - Parameter contacts: The keys of the contacts; all by default.
    init(_ columns: [PhoneNumberColumn], of contacts: ClosedRange<Int>? = nil, in db: Database) throws {
        try self.init(columns, of: contacts, edits: CursorChanges.stored.edits(of: contacts, in: db), in: db)
    }

    /// Goes back to the start, for the numbers of some contacts.
    mutating func restart(at contacts: ClosedRange<Int>) {
        let keys = RowKey.rows(of: contacts)
        rows.restart(keys: keys)
        corrections?.restart(keys: keys)
    }

    /// Ends what is being read.
    func rest() {
        rows.row.scan.rest()
        corrections?.scan.rest()
    }

    /// Goes to the next number.
    ///
    /// - Returns: `false` after the last one.
    mutating func next() throws -> Bool {
        repeat {
            guard try rows.next() else { return false }
            try correct()
        } while isVoid
        return true
    }

    /// Goes to the next number of a contact. Contacts come in the order of their keys.
    ///
    /// - Returns: `false` after the last one of the contact.
    mutating func next(of contact: Int) throws -> Bool {
        repeat {
            guard try rows.next(of: contact) else { return false }
            try correct()
        } while isVoid
        return true
    }

    /// `true` if an edit added the number, and it no longer holds.
    private var isVoid: Bool { rows.isAdded && (!isCorrected || value.isEmpty) }

    private mutating func correct() throws {
        guard let corrections else { return }
        isCorrected = try corrections.goTo(rows.row.int(.id))
    }

    /// The key of the number.
    var id: Int { rows.row.int(.id) }
    /// The contact that has it.
    var contact: Int { rows.contact }

    /// The bytes of the text that holds now; `raw` must be read.
    var value: UnsafeBufferPointer<UInt8> {
        if isCorrected, let corrections { return corrections.scan.bytes(.value) }
        return rows.row.bytes(.raw)
    }

    /// The bytes of the text in a column, valid until the next number; none for NULL.
    func bytes(_ column: PhoneNumberColumn) -> UnsafeBufferPointer<UInt8> {
        if isCorrected, let corrections, let column = column.corrected { return corrections.scan.bytes(column) }
        return rows.row.bytes(column)
    }

    /// The text in a column; `nil` for NULL.
    func text(_ column: PhoneNumberColumn) -> String? {
        if isCorrected, let corrections, let column = column.corrected { return corrections.scan.text(column) }
        return rows.row.text(column)
    }

    /// The number in a column; `nil` for NULL.
    func int(_ column: PhoneNumberColumn) -> Int? {
        if isCorrected, let corrections, let column = column.corrected {
            return corrections.scan.isNull(column) ? nil : corrections.scan.int(column)
        }
        return rows.row.isNull(column) ? nil : rows.row.int(column)
    }
}

extension PhoneNumberColumn {
    /// The column of a correction that stands in the place of this one; `nil` for what stays as it was read.
    fileprivate var corrected: CorrectionColumn? {
        switch self {
        case .e164: .e164
        case .extension: .extension
        case .countryCode: .countryCode
        case .region: .region
        case .category: .category
        case .verdict: .verdict
        case .reason: .reason
        case .id, .contactID, .position, .lineOffset, .label, .isPreferred, .raw, .cell, .ruleID, .repairs: nil
        }
    }
}

/// Goes over the corrections that hold, in the order of their numbers.
private final class CorrectionCursor {
    let scan: TableScan<CorrectionColumn>
    /// The number of the correction: below all others before the first one, above them behind the last.
    private var number = Int.min

    init(keys: ClosedRange<Int>?, in db: Database) throws {
        let columns: [CorrectionColumn] = [
            .numberID, .value, .e164, .extension, .countryCode, .region, .category, .verdict, .reason,
        ]
        // In the order of an index that has the corrections that hold.
        let current = "(SELECT number_id AS id, \(columns.list) FROM corrections WHERE is_current)"
        scan = try TableScan(columns, keys: keys, from: current, in: db)
    }

    func restart(keys: ClosedRange<Int>) {
        scan.restart(keys: keys)
        number = .min
    }

    /// Goes to the correction of a number, which is above all others that were asked for.
    ///
    /// - Returns: `true` if there is one.
    func goTo(_ wanted: Int) throws -> Bool {
        while number < wanted { number = try scan.next() ? scan.int(.numberID) : .max }
        return number == wanted
    }
}
