/// A [record](https://sqlite.org/fileformat2.html#record_format) as it stands on a page, value by value from its start.
struct StoredRecord {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let headerEnd: Int
    /// Where the type of the next value is, and the value itself.
    private var type: Int, value: Int

    /// Goes to the first value.
    ///
    /// - Returns: `nil` if the bytes are no record.
    @inline(__always)
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        var place = 0
        guard let end = VarInt.read(bytes, &place), place...bytes.count ~= end else { return nil }
        self.bytes = bytes
        (headerEnd, type, value) = (end, place, end)
    }

    /// Passes over values.
    ///
    /// - Returns: `false` if there are fewer.
    @inline(__always)
    mutating func skip(_ count: Int) -> Bool {
        for _ in 0..<count where next() == nil { return false }
        return true
    }

    /// The next value, as a number; `nil` if it is none.
    @inline(__always)
    mutating func nextInt() -> Int? {
        guard let (serial, offset) = next() else { return nil }
        switch serial {
        case 8: return 0
        case 9: return 1
        case 1...6: return Self.int(bytes, at: offset, width: Self.width(of: serial) ?? 0)
        default: return nil
        }
    }

    /// The bytes of the next value, if it is a text; `nil` if it is none.
    @inline(__always)
    mutating func nextText() -> UnsafeBufferPointer<UInt8>? {
        guard let (serial, offset) = next(), serial >= 13, serial & 1 == 1 else { return nil }
        return UnsafeBufferPointer(rebasing: bytes[offset..<value])
    }

    /// The types of the values that are left, and their bytes.
    var rest: (types: UnsafeBufferPointer<UInt8>, values: UnsafeBufferPointer<UInt8>) {
        (UnsafeBufferPointer(rebasing: bytes[type..<headerEnd]), UnsafeBufferPointer(rebasing: bytes[value...]))
    }

    @inline(__always)
    private mutating func next() -> (serial: Int, offset: Int)? {
        guard type < headerEnd, let serial = VarInt.read(bytes, &type), type <= headerEnd,
            let width = Self.width(of: serial), width <= bytes.count - value
        else {
            // Nothing is left behind a type that is none.
            type = headerEnd
            return nil
        }
        defer { value += width }
        return (serial, value)
    }

    /// The bytes of a value by its serial type; `nil` for a type that is none.
    @inline(__always)
    static func width(of serial: Int) -> Int? {
        switch serial {
        case 0, 8, 9: 0
        case 1...4: serial
        case 5: 6
        case 6, 7: 8
        case 12...: (serial - 12) / 2
        default: nil
        }
    }

    /// A number of some bytes, the highest first.
    @inline(__always)
    static func int(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, width: Int) -> Int {
        var value = Int(Int8(bitPattern: bytes[offset]))
        for place in 1..<max(1, width) { value = value << 8 | Int(bytes[offset + place]) }
        return value
    }
}
