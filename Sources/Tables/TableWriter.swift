/// Writes rows of cells as CSV, [RFC 4180](https://www.rfc-editor.org/rfc/rfc4180), in pieces.
struct TableWriter {
    private var buffer: [UInt8] = []
    private let output: ([UInt8]) throws -> Void
    /// How many bytes were written.
    private(set) var count = 0
    private let maxByteCount: Int

    /// - Parameters:
    ///   - maxByteCount: the most that is written.
    ///   - output: takes the pieces.
    init(maxByteCount: Int, _ output: @escaping ([UInt8]) throws -> Void) {
        self.maxByteCount = maxByteCount
        self.output = output
    }

    /// Writes a row. A row of empty cells is an empty line.
    ///
    /// - Throws: ``TableError/tooLarge(limit:)``, and what the output throws.
    mutating func write(_ cells: [String]) throws {
        let start = buffer.count
        let last = cells.lastIndex { !$0.isEmpty } ?? -1
        for position in 0..<max(last + 1, 0) {
            if position > 0 { buffer.append(UInt8(ascii: ",")) }
            append(cells[position])
        }
        buffer.append(UInt8(ascii: "\n"))
        count += buffer.count - start
        if count > maxByteCount { throw TableError.tooLarge(limit: maxByteCount) }
        if buffer.count >= 1 << 16 { try flush() }
    }

    /// Writes what is left.
    mutating func flush() throws {
        if !buffer.isEmpty { try output(buffer) }
        buffer.removeAll(keepingCapacity: true)
    }

    private mutating func append(_ cell: String) {
        let needsQuotes = cell.utf8.contains {
            $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 == 0x0A || $0 == 0x0D || $0 == UInt8(ascii: ";")
                || $0 == 0x09 || $0 == UInt8(ascii: "|")
        }
        guard needsQuotes else { return buffer.append(contentsOf: cell.utf8) }
        buffer.append(UInt8(ascii: "\""))
        for byte in cell.utf8 {
            if byte == UInt8(ascii: "\"") { buffer.append(byte) }
            buffer.append(byte)
        }
        buffer.append(UInt8(ascii: "\""))
    }
}
