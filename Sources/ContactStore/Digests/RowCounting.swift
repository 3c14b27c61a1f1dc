import GRDB
import GRDBSQLite

/// The SQL function that ``DigestTriggers`` call with each row: a sign, the table, the source, and the values of the columns.
///
/// It is an aggregate of one row, since SQLite saves each page that a statement is about to change if a trigger of it calls another
/// function, which might fail.
enum RowCounting {
    static let name = "_count_row"

    /// Registers the function.
    static func register(for ledger: DigestLedger, in db: Database) throws {
        let state = Unmanaged.passRetained(State(ledger))
        let code = sqlite3_create_function_v2(
            db.sqliteConnection, name, -1, SQLITE_UTF8, state.toOpaque(), nil,
            { context, count, values in
                guard let pointer = sqlite3_user_data(context), let values else { return }
                let state = Unmanaged<State>.fromOpaque(pointer).takeUnretainedValue()
                if !state.count(UnsafeBufferPointer(start: values, count: Int(count))) {
                    sqlite3_result_error(context, "a row belongs to a contact or a source that is not there", -1)
                    sqlite3_result_error_code(context, SQLITE_CORRUPT)
                }
            }, { context in sqlite3_result_null(context) },
            { pointer in pointer.map { Unmanaged<State>.fromOpaque($0).release() } })
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }

    /// The state of the SQL function, one for each connection.
    private final class State {
        let ledger: DigestLedger
        private let hashers = StoreTable.allCases.map(\.hasher)

        init(_ ledger: DigestLedger) { self.ledger = ledger }

        /// Counts a row.
        ///
        /// - Returns: whether its source was found.
        func count(_ values: UnsafeBufferPointer<OpaquePointer?>) -> Bool {
            guard values.count > 4, let table = StoreTable(rawValue: Int(sqlite3_value_int64(values[1]))) else {
                return false
            }
            var part = StoredDigest.Part(table: table, source: nil)
            if sqlite3_value_type(values[2]) != SQLITE_NULL {
                let source = Int(sqlite3_value_int64(values[2]))
                guard source > 0 else { return false }
                part.source = source
            }
            let row = hashers[table.rawValue].digest(of: UnsafeBufferPointer(rebasing: values.dropFirst(3)))
            ledger.count(row, of: part, isAdded: sqlite3_value_int64(values[0]) > 0)
            return true
        }
    }
}

/// Gives the digest of one row by the values that SQLite has of it.
protocol RowHasher: AnyObject {
    /// - Parameter values: those of all columns, the key first.
    func digest(of values: UnsafeBufferPointer<OpaquePointer?>) -> ContentDigest
}

private final class ColumnHasher<Column: StoreColumn>: RowHasher {
    private var row = RowBuilder<Column>()
    private let columns = Column.allCases

    init() {}

    func digest(of values: UnsafeBufferPointer<OpaquePointer?>) -> ContentDigest {
        var digest = ContentDigest()
        for place in 1..<min(columns.count, values.count) { bind(values[place], to: columns[place]) }
        row.add(key: Int(sqlite3_value_int64(values[0])), to: &digest)
        return digest
    }

    private func bind(_ value: OpaquePointer?, to column: Column) {
        switch sqlite3_value_type(value) {
        case SQLITE_NULL: break
        case SQLITE_INTEGER: row.bind(Int(sqlite3_value_int64(value)), to: column)
        case SQLITE_FLOAT: row.bind(sqlite3_value_double(value), to: column)
        case SQLITE_BLOB:
            let bytes = sqlite3_value_blob(value)?.assumingMemoryBound(to: UInt8.self)
            row.bind(blob: UnsafeBufferPointer(start: bytes, count: Int(sqlite3_value_bytes(value))), to: column)
        default:
            let bytes = sqlite3_value_text(value)
            row.bind(UnsafeBufferPointer(start: bytes, count: Int(sqlite3_value_bytes(value))), to: column)
        }
    }
}

extension StoreTable {
    fileprivate var hasher: any RowHasher {
        func make<Column: StoreColumn>(_: Column.Type) -> any RowHasher { ColumnHasher<Column>() }
        // For rows by the hundred thousand, code of their own.
        return switch self {
        case .contacts: ColumnHasher<ContactColumn>()
        case .members: ColumnHasher<MemberColumn>()
        case .phoneNumbers: ColumnHasher<PhoneNumberColumn>()
        case .corrections: ColumnHasher<CorrectionColumn>()
        case .edits: ColumnHasher<EditColumn>()
        case .memberships: ColumnHasher<MembershipColumn>()
        case .people: ColumnHasher<PersonColumn>()
        case .decisions: ColumnHasher<DecisionColumn>()
        case .keptRows: ColumnHasher<KeptRowColumn>()
        case .planFiles: ColumnHasher<PlanFileColumn>()
        case .planImages: ColumnHasher<PlanImageColumn>()
        case .planSteps: ColumnHasher<PlanStepColumn>()
        default: make(columns)
        }
    }
}
