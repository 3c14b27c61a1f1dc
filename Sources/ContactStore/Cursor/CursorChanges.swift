import GRDB

/// The changes that readers of contacts look at: corrections of numbers and edits of other values.
enum CursorChanges {
    /// None: values are those that were read.
    case ignored
    /// Those that hold when the reader is made.
    case stored
    /// Those that hold when a contact is read: some may be made while the reader is used.
    case awaited

    /// The edits of contacts; `nil` if none are to be looked at.
    func edits(of contacts: ClosedRange<Int>?, in db: Database) throws -> ContactEdits? {
        switch self {
        case .ignored: nil
        case .stored: try Schema.hasEdits(in: db) ? ContactEdits(of: contacts, in: db) : nil
        case .awaited: try ContactEdits(of: contacts, in: db)
        }
    }
}
