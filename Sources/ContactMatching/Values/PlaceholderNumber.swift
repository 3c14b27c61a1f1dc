/// Numbers that people type where they have none: `+61 400 000 000`, `(212) 222-2222`.
///
/// Digits in a row, as in `+33 6 12 34 56 78`, may be somebody's: such numbers are sold.
enum PlaceholderNumber {
    /// So many digits at the end that are all the same are nobody's number.
    private static let length = 7

    /// Returns `true` if a number in E.164 form ends with one digit again and again.
    static func contains(_ number: UnsafeBufferPointer<UInt8>) -> Bool {
        let digits = number.prefix { $0 != UInt8(ascii: ";") }
        return digits.count > length && digits.suffix(length).allSatisfy { $0 == digits.last }
    }
}
