/// Rows of one table with values of any kind, encoded and copied into the table piece by piece.
///
/// Whole records are copied, and counted by what their encoder summed up; the rows of a statement are counted one by one, by
/// ``DigestTriggers``.
struct TableRows<Column: StoreColumn>: ~Copyable {
    /// A value of a column.
    enum Value {
        case null
        case number(Int)
        case text(String)
        case blob([UInt8])

        /// A text, or NULL.
        static func optional(_ text: String?) -> Self { text.map(Self.text) ?? .null }
        /// A number, or NULL.
        static func optional(_ number: Int?) -> Self { number.map(Self.number) ?? .null }
    }

    private let transfer: BatchTransfer
    /// The source of the rows, where they are of one.
    private let source: Int?
    private var image = BatchImage(pageCapacity: Self.pageCapacity)
    private var row = RowBuilder<Column>()
    /// The bytes of the texts of the row that is added.
    private var bytes: [UInt8] = []

    /// The number of pages that are filled before they are stored; the last ones are left for what ends a table.
    private static var pageCapacity: Int { 32 }
    private static var maximumSize: Int { (pageCapacity - 4) * PageStore.pageSize }

    init(_ transfer: BatchTransfer, source: Int? = nil) {
        self.transfer = transfer
        self.source = source
    }

    /// Adds a row. Its key must be higher than that of the row before, and not be in the table.
    ///
    /// - Parameter values: The values of the columns behind the key, in their order.
    mutating func add(key: Int, _ values: [Value]) throws {
        bytes.removeAll(keepingCapacity: true)
        for value in values {
            switch value {
            case .text(let text): bytes.append(contentsOf: text.utf8)
            case .blob(let blob): bytes.append(contentsOf: blob)
            default: break
            }
        }
        bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            func next(_ count: Int) -> UnsafeBufferPointer<UInt8> {
                defer { start += count }
                return UnsafeBufferPointer(rebasing: bytes[start..<start + count])
            }
            for (column, value) in zip(Column.allCases.dropFirst(), values) {
                switch value {
                case .null: break
                case .number(let number): row.bind(number, to: column)
                case .text(let text): row.bind(next(text.utf8.count), to: column)
                case .blob(let blob): row.bind(blob: next(blob.count), to: column)
                }
            }
            image.append(&row, key: key)
        }
        if image.byteCount >= Self.maximumSize { try store() }
    }

    /// Stores the rows that are not stored yet. The last thing that is to be called.
    mutating func store() throws { try transfer.store(image.take(), source: source) }
}
