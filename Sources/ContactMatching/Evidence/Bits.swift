/// Weight of evidence in bits: the logarithm to base 2 of a ratio of likelihoods, in hundredths.
///
/// Bits add up. Whole numbers of hundredths make sums the same in any order and on any machine.
public struct Bits: Sendable, Hashable, Comparable, AdditiveArithmetic {
    /// The weight in hundredths of a bit.
    public var hundredths: Int32

    /// A weight of so many hundredths.
    @inlinable
    public init(hundredths: Int32) { self.hundredths = hundredths }

    /// The nearest weight. One beyond all others is the greatest, and what is no number is zero.
    @inlinable
    public init(_ value: Double) {
        let limit = Double(Int32.max / 2)
        hundredths = value.isNaN ? 0 : Int32(min(max((value * 100).rounded(), -limit), limit))
    }

    /// No evidence either way.
    public static let zero = Bits(hundredths: 0)

    /// The weight as a number.
    @inlinable
    public var value: Double { Double(hundredths) / 100 }

    /// The sum of two weights.
    @inlinable
    public static func + (first: Self, second: Self) -> Self { Self(hundredths: first.hundredths &+ second.hundredths) }
    /// The difference of two weights.
    @inlinable
    public static func - (first: Self, second: Self) -> Self { Self(hundredths: first.hundredths &- second.hundredths) }
    /// The weight with the other sign.
    @inlinable
    public static prefix func - (bits: Self) -> Self { Self(hundredths: 0 &- bits.hundredths) }
    /// Returns `true` if the first weight is lower.
    @inlinable
    public static func < (first: Self, second: Self) -> Bool { first.hundredths < second.hundredths }

    /// The logarithm to base 2 of a positive number.
    ///
    /// Squaring gives one binary digit after the other, with operations that are exact alike everywhere.
    static func log2(_ number: Double) -> Bits {
        guard number > 0, number.isFinite else { return Bits(hundredths: -100_000) }
        var mantissa = number.significand
        var fraction = 0.0
        var digit = 0.5
        for _ in 0..<11 {
            mantissa *= mantissa
            if mantissa >= 2 {
                mantissa /= 2
                fraction += digit
            }
            digit /= 2
        }
        return Bits(Double(number.exponent) + fraction)
    }

    /// The logarithm to base 2 of a ratio of counts, to the nearest quarter of a bit.
    ///
    /// Counts say no more than that, and a few contacts more do not change the evidence of all others.
    static func log2(ofCounts ratio: Double) -> Bits {
        let hundredths = log2(ratio).hundredths
        return Bits(hundredths: (hundredths + (hundredths < 0 ? -12 : 12)) / 25 * 25)
    }
}

extension Bits: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// A weight in bits.
    @inlinable
    public init(floatLiteral value: Double) { self.init(value) }
    /// A weight in bits.
    @inlinable
    public init(integerLiteral value: Int32) { self.init(hundredths: value &* 100) }
}

extension Bits: CustomStringConvertible {
    /// The weight with its sign and one digit: `+5.0`, `-12.3`.
    public var description: String {
        let tenths = (Int(hundredths).magnitude + 5) / 10
        let sign = hundredths < 0 && tenths > 0 ? "-" : "+"
        return "\(sign)\(tenths / 10).\(tenths % 10)"
    }
}
