internal import CTrunkline

/// A column of results while it is built.
struct ResultColumn {
    /// The type of a column's values, named as in the Arrow C Data Interface.
    enum Format {
        case strings, int16, int32

        var name: StaticString {
            switch self {
            case .strings: "u"
            case .int16: "s"
            case .int32: "i"
            }
        }
    }

    let name: StaticString
    let format: Format
    private(set) var count = 0
    private(set) var nullCount = 0
    /// `true` if the strings exceed the 2 GiB that 32-bit offsets can address.
    private(set) var isTooLarge = false
    private var validity: ArrowBuffer
    /// The numbers, or the offsets of the strings.
    private var values: ArrowBuffer
    private var text: ArrowBuffer?
    private var textLength = 0

    /// An empty column; `nil` if there is no memory.
    ///
    /// - Parameters:
    ///   - rows: the expected number of rows.
    ///   - textWidth: the expected size of a row of strings, in bytes.
    init?(_ name: StaticString, _ format: Format, rows: Int, textWidth: Int = 0) {
        self.name = name
        self.format = format
        guard let validity = ArrowBuffer(capacity: rows / 8 + 8) else { return nil }
        guard let values = ArrowBuffer(capacity: (rows + 1) * (format == .int16 ? 2 : 4)) else {
            validity.release()
            return nil
        }
        self.validity = validity
        self.values = values
        if format == .strings {
            guard let text = ArrowBuffer(capacity: min(rows, 1 << 24) * textWidth + 128) else {
                validity.release()
                values.release()
                return nil
            }
            self.text = text
        }
    }

    /// `true` if memory ran out.
    var failed: Bool { validity.failed || values.failed || text?.failed ?? false }

    /// The longest string of a row, in bytes.
    static let maximumTextLength = 256

    /// Appends a null.
    mutating func appendNull() {
        if format == .strings { append(isValid: false) { _ in 0 } } else { append(nil) }
    }

    /// Appends a number, or a null, to a column of numbers.
    @inline(__always)
    mutating func append(_ number: Int32?) {
        let width = format == .int16 ? 2 : 4
        guard beginRow(isValid: number != nil), values.reserve(count &* width) else { return }
        if format == .int16 {
            values.start.assumingMemoryBound(to: Int16.self)[count &- 1] = Int16(truncatingIfNeeded: number ?? 0)
        } else {
            values.start.assumingMemoryBound(to: Int32.self)[count &- 1] = number ?? 0
        }
    }

    /// Appends a string of at most ``maximumTextLength`` bytes to a column of strings, which a closure writes and gives the
    /// length of, or a null, whose bytes are not kept.
    @inline(__always)
    mutating func append(isValid: Bool, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
        guard text?.reserve(textLength &+ Self.maximumTextLength) ?? false, let start = text?.start,
            beginRow(isValid: isValid), values.reserve((count &+ 1) &* 4)
        else { return }
        let length = write((start + textLength).assumingMemoryBound(to: UInt8.self))
        textLength &+= isValid ? length : 0
        if textLength > Int(Int32.max) { isTooLarge = true }
        values.start.assumingMemoryBound(to: Int32.self)[count] = Int32(truncatingIfNeeded: textLength)
    }

    /// Counts a row and notes whether it has a value; `false` without memory.
    @inline(__always)
    private mutating func beginRow(isValid: Bool) -> Bool {
        guard validity.reserve(count &>> 3 &+ 1) else { return false }
        let bit: UInt8 = isValid ? 1 : 0
        validity.start.assumingMemoryBound(to: UInt8.self)[count &>> 3] |= bit &<< UInt8(truncatingIfNeeded: count & 7)
        nullCount &+= isValid ? 0 : 1
        count &+= 1
        return true
    }

    /// Frees the memory of a column that is not handed over.
    func release() {
        validity.release()
        values.release()
        text?.release()
    }

    /// The buffers in the order of the Arrow format.
    var buffers: (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer?) {
        (UnsafeRawPointer(validity.start), UnsafeRawPointer(values.start), text.map { UnsafeRawPointer($0.start) })
    }
}
