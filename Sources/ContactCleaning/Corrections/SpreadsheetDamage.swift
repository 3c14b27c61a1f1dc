import PhoneNumbers

/// Distinguishes the damage that a spreadsheet does to a number from a correction by a person: a workbook that was only
/// opened and saved corrects nothing.
struct SpreadsheetDamage {
    private let text: String
    private let value: Value
    /// `true` if the text itself has the form in which a spreadsheet writes a quantity.
    private let isQuantity: Bool

    init(_ text: String, _ read: Classification) {
        self.text = text
        value = Value(text)
        isQuantity =
            value.isScientific || read.repairs.contains(.scientificNotation) || read.repairs.contains(.floatTail)
    }

    /// Returns `true` if the text is a damaged form of one of the former texts of a number, and not a correction.
    func isDamage(of former: [String]) -> Bool {
        if text.isEmpty { return false }
        return isQuantity || former.contains { isDamage(of: Value($0)) }
    }

    /// Returns `true` if the text is a former text without its plus or leading zeros, or rounded to some digits.
    private func isDamage(of former: Value) -> Bool {
        guard value.isPlain, !value.digits.isEmpty else { return false }
        if value.digits == former.digits {
            return former.hasPlus && !value.hasPlus || former.zeros > value.zeros || former.isScientific
        }
        return value.isRounded(from: former)
    }

    /// A text as a spreadsheet takes it for a quantity.
    private struct Value {
        /// The digits without leading zeros; those of scientific notation written out.
        private(set) var digits: [UInt8] = []
        /// The number of leading zeros.
        private(set) var zeros = 0
        private(set) var hasPlus = false
        private(set) var isScientific = false
        /// `true` if the text consists of digits and the characters that spreadsheets put between them.
        private(set) var isPlain = true

        init(_ text: String) {
            let text = text.filter { !$0.isWhitespace && $0 != "'" && $0 != "\"" && $0 != "=" }
            hasPlus = text.first == "+"
            if let scientific = Self.scientific(text) {
                (digits, isScientific) = (scientific, true)
                return
            }
            var whole = Substring(text)
            // `16502530000.00`
            if let point = whole.lastIndex(where: { $0 == "." || $0 == "," }),
                whole[point...].dropFirst().allSatisfy({ $0 == "0" }),
                whole.distance(from: point, to: whole.endIndex) != 4
            {
                whole = whole[..<point]
            }
            for character in whole {
                if let digit = character.wholeNumberValue, digit < 10 {
                    if digits.isEmpty, digit == 0 { zeros += 1 } else { digits.append(UInt8(digit)) }
                } else if !",.+".contains(character) {
                    isPlain = false
                }
            }
        }

        /// The digits of `2.12555E+09`, written out; `nil` for anything else.
        private static func scientific(_ text: String) -> [UInt8]? {
            let parts = text.uppercased().split(separator: "E", omittingEmptySubsequences: false)
            guard parts.count == 2, let exponent = Int(parts[1].hasPrefix("+") ? parts[1].dropFirst() : parts[1]),
                1...40 ~= exponent
            else { return nil }
            var digits: [UInt8] = []
            var fraction: Int?
            for character in parts[0] {
                if let digit = character.wholeNumberValue, digit < 10 {
                    digits.append(UInt8(digit))
                    if let count = fraction { fraction = count + 1 }
                } else if fraction == nil, character == "." || character == "," {
                    fraction = 0
                } else if digits.isEmpty, character == "+" {
                    continue
                } else {
                    return nil
                }
            }
            guard let first = digits.first, first > 0 else { return nil }
            return digits + [UInt8](repeating: 0, count: max(0, exponent - (fraction ?? 0)))
        }

        /// Returns `true` if these are the digits of another value with the last ones replaced by zeros.
        func isRounded(from other: Value) -> Bool {
            guard digits.count == other.digits.count, digits.count >= 7 else { return false }
            let kept = digits.count - digits.reversed().prefix { $0 == 0 }.count
            guard digits.count - kept >= 4, kept > 1 else { return false }
            // The last digit that is kept may have been rounded up.
            return digits[..<(kept - 1)] == other.digits[..<(kept - 1)]
                && (digits[kept - 1] == other.digits[kept - 1] || digits[kept - 1] == other.digits[kept - 1] + 1)
        }
    }
}
