extension PhoneNumber.Template {
    /// The digits that one position of a number may hold.
    public struct DigitSet: Hashable, Sendable {
        /// Bit d stands for digit d.
        package let mask: UInt16

        init(mask: UInt16) {
            self.mask = mask & 0x3FF
        }

        /// One digit.
        ///
        /// - Precondition: The digit is 0...9.
        public init(_ digit: UInt8) {
            precondition(digit < 10, "a digit is 0...9")
            mask = 1 << UInt16(digit)
        }

        /// Several digits; those above 9 are left out.
        public init(_ digits: some Sequence<UInt8>) {
            mask = digits.reduce(0) { $1 < 10 ? $0 | 1 << UInt16($1) : $0 }
        }

        /// Any digit, `#` in a template.
        public static var any: DigitSet { DigitSet(mask: 0x3FF) }
        /// The digits 2-9, `N` in a template.
        public static var twoToNine: DigitSet { DigitSet(mask: 0x3FC) }

        /// The number of digits in the set.
        public var count: Int { mask.nonzeroBitCount }

        /// Returns `true` if a digit is in the set.
        public func contains(_ digit: UInt8) -> Bool {
            digit < 10 && mask & 1 << UInt16(digit) != 0
        }

        /// The only digit of a set of one.
        public var onlyDigit: UInt8? {
            count == 1 ? UInt8(mask.trailingZeroBitCount) : nil
        }
    }
}

extension PhoneNumber.Template.DigitSet: CustomStringConvertible {
    /// The shortest spelling in a template: `7`, `#`, `N` or a class such as `[1-36]`.
    public var description: String {
        if let onlyDigit { return String(onlyDigit) }
        if self == .any { return "#" }
        if self == .twoToNine { return "N" }
        var text = "["
        var digit: UInt8 = 0
        while digit < 10 {
            guard contains(digit) else {
                digit += 1
                continue
            }
            var last = digit
            while contains(last + 1) { last += 1 }
            text += String(digit)
            if last > digit + 1 { text += "-" }
            if last > digit { text += String(last) }
            digit = last + 1
        }
        return text + "]"
    }
}
