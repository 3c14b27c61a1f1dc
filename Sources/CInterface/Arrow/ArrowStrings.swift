internal import CTrunkline

/// A column of strings that another program owns, in one of the layouts of the
/// [Arrow columnar format](https://arrow.apache.org/docs/format/Columnar.html).
struct ArrowStrings {
    private enum Layout {
        /// Offsets of 32 bits, format `u`.
        case offsets32
        /// Offsets of 64 bits, format `U`.
        case offsets64
        /// Views of 16 bytes, format `vu`.
        case views
    }

    private let layout: Layout
    /// A bit for each row, 1 where it has a value; `nil` if all have one.
    private let validity: UnsafePointer<UInt8>?
    private let positions: UnsafeRawPointer
    private let data: UnsafePointer<UInt8>?
    /// The buffers of long views.
    private let viewed: UnsafePointer<UnsafeRawPointer?>
    private let viewedCount: Int
    private let offset: Int
    let count: Int

    /// The column of a schema and an array; `nil` if it is not a column of strings.
    init?(_ schema: UnsafePointer<ArrowSchema>, _ array: UnsafePointer<ArrowArray>) {
        guard let format = schema.pointee.format, schema.pointee.dictionary == nil,
            array.pointee.length >= 0, array.pointee.offset >= 0, let buffers = array.pointee.buffers
        else { return nil }
        switch (UInt8(bitPattern: format[0]), UInt8(bitPattern: format[1])) {
        case (UInt8(ascii: "u"), 0): layout = .offsets32
        case (UInt8(ascii: "U"), 0): layout = .offsets64
        case (UInt8(ascii: "v"), UInt8(ascii: "u")) where format[2] == 0: layout = .views
        default: return nil
        }
        let bufferCount = Int(array.pointee.n_buffers)
        guard bufferCount >= (layout == .views ? 2 : 3) else { return nil }
        count = Int(array.pointee.length)
        offset = Int(array.pointee.offset)
        validity = array.pointee.null_count == 0 ? nil : buffers[0]?.assumingMemoryBound(to: UInt8.self)
        // A column without rows may come without buffers.
        guard let positions = buffers[1] ?? (count == 0 ? UnsafeRawPointer(buffers) : nil) else { return nil }
        self.positions = positions
        data = layout == .views ? nil : buffers[2]?.assumingMemoryBound(to: UInt8.self)
        viewed = UnsafeRawPointer(buffers + 2).assumingMemoryBound(to: UnsafeRawPointer?.self)
        viewedCount = layout == .views ? bufferCount - 2 : 0
    }

    /// The bytes of a row; `nil` for null.
    @inline(__always)
    subscript(row: Int) -> UnsafeBufferPointer<UInt8>? {
        let position = row &+ offset
        if let validity, validity[position &>> 3] & (1 &<< UInt8(truncatingIfNeeded: position & 7)) == 0 {
            return nil
        }
        switch layout {
        case .offsets32:
            let offsets = positions.assumingMemoryBound(to: Int32.self)
            return text(from: Int(offsets[position]), to: Int(offsets[position &+ 1]))
        case .offsets64:
            let offsets = positions.assumingMemoryBound(to: Int64.self)
            return text(from: Int(offsets[position]), to: Int(offsets[position &+ 1]))
        case .views: return text(ofView: positions + position &* 16)
        }
    }

    @inline(__always)
    private func text(from start: Int, to end: Int) -> UnsafeBufferPointer<UInt8> {
        guard let data, end > start else { return UnsafeBufferPointer(start: nil, count: 0) }
        return UnsafeBufferPointer(start: data + start, count: end &- start)
    }

    /// The text of a view: in place up to 12 bytes, else in a buffer.
    @inline(__always)
    private func text(ofView view: UnsafeRawPointer) -> UnsafeBufferPointer<UInt8> {
        let count = Int(view.loadUnaligned(as: Int32.self))
        if count <= 12 {
            return UnsafeBufferPointer(start: (view + 4).assumingMemoryBound(to: UInt8.self), count: max(count, 0))
        }
        let buffer = Int(view.loadUnaligned(fromByteOffset: 8, as: Int32.self))
        let start = Int(view.loadUnaligned(fromByteOffset: 12, as: Int32.self))
        guard buffer >= 0, buffer < viewedCount, let bytes = viewed[buffer] else {
            return UnsafeBufferPointer(start: nil, count: 0)
        }
        return UnsafeBufferPointer(start: bytes.assumingMemoryBound(to: UInt8.self) + start, count: count)
    }
}
