internal import CTrunkline

/// A column of results while it is built.
struct ArrowColumn {
    /// What a column holds, under its format in the Arrow C Data Interface.
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
    /// Whether the strings pass the 2 GiB that offsets of 32 bits reach.
    private(set) var isTooLarge = false
    private var validity: ArrowBuffer
    /// The numbers, or the offsets of the strings.
    private var values: ArrowBuffer
    private var text: ArrowBuffer?
    private var textLength = 0

    /// An empty column; `nil` if there is no memory.
    ///
    /// - Parameters:
    ///   - rows: how many rows are expected.
    ///   - textWidth: how many bytes a row of strings is expected to take.
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

    /// Whether memory ran out.
    var failed: Bool { validity.failed || values.failed || text?.failed ?? false }

    /// Appends a null.
    @inline(__always)
    mutating func appendNull() {
        nullCount &+= 1
        endRow(isValid: false, value: 0)
    }

    /// Appends a number.
    @inline(__always)
    mutating func append(_ number: Int32) { endRow(isValid: true, value: number) }

    /// Appends a string of at most 256 bytes, which a closure writes and gives the length of.
    @inline(__always)
    mutating func append(_ write: (UnsafeMutablePointer<UInt8>) -> Int) {
        guard text?.reserve(textLength &+ 256) ?? false, let start = text?.start else { return }
        textLength &+= write((start + textLength).assumingMemoryBound(to: UInt8.self))
        endRow(isValid: true, value: 0)
    }

    @inline(__always)
    private mutating func endRow(isValid: Bool, value: Int32) {
        guard validity.reserve(count &>> 3 &+ 1) else { return }
        if isValid {
            let bits = validity.start.assumingMemoryBound(to: UInt8.self)
            bits[count &>> 3] |= 1 &<< UInt8(truncatingIfNeeded: count & 7)
        }
        count &+= 1
        switch format {
        case .strings:
            guard values.reserve((count &+ 1) &* 4) else { return }
            if textLength > Int(Int32.max) { isTooLarge = true }
            values.start.assumingMemoryBound(to: Int32.self)[count] = Int32(truncatingIfNeeded: textLength)
        case .int16:
            guard values.reserve(count &* 2) else { return }
            values.start.assumingMemoryBound(to: Int16.self)[count &- 1] = Int16(truncatingIfNeeded: value)
        case .int32:
            guard values.reserve(count &* 4) else { return }
            values.start.assumingMemoryBound(to: Int32.self)[count &- 1] = value
        }
    }

    /// Frees the memory of a column that nobody gets.
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
