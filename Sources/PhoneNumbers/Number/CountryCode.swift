extension PhoneNumber {
    /// A country calling code: one to three digits that E.164 numbers begin with.
    ///
    /// Only assigned codes exist as values, so a code in hand is always one that a number may have. No assigned code is
    /// the beginning of another one, so the digits of an E.164 number tell where its calling code ends.
    ///
    /// Source: [ITU-T E.164](https://www.itu.int/rec/T-REC-E.164).
    public struct CountryCode: RawRepresentable, Hashable, Sendable {
        /// The code as a number: 1, 44, 883.
        public let number: UInt16

        /// Takes a number that is known to be an assigned code, as that of a plan or one written in this module.
        init(assigned number: UInt16) {
            self.number = number
        }

        /// The code of a number; `nil` if no such code is assigned.
        public init?(number: UInt16) {
            guard Self.isAssigned(number) else { return nil }
            self.number = number
        }

        /// The code of its ASCII digits, as in `44`; `nil` for an unassigned code and for any other text, a leading
        /// `+` or zero included.
        public init?(rawValue: String) {
            var number: UInt16 = 0
            guard !rawValue.isEmpty, rawValue.utf8.count <= 3 else { return nil }
            for byte in rawValue.utf8 {
                guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
                number = number * 10 + UInt16(byte - UInt8(ascii: "0"))
                if number == 0 { return nil }
            }
            self.init(number: number)
        }

        /// The digits of the code, without a plus.
        public var rawValue: String { String(number) }

        /// Returns `true` if two codes have the same ``number``.
        public static func == (left: Self, right: Self) -> Bool { left.number == right.number }

        /// Hashes the ``number``.
        public func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }
}

extension PhoneNumber.CountryCode: Comparable {
    /// Orders codes by ``number``.
    public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

extension PhoneNumber.CountryCode: CustomStringConvertible {
    /// The digits of the code, without a plus.
    public var description: String { rawValue }
}

extension PhoneNumber.CountryCode {
    /// The calling code that some digits begin with, and how many digits it takes.
    static func leading(_ digits: some Collection<UInt8>) -> (code: Self, length: Int)? {
        var number: UInt16 = 0
        var length = 0
        for digit in digits.prefix(3) {
            number = number * 10 + UInt16(digit)
            length += 1
            if number == 0 { return nil }
            if let code = Self(number: number) { return (code, length) }
        }
        return nil
    }
}
