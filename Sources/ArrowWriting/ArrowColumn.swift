/// The values of one column of a batch, in the
/// [columnar format](https://arrow.apache.org/docs/format/Columnar.html).
struct ArrowColumn {
    private let kind: ArrowField.Kind
    /// The number of rows, and of those without a value.
    private(set) var count = 0
    private(set) var nullCount = 0
    /// A bit for each row: 1 where it has a value.
    private var validity: [UInt8] = []
    /// Where each text ends, after a zero.
    private var ends: [UInt8] = []
    /// The numbers, or the texts one after another.
    private var values: [UInt8] = []

    init(_ kind: ArrowField.Kind) {
        self.kind = kind
        removeAll()
    }

    /// The memory of the values, in bytes.
    var byteCount: Int { values.count + ends.count + validity.count }

    /// The buffers of the column, as a batch has them.
    var buffers: [[UInt8]] {
        let validity = nullCount == 0 ? [] : validity
        return kind == .text ? [validity, ends, values] : [validity, values]
    }

    /// Adds a row without a value.
    mutating func appendNull() {
        nullCount += 1
        addRow(isValid: false)
        switch kind {
        case .int16: append(Int16(0), to: &values)
        case .int64: append(Int64(0), to: &values)
        case .text: append(Int32(values.count), to: &ends)
        }
    }

    /// Adds a number.
    ///
    /// - Precondition: The column is one of numbers.
    mutating func append(_ number: Int) {
        addRow(isValid: true)
        switch kind {
        case .int16: append(Int16(truncatingIfNeeded: number), to: &values)
        case .int64: append(Int64(number), to: &values)
        case .text: preconditionFailure("a number in a column of texts")
        }
    }

    /// Adds a text that is UTF-8.
    ///
    /// - Precondition: The column is one of texts.
    mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        precondition(kind == .text, "a text in a column of numbers")
        addRow(isValid: true)
        values.append(contentsOf: text)
        append(Int32(values.count), to: &ends)
    }

    /// Removes every row, and keeps the memory.
    mutating func removeAll() {
        (count, nullCount) = (0, 0)
        validity.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        if kind == .text { append(Int32(0), to: &ends) }
    }

    private mutating func addRow(isValid: Bool) {
        if count & 7 == 0 { validity.append(0) }
        if isValid { validity[count >> 3] |= 1 << UInt8(count & 7) }
        count += 1
    }

    private func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
}
