/// One row on its way into a ``BTreeBuilder``: values are bound as bytes where they already are, without a copy, and
/// written as a [SQLite record](https://sqlite.org/fileformat2.html#record_format).
///
/// Bound bytes must stay in place until the row is written; that is why nothing outside this folder sees it. A column that
/// nothing was bound to is NULL.
struct RowBuilder<Column: RecordColumn>: ~Copyable {
    /// At most 64.
    let columnCount: Int
    /// The columns that are not NULL, a bit each.
    var filled: UInt64 = 0
    /// The serial type of each column: 0 for NULL, 1 to 9 for a number (7 for one with a fraction), 12 and above for
    /// bytes: even for a blob, odd for a text.
    let types: UnsafeMutablePointer<Int>
    /// The same as bytes of the record's header; of no use where one of them is too large for a byte.
    private let header: UnsafeMutablePointer<UInt8>
    let texts: UnsafeMutablePointer<UnsafePointer<UInt8>?>
    let numbers: UnsafeMutablePointer<Int>
    /// The bytes of the serial types and of the values.
    private var typeBytes: Int
    private var valueBytes = 0

    /// A row whose values are all NULL.
    init() {
        columnCount = Column.allCases.count
        precondition(columnCount <= UInt64.bitWidth)
        typeBytes = columnCount
        types = .allocate(capacity: columnCount)
        header = .allocate(capacity: columnCount)
        texts = .allocate(capacity: columnCount)
        numbers = .allocate(capacity: columnCount)
        types.initialize(repeating: 0, count: columnCount)
        header.initialize(repeating: 0, count: columnCount)
        texts.initialize(repeating: nil, count: columnCount)
        numbers.initialize(repeating: 0, count: columnCount)
    }

    deinit {
        types.deallocate()
        header.deallocate()
        texts.deallocate()
        numbers.deallocate()
    }

    /// Binds a number.
    @inline(__always)
    mutating func bind(_ value: Int, to column: Column) {
        let column = column.rawValue
        numbers[column] = value
        set(column, to: Self.serialType(of: value))
    }

    /// Binds a number with a fraction.
    @inline(__always)
    mutating func bind(_ value: Double, to column: Column) {
        numbers[column.rawValue] = Int(bitPattern: UInt(value.bitPattern))
        set(column.rawValue, to: 7)
    }

    /// Binds text by its bytes.
    @inline(__always)
    mutating func bind(_ bytes: UnsafeBufferPointer<UInt8>, to column: Column) {
        let column = column.rawValue
        texts[column] = bytes.baseAddress
        set(column, to: 13 &+ bytes.count &* 2)
    }

    /// Binds bytes that are no text.
    mutating func bind(blob bytes: UnsafeBufferPointer<UInt8>, to column: Column) {
        let column = column.rawValue
        texts[column] = bytes.baseAddress
        set(column, to: 12 &+ bytes.count &* 2)
    }

    /// Binds a part of a text, or NULL if the part is empty.
    @inline(__always)
    mutating func bind(_ part: Range<Int>, of text: UnsafeBufferPointer<UInt8>, to column: Column) {
        guard !part.isEmpty else { return }
        bind(UnsafeBufferPointer(rebasing: text[part]), to: column)
    }

    /// Binds an interned text.
    @inline(__always)
    mutating func bind(_ text: InternedText, to column: Column) {
        bind(text.bytes, to: column)
    }

    /// The length of the record in bytes.
    var byteCount: Int { headerBytes + valueBytes }

    /// Writes the record, and resets every value to NULL for the next one.
    ///
    /// - Parameter start: Memory for ``byteCount`` bytes.
    mutating func write(to start: UnsafeMutablePointer<UInt8>) {
        var type = start
        VarInt.write(headerBytes, to: &type)
        if typeBytes == columnCount {
            type.update(from: header, count: columnCount)
        } else {
            for column in 0..<columnCount { VarInt.write(types[column], to: &type) }
        }
        var value = start + headerBytes
        while let column = takeColumn() {
            let serial = types[column]
            reset(column)
            if serial >= 12 {
                let count = (serial &- 12) >> 1
                if let text = texts[column] { ShortCopy.copy(text, to: value, count: count) }
                value += count
            } else {
                let count = Self.width(of: serial)
                Self.put(numbers[column], byteCount: count, to: value)
                value += count
            }
        }
        resetSizes()
    }

    /// Writes the lowest bytes of a number, the highest first.
    @inline(__always)
    static func put(_ number: Int, byteCount: Int, to place: UnsafeMutablePointer<UInt8>) {
        let memory = UnsafeMutableRawPointer(place)
        switch byteCount {
        case 0: break
        case 1: place[0] = UInt8(truncatingIfNeeded: number)
        case 2: memory.storeBytes(of: UInt16(truncatingIfNeeded: number).bigEndian, as: UInt16.self)
        case 3:
            memory.storeBytes(of: UInt16(truncatingIfNeeded: number >> 8).bigEndian, as: UInt16.self)
            place[2] = UInt8(truncatingIfNeeded: number)
        case 4: memory.storeBytes(of: UInt32(truncatingIfNeeded: number).bigEndian, as: UInt32.self)
        default:
            for offset in 0..<byteCount {
                place[offset] = UInt8(truncatingIfNeeded: number >> ((byteCount &- 1 &- offset) &* 8))
            }
        }
    }

    /// The first column that is not NULL and was not taken yet.
    @inline(__always)
    private mutating func takeColumn() -> Int? {
        guard filled != 0 else { return nil }
        defer { filled &= filled &- 1 }
        return filled.trailingZeroBitCount
    }

    /// Makes a column NULL that was taken.
    @inline(__always)
    func reset(_ column: Int) {
        types[column] = 0
        header[column] = 0
    }

    /// Counts the bytes of a row whose values are all NULL.
    mutating func resetSizes() {
        filled = 0
        typeBytes = columnCount
        valueBytes = 0
    }
}

extension RowBuilder {
    private var headerBytes: Int { Self.headerBytes(of: typeBytes) }

    /// The bytes of a header with types of so many bytes: it counts its own length too.
    @inline(__always)
    static func headerBytes(of typeBytes: Int) -> Int {
        typeBytes < 0x7F ? typeBytes &+ 1 : typeBytes &+ VarInt.byteCount(of: typeBytes &+ 2)
    }

    @inline(__always)
    private mutating func set(_ column: Int, to serial: Int) {
        let former = types[column]
        if former != 0 {
            typeBytes &-= VarInt.byteCount(of: former) &- 1
            valueBytes &-= Self.width(of: former)
        }
        filled |= 1 &<< UInt64(truncatingIfNeeded: column)
        types[column] = serial
        header[column] = UInt8(truncatingIfNeeded: serial)
        if serial >= 0x80 { typeBytes &+= VarInt.byteCount(of: serial) &- 1 }
        valueBytes &+= Self.width(of: serial)
    }

    /// The bytes of a value by its serial type.
    @inline(__always)
    static func width(of serial: Int) -> Int {
        if serial >= 12 { return (serial &- 12) >> 1 }
        switch serial {
        case 0, 8, 9: return 0
        case 5: return 6
        case 6, 7: return 8
        default: return serial
        }
    }

    /// The serial type of a number.
    @inline(__always)
    static func serialType(of value: Int) -> Int {
        if value == 0 { return 8 }
        if value == 1 { return 9 }
        let bits = Int.bitWidth - (value < 0 ? ~value : value).leadingZeroBitCount
        switch bits {
        case ...7: return 1
        case ...15: return 2
        case ...23: return 3
        case ...31: return 4
        case ...47: return 5
        default: return 6
        }
    }
}

/// SQLite's [variable-length integer](https://sqlite.org/fileformat2.html#varint): seven bits a byte, the highest first.
///
/// Numbers here are lengths and keys, never negative and below 2^56, so that the ninth byte's eight bits are not needed.
enum VarInt {
    /// Returns the count of bytes of an encoded number.
    @inline(__always)
    static func byteCount(of value: Int) -> Int {
        value < 0x80 ? 1 : (Int.bitWidth &- value.leadingZeroBitCount &+ 6) / 7
    }

    /// Reads a number of any size, and moves the place past it; `nil` where the bytes end before.
    @inline(__always)
    static func read(_ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int) -> Int? {
        var value: UInt64 = 0
        for count in 0..<9 {
            guard place < bytes.count else { return nil }
            let byte = bytes[place]
            place &+= 1
            if count == 8 { return Int(Int64(bitPattern: value &<< 8 | UInt64(byte))) }
            value = value &<< 7 | UInt64(byte & 0x7F)
            if byte < 0x80 { return Int(value) }
        }
        return nil
    }

    /// Writes a number, and moves the place past it.
    @inline(__always)
    static func write(_ value: Int, to place: inout UnsafeMutablePointer<UInt8>) {
        var left = byteCount(of: value) &- 1
        while left > 0 {
            place.pointee = UInt8(truncatingIfNeeded: value >> (left &* 7)) | 0x80
            place += 1
            left &-= 1
        }
        place.pointee = UInt8(truncatingIfNeeded: value) & 0x7F
        place += 1
    }
}
