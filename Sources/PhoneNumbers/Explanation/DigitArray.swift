// Digits as arrays: explanations have time for them.

extension DigitBuffer {
    /// The digits.
    var array: [UInt8] {
        (0..<count).map { self[$0] }
    }
}

extension [UInt8] {
    /// Digits 0...9 as text.
    var digitText: String {
        String(decoding: map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
    }
}
