import GRDB
import GRDBSQLite

/// The values of a row as a [SQLite record](https://sqlite.org/fileformat2.html#record_format): exact for every type, where JSON
/// and `quote()` lose text behind a NUL, the last digits of a fraction, or bytes that are no text.
///
/// A record of `kept_rows` may have been damaged: reading it never goes beyond its end.
struct KeptRecord {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The serial type of each value, and where it stands.
    private let values: [(serial: Int, offset: Int)]

    /// Reads the places of the values.
    ///
    /// - Returns: `nil` if the bytes are no record with so many values.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, count: Int) {
        var place = 0
        guard let headerCount = VarInt.read(bytes, &place), headerCount <= bytes.count else { return nil }
        var values: [(serial: Int, offset: Int)] = []
        values.reserveCapacity(count)
        var offset = headerCount
        while place < headerCount, values.count <= count {
            guard let serial = VarInt.read(bytes, &place), let width = StoredRecord.width(of: serial),
                width <= bytes.count - offset
            else { return nil }
            values.append((serial, offset))
            offset += width
        }
        guard values.count == count, place == headerCount, offset == bytes.count else { return nil }
        self.bytes = bytes
        self.values = values
    }

    /// The number in a column; `nil` for what is none.
    func int(_ column: Int) -> Int? {
        let (serial, offset) = values[column]
        switch serial {
        case 8: return 0
        case 9: return 1
        case 1...6:
            return StoredRecord.int(bytes, at: offset, width: StoredRecord.width(of: serial) ?? 0)
        default: return nil
        }
    }

    /// The bytes of a text or of a blob; `nil` for what is neither.
    func bytes(_ column: Int) -> UnsafeBufferPointer<UInt8>? {
        let (serial, offset) = values[column]
        guard serial >= 12 else { return nil }
        return UnsafeBufferPointer(rebasing: bytes[offset..<offset + (serial - 12) / 2])
    }

    /// Returns true if a column has text.
    func isText(_ column: Int) -> Bool { values[column].serial >= 13 && values[column].serial % 2 == 1 }

    /// The text in a column; `nil` for what is none.
    func text(_ column: Int) -> String? {
        isText(column) ? bytes(column).map { String(decoding: $0, as: UTF8.self) } : nil
    }

    /// Binds the values to the parameters of a statement, which is run before the record goes; the key takes the first one.
    func bind(key: Int, to statement: OpaquePointer) {
        sqlite3_bind_int64(statement, 1, Int64(key))
        for column in values.indices.dropFirst() {
            let (serial, _) = values[column]
            let parameter = Int32(column) + 1
            if let number = int(column) {
                sqlite3_bind_int64(statement, parameter, Int64(number))
            } else if serial == 7 {
                sqlite3_bind_double(statement, parameter, fraction(column))
            } else if let content = bytes(column), let start = content.baseAddress {
                if isText(column) {
                    start.withMemoryRebound(to: CChar.self, capacity: content.count) {
                        _ = sqlite3_bind_text(statement, parameter, $0, Int32(content.count), nil)
                    }
                } else {
                    sqlite3_bind_blob(statement, parameter, start, Int32(content.count), nil)
                }
            } else {
                sqlite3_bind_null(statement, parameter)
            }
        }
    }

    /// The record with another text in some columns.
    func replacing(_ texts: [Int: [UInt8]]) -> [UInt8] {
        var record = Writer()
        for column in values.indices {
            let (serial, offset) = values[column]
            if let text = texts[column] {
                text.withUnsafeBufferPointer { record.add(13 + $0.count * 2, $0) }
            } else {
                let width = StoredRecord.width(of: serial) ?? 0
                record.add(serial, UnsafeBufferPointer(rebasing: bytes[offset..<offset + width]))
            }
        }
        return record.take()
    }

    private func fraction(_ column: Int) -> Double {
        let offset = values[column].offset
        var bits: UInt64 = 0
        for place in 0..<8 { bits = bits << 8 | UInt64(bytes[offset + place]) }
        return Double(bitPattern: bits)
    }

}

extension KeptRecord {
    /// Writes records, one after another.
    struct Writer {
        private var header: [UInt8] = []
        private var body: [UInt8] = []

        /// Adds the key, which stands outside of the record.
        mutating func addKey() { header.append(0) }

        /// Adds the value in a column of a result.
        mutating func add(_ statement: OpaquePointer, _ column: Int32) {
            switch sqlite3_column_type(statement, column) {
            case SQLITE_NULL: header.append(0)
            case SQLITE_INTEGER: add(sqlite3_column_int64(statement, column))
            case SQLITE_FLOAT:
                header.append(7)
                append(sqlite3_column_double(statement, column).bitPattern, count: 8)
            case SQLITE_TEXT:
                let text = sqlite3_column_text(statement, column)
                let count = Int(sqlite3_column_bytes(statement, column))
                add(13 + count * 2, UnsafeBufferPointer(start: text, count: text == nil ? 0 : count))
            default:
                let blob = sqlite3_column_blob(statement, column)
                let count = blob == nil ? 0 : Int(sqlite3_column_bytes(statement, column))
                let bytes = blob?.assumingMemoryBound(to: UInt8.self)
                add(12 + count * 2, UnsafeBufferPointer(start: bytes, count: count))
            }
        }

        private mutating func add(_ number: Int64) {
            if number == 0 || number == 1 { return header.append(number == 0 ? 8 : 9) }
            let bits = 64 - (number < 0 ? ~number : number).leadingZeroBitCount
            let (serial, count): (UInt8, Int) =
                switch bits {
                case ...7: (1, 1)
                case ...15: (2, 2)
                case ...23: (3, 3)
                case ...31: (4, 4)
                case ...47: (5, 6)
                default: (6, 8)
                }
            header.append(serial)
            append(UInt64(bitPattern: number), count: count)
        }

        private mutating func append(_ bits: UInt64, count: Int) {
            for place in 0..<count { body.append(UInt8(truncatingIfNeeded: bits >> ((count - 1 - place) * 8))) }
        }

        /// Adds a value by its serial type and its bytes.
        fileprivate mutating func add(_ serial: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
            Self.append(serial, to: &header)
            body.append(contentsOf: bytes)
        }

        /// The record, after which another one can be written.
        mutating func take() -> [UInt8] {
            var record: [UInt8] = []
            record.reserveCapacity(header.count + body.count + 3)
            // The header counts its own length, too.
            let alone = header.count + 1
            Self.append(alone < 0x80 ? alone : header.count + VarInt.byteCount(of: header.count + 2), to: &record)
            record += header
            record += body
            header.removeAll(keepingCapacity: true)
            body.removeAll(keepingCapacity: true)
            return record
        }

        private static func append(_ number: Int, to bytes: inout [UInt8]) {
            var left = VarInt.byteCount(of: number) - 1
            while left > 0 {
                bytes.append(UInt8(truncatingIfNeeded: number >> (left * 7)) | 0x80)
                left -= 1
            }
            bytes.append(UInt8(truncatingIfNeeded: number) & 0x7F)
        }
    }
}
