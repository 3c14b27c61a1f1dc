/// The digits of one number while it is read: a window on a fixed buffer, without heap memory.
struct Digits {
    private var storage = InlineArray<32, UInt8>(repeating: 0)
    private var start = 0
    /// How many digits there are; digits past the capacity are counted but not kept.
    private(set) var count = 0

    static let capacity = 32

    init() {}

    /// Whether more digits came than any number has.
    var isOverfull: Bool { count > Self.capacity }

    @inline(__always)
    subscript(position: Int) -> UInt8 {
        storage[start &+ position]
    }

    @inline(__always)
    mutating func append(_ digit: UInt8) {
        let place = start &+ count
        if place < Self.capacity { storage[place] = digit }
        count &+= 1
    }

    mutating func removeFirst(_ length: Int) {
        start += length
        count -= length
    }

    /// Whether the digits begin with the digits of a number.
    func begins(with number: UInt16) -> Int? {
        let length = number > 99 ? 3 : number > 9 ? 2 : 1
        guard count >= length else { return nil }
        var value: UInt16 = 0
        for position in 0..<length { value = value * 10 + UInt16(self[position]) }
        return value == number ? length : nil
    }

    /// The digits as a value to keep.
    var buffer: DigitBuffer {
        var result = DigitBuffer()
        for position in 0..<min(count, DigitBuffer.capacity) { result.append(self[position]) }
        return result
    }
}
