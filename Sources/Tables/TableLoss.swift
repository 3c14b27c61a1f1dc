/// Records of a text that could not be read.
public struct LostRecords: Sendable, Hashable {
    /// The number of records or values.
    public var count = 0
    /// `true` if the text ends where no complete file does: inside a record, a list or a line.
    public var isCutOff = false

    /// No record.
    public init() {}

    init(count: Int, isCutOff: Bool) {
        self.count = count
        self.isCutOff = isCutOff
    }
}

/// Records or values that a conversion left out because they are beyond a limit.
public struct TableLoss: Sendable, Hashable {
    /// The kinds of losses.
    public enum Kind: Int, Sendable, CaseIterable {
        /// Records or rows that are longer than `ExpansionLimits.maxRecordLength`.
        case recordTooLong
        /// Values whose column is beyond `ExpansionLimits.maxColumnCount`.
        case tooManyColumns
        /// Values beyond `ExpansionLimits.maxValueCount`.
        case tooManyValues
        /// Values that are nested deeper than names of columns can say.
        case tooDeep
        /// Values whose name is too long to be that of a column.
        case nameTooLong
        /// Values among the records of JSON that are no objects.
        case noRecord
        /// Objects of JSON in lists that are none of contacts.
        case outsideList
        /// Formulas of a sheet whose results are not stored.
        case formulaWithoutValue
        /// Entries of LDIF that change, delete or rename others.
        case change
        /// Entries that have no name, number or e-mail address.
        case noContact
        /// A database whose newest changes may stand in a file beside it.
        case journalBeside
        /// Lines of entries of LDIF that are no attributes; the rest of such an entry is read.
        case damagedLine
        /// Pictures of contacts, for which a table has no place.
        case picture
        /// Rows of a sheet with nothing but a title of the rows below, merged over all columns, without a number and a mailbox.
        case title
    }

    /// The kind of the loss.
    public var kind: Kind
    /// The number of records or values that were left out.
    public var count: Int
    /// The first record with such a loss, from 1: the row of a sheet, or the record of a file.
    public var record: Int
    /// The first line of the text with such a loss, from 1; 0 if only its record is known.
    public var line = 0
    /// The first three titles of rows that were left out.
    public var texts: [String] = []
}

/// Counts what a conversion leaves out.
struct LossCounter {
    private var losses: [TableLoss.Kind: TableLoss] = [:]

    /// Counts a loss in a record, and in a line of the text where it is known; keeps the first three texts that are given.
    mutating func add(_ kind: TableLoss.Kind, _ count: Int = 1, record: Int, line: Int = 0, text: String? = nil) {
        guard count > 0 else { return }
        losses[kind, default: TableLoss(kind: kind, count: 0, record: record, line: line)].count += count
        if let text, let known = losses[kind]?.texts, known.count < 3 { losses[kind]?.texts.append(text) }
    }

    /// The losses, one of each kind.
    var all: [TableLoss] { losses.values.sorted { $0.kind.rawValue < $1.kind.rawValue } }
}
