import ContactReading
import PhoneNumbers

/// The keys that phrases are compared by: their letters, without case and marks, and their digits.
enum PhraseKey {
    /// The key of a text.
    static func key(of text: some StringProtocol) -> String {
        var key = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if let folded = folded(scalar) { key.append(folded) }
        }
        return String(key)
    }

    /// Writes the key of a phrase into a buffer, if it has ASCII letters and digits alone.
    ///
    /// - Parameters:
    ///   - phrase: valid UTF-8.
    ///   - key: the buffer that the key is written into; of no use after `false`.
    /// - Returns: `true` if the key is one of ASCII.
    static func write(_ phrase: UnsafeBufferPointer<UInt8>, into key: inout [UInt8]) -> Bool {
        key.removeAll(keepingCapacity: true)
        var position = 0
        while position < phrase.count {
            let byte = phrase[position]
            if byte < 0x80 {
                position += 1
                switch byte {
                case 0x30...0x39, 0x61...0x7A: key.append(byte)
                case 0x41...0x5A: key.append(byte | 0x20)
                default: break
                }
                continue
            }
            let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            var scalar = UInt32(byte) & (0xFF >> UInt32(length + 1))
            for offset in 1..<length { scalar = scalar << 6 | UInt32(phrase[position + offset] & 0x3F) }
            position += length
            guard let folded = Unicode.Scalar(scalar).flatMap(folded) else { continue }
            guard folded.isASCII else { return false }
            key.append(UInt8(folded.value))
        }
        return true
    }

    /// A letter or a digit as it is compared; `nil` for any other scalar, and for marks.
    static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        if let digit = DecimalDigit.value(of: scalar) { return Unicode.Scalar(ASCII.zero + digit) }
        guard let letter = WordLetter.canonical(scalar.value), letter != 0 else { return nil }
        return Unicode.Scalar(letter)
    }
}
