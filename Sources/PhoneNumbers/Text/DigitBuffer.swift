/// Up to 32 decimal digits in place, without heap memory.
public struct DigitBuffer: Hashable, Sendable {
    /// Four bits a digit, the first digit in the lowest bits of `low`; no bits beyond the last digit.
    private var low: UInt64 = 0
    private var high: UInt64 = 0
    /// The number of digits; the highest bit is set if more were appended than fit.
    private var length: UInt64 = 0

    /// The greatest number of digits.
    public static let capacity = 32
    private static let overflowed: UInt64 = 0x80

    /// No digits.
    public init() {}

    /// Up to 16 digits.
    ///
    /// - Parameters:
    ///   - word: the digits, four bits each, the first one in the lowest bits.
    ///   - bits: the number of bits that they take.
    @inline(__always)
    init(word: UInt64, bits: UInt64) {
        low = word
        length = bits &>> 2
    }

    /// The digits of a text of ASCII, whatever stands between them.
    init(of text: UnsafeBufferPointer<UInt8>) {
        guard text.count <= 16 else {
            for character in text { append(ifDigit: character) }
            return
        }
        var bits: UInt64 = 0
        for character in text {
            let step: UInt64 = character &- UInt8(ascii: "0") < 10 ? 1 : 0
            low |= (UInt64(character) & 15 &* step) &<< bits
            bits &+= step &* 4
        }
        length = bits &>> 2
    }

    /// The number of digits, at most ``capacity``.
    public var count: Int { Int(truncatingIfNeeded: length & ~Self.overflowed) }

    /// `true` if digits were appended that did not fit.
    public var hasOverflowed: Bool { length & Self.overflowed != 0 }

    /// `true` if there are no digits.
    public var isEmpty: Bool { length == 0 }

    /// The digit at a position, 0...9.
    ///
    /// - Precondition: the position is below ``count``.
    public subscript(position: Int) -> UInt8 {
        precondition(position >= 0 && position < count, "digit position out of range")
        let word = position < 16 ? low : high
        return UInt8(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: (position & 15) &* 4)) & 15
    }

    /// The first digit, 0 if there is none.
    @inline(__always)
    var first: UInt8 { UInt8(truncatingIfNeeded: low) & 15 }

    /// `false` for digits of which the first seven are neither alike nor 1 to 7: the differences between neighbours tell.
    @inline(__always)
    var mayBeOneDigitOrRun: Bool {
        let differences = (low ^ low &>> 4) & 0xFF_FFFF
        return differences == 0 || differences == 0x13_1713
    }

    /// Appends a digit 0...9. A digit past the capacity is not kept: the buffer is then ``hasOverflowed``.
    public mutating func append(_ digit: UInt8) {
        append(ifDigit: UInt8(ascii: "0") &+ digit)
    }

    /// Appends an ASCII digit; does nothing for any other character.
    @inline(__always)
    mutating func append(ifDigit character: UInt8) {
        append(character & 15, step: character &- UInt8(ascii: "0") < 10 ? 1 : 0)
    }

    /// Appends a digit 0...9 if `step` is 1, and nothing if it is 0; which of both is not even a branch.
    @inline(__always)
    mutating func append(_ digit: UInt8, step: UInt8) {
        let step = UInt64(step)
        let nibble = UInt64(digit) & (0 &- step)
        if length < 16 {
            low |= nibble &<< (length &* 4)
        } else if length < Self.capacity {
            high |= nibble &<< ((length & 15) &* 4)
        } else {
            if step > 0 { length |= Self.overflowed }
            return
        }
        length &+= step
    }

    /// The first 16 digits, four bits each, the first one in the lowest bits.
    @inline(__always)
    var firstWord: UInt64 { low }

    /// The digits behind the first 16 ones, in the same way.
    @inline(__always)
    var lastWord: UInt64 { high }

    /// Takes the first digit off and gives it.
    ///
    /// - Precondition: there is one.
    @inline(__always)
    mutating func removeFirst() -> UInt8 {
        let digit = first
        low = low &>> 4 | high &<< 60
        high = high &>> 4
        length &-= 1
        return digit
    }

    /// Takes the last digit off, if there is one.
    mutating func removeLast() {
        guard count > 0, !hasOverflowed else { return }
        length &-= 1
        let bit = (length & 15) &* 4
        if length < 16 { low &= ~(15 &<< bit) } else { high &= ~(15 &<< bit) }
    }

    /// Takes the first digits off, or all if there are fewer.
    mutating func removeFirst(_ count: Int) {
        var rest = min(count, self.count)
        while rest > 0 {
            let step = min(rest, 15)
            let bits = UInt64(truncatingIfNeeded: step &* 4)
            low = low &>> bits | high &<< (64 &- bits)
            high = high &>> bits
            length &-= UInt64(truncatingIfNeeded: step)
            rest &-= step
        }
    }

    /// Takes one to three digits off, of which there are as many.
    @inline(__always)
    mutating func removeCode(ofLength count: Int) {
        let bits = UInt64(truncatingIfNeeded: count &* 4)
        low = low &>> bits | high &<< (64 &- bits)
        high = high &>> bits
        length &-= UInt64(truncatingIfNeeded: count)
    }

    /// The number that the first digits are, at most 16 of them.
    @inline(__always)
    func number(ofFirst count: Int) -> Int {
        var rest = low
        var number = 0
        for _ in 0..<count {
            number = number &* 10 &+ Int(rest & 15)
            rest = rest &>> 4
        }
        return number
    }
}

extension DigitBuffer {
    /// Writes the digits as ASCII to memory with room for ``capacity`` of them, and gives how many they are.
    @inline(__always)
    package func write(to memory: UnsafeMutablePointer<UInt8>) -> Int {
        let words = UnsafeMutableRawPointer(memory)
        words.storeBytes(of: Self.ascii(low), as: SIMD16<UInt8>.self)
        if count > 16 { words.storeBytes(of: Self.ascii(high), toByteOffset: 16, as: SIMD16<UInt8>.self) }
        return count
    }

    /// Writes the E.164 form, a plus, a calling code and the digits, to memory with room for ``formCapacity`` bytes, and gives its
    /// length.
    @inline(__always)
    package func writeForm(_ callingCode: UInt16, to memory: UnsafeMutablePointer<UInt8>) -> Int {
        memory[0] = UInt8(ascii: "+")
        var length = 1
        if callingCode > 99 {
            memory[length] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: callingCode / 100)
            length &+= 1
        }
        if callingCode > 9 {
            memory[length] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: callingCode / 10 % 10)
            length &+= 1
        }
        memory[length] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: callingCode % 10)
        length &+= 1
        return length &+ write(to: memory + length)
    }

    /// The bytes of a plus, a calling code of three digits, and ``capacity`` digits.
    package static let formCapacity = 4 + capacity

    /// Appends the digits to a text, as ASCII.
    func write(into output: inout [UInt8]) {
        output.append(atMost: Self.capacity, by: write)
    }

    /// The eight digits at a position as a word of four bits each; `nil` if other characters are among them.
    @inline(__always)
    static func eightDigits(of bytes: Span<UInt8>, at position: Int) -> UInt64? {
        let text = bytes.withUnsafeBytes {
            UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: position, as: UInt64.self))
        }
        let (high, zeros): (UInt64, UInt64) = (0xF0F0_F0F0_F0F0_F0F0, 0x3030_3030_3030_3030)
        // 6 carries the characters behind 9 into the upper four bits.
        guard text & high == zeros, (text &+ 0x0606_0606_0606_0606) & high == zeros else { return nil }
        var packed = text & 0x0F0F_0F0F_0F0F_0F0F
        packed = (packed | packed &>> 4) & 0x00FF_00FF_00FF_00FF
        packed = (packed | packed &>> 8) & 0x0000_FFFF_0000_FFFF
        return (packed | packed &>> 16) & 0xFFFF_FFFF
    }

    /// Sixteen digits of four bits each as characters.
    @inline(__always)
    private static func ascii(_ digits: UInt64) -> SIMD16<UInt8> {
        let pairs = unsafeBitCast(digits.littleEndian, to: SIMD8<UInt8>.self)
        var text = SIMD16<UInt8>()
        text.evenHalf = pairs & 15
        text.oddHalf = pairs &>> 4
        return text | UInt8(ascii: "0")
    }
}

extension [UInt8] {
    /// Appends the bytes that a closure writes to memory with room for some of them; the closure gives how many they are.
    @inline(__always)
    mutating func append(atMost room: Int, by write: (UnsafeMutablePointer<UInt8>) -> Int) {
        append(addingCapacity: room) { end in
            end.withUnsafeMutableBufferPointer { memory, count in
                if let start = memory.baseAddress { count = write(start) }
            }
        }
    }
}

extension DigitBuffer: CustomStringConvertible {
    /// The digits as text.
    public var description: String {
        var bytes: [UInt8] = []
        write(into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
