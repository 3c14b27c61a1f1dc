/// Turns the bytes of one value into UTF-8.
///
/// Records and fields are cut out of the bytes first and decoded afterwards, value by value: every encoding that is read
/// this way has ASCII's separators, and one damaged value then costs no other.
package struct ValueDecoder: Sendable {
    /// `true` if valid UTF-8 is taken as such before the code page is tried.
    package let prefersUTF8: Bool
    private let table: SingleByteTable

    /// A decoder for a source in an encoding that keeps offsets, or in UTF-8 after conversion.
    ///
    /// - Parameter fallback: the encoding of a value that is not UTF-8.
    package init(encoding: TextEncoding, fallback: TextEncoding) {
        if let own = SingleByteTable(encoding) {
            prefersUTF8 = false
            table = own
        } else {
            prefersUTF8 = true
            table = SingleByteTable(fallback) ?? .windows1252
        }
    }

    /// Appends a value that is not plain ASCII.
    package func append(_ bytes: Bytes, to output: inout [UInt8], line: Int, offset: Int, tally: inout EncodingTally) {
        if prefersUTF8 {
            switch UTF8Check.shape(bytes) {
            case .ascii: return output.append(contentsOf: bytes)
            case .utf8:
                tally.utf8Values &+= 1
                return output.append(contentsOf: bytes)
            case .invalid: tally.countFallback(line: line, offset: offset)
            }
        }
        table.append(bytes, to: &output)
    }

    /// The text of some bytes, for headers and messages.
    package func text(_ bytes: Bytes) -> String {
        var output: [UInt8] = []
        var tally = EncodingTally()
        append(bytes, to: &output, line: 0, offset: 0, tally: &tally)
        return String(decoding: output, as: UTF8.self)
    }
}
