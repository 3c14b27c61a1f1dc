import ContactModel
import GRDB

/// The columns of a table that edits change.
protocol EditedColumn: StoreColumn {
    /// The name of the field whose text the column of a row holds; `nil` for columns that no edit changes.
    func field(in row: borrowing TableScan<Self>) -> String?
    /// The position of the field in a row.
    static func position(of row: borrowing TableScan<Self>) -> Int
}

/// A row as it is now: with the texts of the edits that hold in the place of those that were read.
struct EditedRow<Column: EditedColumn>: ~Copyable {
    /// The row as it was read.
    let scan: TableScan<Column>
    /// The edits of its contact; `nil` where none are looked at.
    let edits: ContactEdits?

    /// The bytes of the text in a column, valid until the next row; none for NULL and for a text that was removed.
    func bytes(_ column: Column) -> UnsafeBufferPointer<UInt8> { edited(column) ?? scan.bytes(column) }

    /// The text in a column; `nil` for NULL and for a text that was removed.
    func text(_ column: Column) -> String? {
        guard let edited = edited(column) else { return scan.text(column) }
        return edited.isEmpty ? nil : String(decoding: edited, as: UTF8.self)
    }

    /// Returns `true` if a column is NULL, or its text was removed.
    func isNull(_ column: Column) -> Bool { edited(column)?.isEmpty ?? scan.isNull(column) }

    /// The number in a column, which no edit changes; 0 for NULL.
    func int(_ column: Column) -> Int { scan.int(column) }

    private func edited(_ column: Column) -> UnsafeBufferPointer<UInt8>? {
        guard let edits, !edits.isEmpty, let field = column.field(in: scan) else { return nil }
        return edits.text(of: field, at: Column.position(of: scan))
    }
}

extension ContactColumn: EditedColumn {
    func field(in row: borrowing TableScan<ContactColumn>) -> String? {
        self == .extras ? EditedField.extras.name : fieldKind?.rawValue
    }
    static func position(of row: borrowing TableScan<ContactColumn>) -> Int { 0 }
}

extension PhoneNumberColumn: EditedColumn {
    func field(in row: borrowing TableScan<PhoneNumberColumn>) -> String? {
        self == .label ? EditedField.label(.phone).name : nil
    }
    static func position(of row: borrowing TableScan<PhoneNumberColumn>) -> Int { row.int(.position) }
}

extension EmailColumn: EditedColumn {
    func field(in row: borrowing TableScan<EmailColumn>) -> String? {
        switch self {
        case .address: EditedField.value(.email, at: 0)?.name
        case .label: EditedField.label(.email).name
        default: nil
        }
    }
    static func position(of row: borrowing TableScan<EmailColumn>) -> Int { row.int(.position) }
}

extension AddressColumn: EditedColumn {
    func field(in row: borrowing TableScan<AddressColumn>) -> String? {
        self == .label ? EditedField.addressLabel : fieldKind?.rawValue
    }
    static func position(of row: borrowing TableScan<AddressColumn>) -> Int { row.int(.position) }
}

extension DetailColumn: EditedColumn {
    func field(in row: borrowing TableScan<DetailColumn>) -> String? {
        guard self == .value || self == .label, let name = row.text(.kind) else { return nil }
        return self == .value ? name : name + ".label"
    }
    static func position(of row: borrowing TableScan<DetailColumn>) -> Int { row.int(.position) + 1 }
}
