extension FieldModel {
    /// Writes what the book taught and counted.
    func encode(to output: inout ByteEncoder) {
        for field in Field.allCases {
            for level in 0...field.highest { output.append(weights[field, level]) }
        }
        for bits in [limits.place, limits.district, limits.relative, prior] { output.append(bits) }
        for count in [usualCounts.given, usualCounts.family] { output.append(count.bitPattern) }
        output.append(UInt64(frequencies.rowCount))
    }

    /// The lesson of a book, as it was written.
    struct Lesson: Sendable {
        fileprivate var weights = FieldWeights.rule
        fileprivate var limits = HouseholdLimits()
        fileprivate var prior = Bits.zero
        fileprivate var usualCounts = (given: 1.0, family: 1.0)
        /// The number of rows of the book.
        let rowCount: Int

        /// Reads a lesson; `nil` from damaged bytes.
        init?(_ input: inout ByteDecoder) {
            for field in Field.allCases {
                for level in 0...field.highest {
                    guard let bits = input.bits() else { return nil }
                    weights[field, level] = bits
                }
            }
            guard let place = input.bits(), let district = input.bits(), let relative = input.bits(),
                let prior = input.bits(), let given = input.number(), let family = input.number(),
                let rowCount = input.number(), rowCount <= UInt64(UInt32.max)
            else { return nil }
            (limits.place, limits.district, limits.relative) = (place, district, relative)
            self.prior = prior
            usualCounts = (Double(bitPattern: given), Double(bitPattern: family))
            self.rowCount = Int(rowCount)
        }
    }

    /// A model with the lesson of a book over rows of its cards, or of a part of it.
    init(_ fields: FieldComparison, cardFrequencies frequencies: Frequencies, _ lesson: Lesson) {
        self.init(fields, frequencies, lesson)
        usualCounts = frequencies.usualCounts
    }

    /// A model with the lesson of a book.
    init(_ fields: FieldComparison, _ frequencies: Frequencies, _ lesson: Lesson) {
        self.init(fields, frequencies)
        weights = lesson.weights
        limits = lesson.limits
        prior = lesson.prior
        usualCounts = lesson.usualCounts
    }
}

extension ByteEncoder {
    /// Writes a weight.
    mutating func append(_ bits: Bits) { append(difference: Int64(bits.hundredths), 0) }
}

extension ByteDecoder {
    /// A weight that was written as such.
    mutating func bits() -> Bits? { number(after: 0).flatMap { Int32(exactly: $0) }.map { Bits(hundredths: $0) } }
}
