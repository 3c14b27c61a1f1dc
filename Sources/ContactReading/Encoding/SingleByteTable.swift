import Synchronization

/// A code page of single bytes over ASCII as a table from byte to UTF-8.
///
/// A value without a system handle inside, so that every worker can have its own copy.
package struct SingleByteTable: Sendable, Hashable {
    /// For the bytes from 0x80: up to three UTF-8 bytes, lowest first, and their number in the highest byte.
    private let entries: [UInt32]

    /// The table of an encoding; `nil` if it is not of single bytes or the system does not know it.
    package init?(_ encoding: TextEncoding) {
        guard encoding.form == .singleByte else { return nil }
        if encoding == .windows1252 {
            self = .windows1252
        } else if let known = Self.known.withLock({ $0[encoding] }) {
            self = known
        } else {
            guard let entries = Self.entries(of: encoding) else { return nil }
            self.init(entries: entries)
            Self.known.withLock { [self] in $0[encoding] = self }
        }
    }

    /// The tables that were asked for. The system loads a library for each, which takes longer than the table itself.
    private static let known = Mutex<[TextEncoding: SingleByteTable]>([:])

    private static func entries(of encoding: TextEncoding) -> [UInt32]? {
        if encoding == .latin1 { return (0x80...0xFF).map { entry(for: Unicode.Scalar(UInt8($0))) } }
        guard let converter = Converter(from: encoding.name) else { return nil }
        return (UInt8(0x80)...0xFF).map { byte in
            // Some converters keep a letter until they know that no mark follows it.
            guard let text = converter.convertWhole([byte, ASCII.space])?.dropLast(), (1...3).contains(text.count)
            else {
                return entry(for: "\u{FFFD}")
            }
            return entry(of: Array(text))
        }
    }

    private init(entries: [UInt32]) { self.entries = entries }

    /// The Western code page of Windows. The five bytes that it leaves open become the control characters of the same
    /// number, as Windows itself has it, so that nothing is lost.
    package static let windows1252: SingleByteTable = {
        let special: [Unicode.Scalar] = [
            "\u{20AC}", "\u{81}", "\u{201A}", "\u{192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}",
            "\u{2C6}", "\u{2030}", "\u{160}", "\u{2039}", "\u{152}", "\u{8D}", "\u{17D}", "\u{8F}",
            "\u{90}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}",
            "\u{2DC}", "\u{2122}", "\u{161}", "\u{203A}", "\u{153}", "\u{9D}", "\u{17E}", "\u{178}",
        ]
        return SingleByteTable(
            entries: special.map(entry) + (0xA0...0xFF).map { entry(for: Unicode.Scalar(UInt8($0))) })
    }()

    /// The bytes of a text; `nil` if it has a character without one.
    func encode(_ text: [UInt8]) -> [UInt8]? {
        if text.allSatisfy({ $0 < 0x80 }) { return text }
        var bytes: [UInt32: UInt8] = [:]
        for (index, entry) in entries.enumerated() where bytes[entry] == nil { bytes[entry] = 0x80 + UInt8(index) }
        var output: [UInt8] = []
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
            guard !scalar.isASCII else {
                output.append(UInt8(scalar.value))
                continue
            }
            guard let byte = bytes[Self.entry(for: scalar)] else { return nil }
            output.append(byte)
        }
        return output
    }

    private static func entry(for scalar: Unicode.Scalar) -> UInt32 { entry(of: Array(String(scalar).utf8)) }

    private static func entry(of bytes: [UInt8]) -> UInt32 {
        var packed = UInt32(bytes.count) << 24
        for (index, byte) in bytes.prefix(3).enumerated() { packed |= UInt32(byte) << UInt32(8 * index) }
        return packed
    }

    /// Appends bytes of this code page as UTF-8.
    package func append(_ bytes: Bytes, to output: inout [UInt8]) {
        for byte in bytes {
            if byte < 0x80 {
                output.append(byte)
                continue
            }
            let entry = entries[Int(byte & 0x7F)]
            for index in 0..<(entry >> 24) { output.append(UInt8(truncatingIfNeeded: entry >> (8 * index))) }
        }
    }
}
