/// Identifiers that no two contacts of the world have, as the [UID of a card](https://www.rfc-editor.org/rfc/rfc6350#section-6.7.6) should be: numbers of
/// customers are those of one program.
enum GlobalIdentifier {
    private static let prefix = Array("urn:uuid:".utf8)

    /// Returns `true` for a [UUID](https://www.rfc-editor.org/rfc/rfc9562#section-4): 32 digits to the base 16, with hyphens between.
    static func isUUID(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let hasPrefix = text.lazy.map { $0 | 0x20 }.starts(with: prefix.lazy.map { $0 | 0x20 })
        let digits = text[(hasPrefix ? prefix.count : 0)...].filter { $0 != UInt8(ascii: "-") }
        return digits.count == 32 && Set(digits).count > 2
            && digits.allSatisfy { $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 6 }
    }
}
