/// Up to 24 decimal digits in place, without heap memory.
public struct DigitBuffer: Hashable, Sendable {
    /// Four bits a digit, the first digit in the lowest bits of `low`.
    private var low: UInt64 = 0
    private var high: UInt64 = 0
    /// How many digits there are.
    public private(set) var count = 0

    /// How many digits fit.
    public static let capacity = 24

    /// No digits.
    public init() {}

    /// Whether there are no digits.
    public var isEmpty: Bool { count == 0 }

    /// The digit at a position, 0...9.
    public subscript(position: Int) -> UInt8 {
        precondition(position >= 0 && position < count, "digit position out of range")
        if position < 16 { return UInt8(truncatingIfNeeded: low >> UInt64(position * 4)) & 15 }
        return UInt8(truncatingIfNeeded: high >> UInt64((position - 16) * 4)) & 15
    }

    /// Appends a digit 0...9. A digit past the capacity is not kept and `false` comes back.
    @discardableResult
    public mutating func append(_ digit: UInt8) -> Bool {
        guard count < Self.capacity, digit < 10 else { return false }
        if count < 16 {
            low |= UInt64(digit) << UInt64(count * 4)
        } else {
            high |= UInt64(digit) << UInt64((count - 16) * 4)
        }
        count += 1
        return true
    }
}

extension DigitBuffer: CustomStringConvertible {
    public var description: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        for position in 0..<count { bytes.append(UInt8(ascii: "0") + self[position]) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
