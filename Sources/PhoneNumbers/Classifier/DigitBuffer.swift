/// Up to 32 decimal digits in place, without heap memory.
public struct DigitBuffer: Hashable, Sendable {
    /// Four bits a digit, the first digit in the lowest bits of `low`.
    private var low: UInt64 = 0
    private var high: UInt64 = 0
    /// How many digits there are, at most ``capacity``.
    public private(set) var count = 0
    /// Whether digits were appended that did not fit.
    public private(set) var isOverfull = false

    /// How many digits fit.
    public static let capacity = 32

    /// No digits.
    public init() {}

    /// Whether there are no digits.
    public var isEmpty: Bool { count == 0 }

    /// The digit at a position, 0...9.
    ///
    /// - Precondition: the position is below ``count``.
    public subscript(position: Int) -> UInt8 {
        precondition(position >= 0 && position < count, "digit position out of range")
        let word = position < 16 ? low : high
        return UInt8(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: (position & 15) &* 4)) & 15
    }

    /// Appends a digit 0...9. A digit past the capacity is not kept: the buffer is then ``isOverfull``.
    @inline(__always)
    public mutating func append(_ digit: UInt8) {
        guard count < Self.capacity else {
            isOverfull = true
            return
        }
        let nibble = UInt64(digit & 15) &<< UInt64(truncatingIfNeeded: (count & 15) &* 4)
        if count < 16 { low |= nibble } else { high |= nibble }
        count &+= 1
    }

    /// Takes the first digit off and gives it.
    ///
    /// - Precondition: there is one.
    @inline(__always)
    mutating func removeFirst() -> UInt8 {
        let digit = UInt8(truncatingIfNeeded: low) & 15
        low = low &>> 4 | high &<< 60
        high = high &>> 4
        count &-= 1
        return digit
    }

    /// Takes the first digits off.
    mutating func removeFirst(_ length: Int) {
        for _ in 0..<min(length, count) { _ = removeFirst() }
    }

    /// Appends the digits of another buffer.
    mutating func append(_ other: DigitBuffer) {
        for position in 0..<other.count { append(other[position]) }
    }

    /// How many digits a number has if these begin with it, `nil` if they do not.
    func lengthOfPrefix(_ number: UInt16) -> Int? {
        let length = number > 99 ? 3 : number > 9 ? 2 : 1
        guard count >= length else { return nil }
        var value: UInt16 = 0
        for position in 0..<length { value = value * 10 + UInt16(self[position]) }
        return value == number ? length : nil
    }
}

extension DigitBuffer: CustomStringConvertible {
    /// The digits as text.
    public var description: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        for position in 0..<count { bytes.append(UInt8(ascii: "0") + self[position]) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
