/// Writes cells of CSV.
enum Cells {
    /// Appends a cell, quoted if necessary, and the comma after it.
    static func append(_ text: String, to bytes: inout [UInt8]) {
        let needsQuotes = text.utf8.contains { $0 == 0x2C || $0 == 0x22 || $0 == 0x0A }
        if needsQuotes {
            bytes.append(0x22)
            for byte in text.utf8 {
                if byte == 0x22 { bytes.append(0x22) }
                bytes.append(byte)
            }
            bytes.append(0x22)
        } else {
            bytes.append(contentsOf: text.utf8)
        }
        bytes.append(0x2C)
    }

    /// Appends a number, as a part of a cell.
    static func append(_ number: Int, to bytes: inout [UInt8]) {
        if number >= 10 { append(number / 10, to: &bytes) }
        bytes.append(0x30 + UInt8(number % 10))
    }
}
