/// Converts UTF-8 back to the encoding of a source that was converted before it was read: the opposite of
/// ``StreamTranscoder``.
package struct StreamEncoder {
    private let isBigEndian: Bool
    private let converter: Converter?

    /// `nil` if the encoding needs no conversion, or the system cannot do it.
    package init?(_ encoding: TextEncoding) {
        switch encoding.form {
        case .utf8, .singleByte: return nil
        case .utf16(let isBigEndian):
            self.isBigEndian = isBigEndian
            converter = nil
        case .converted:
            guard let converter = Converter(to: encoding.converterName) else { return nil }
            isBigEndian = false
            self.converter = converter
        }
    }

    /// Appends a text, which ends with a whole character.
    ///
    /// - Returns: `false` if the encoding has no such character.
    package func encode(_ text: [UInt8], into output: inout [UInt8]) -> Bool {
        if let converter {
            guard let bytes = converter.convertWhole(text) else { return false }
            output.append(contentsOf: bytes)
            return true
        }
        for unit in String(decoding: text, as: UTF8.self).utf16 {
            let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
            output.append(contentsOf: isBigEndian ? [high, low] : [low, high])
        }
        return true
    }
}
