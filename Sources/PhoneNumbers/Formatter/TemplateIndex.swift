/// Which templates of a list may take some digits, by the first of them.
///
/// For each of the first positions and each digit there is a row of bits, one a template: whether the template may take the
/// digit there. The templates that may take several digits are those whose bit is set in the row of each. A row is
/// `UInt16` words, padded to a multiple of 64 bits; the rows of a position stand together, in the order of the digits.
/// A list so short that looking at each template costs no more has no rows.
struct TemplateIndex {
    /// For how many digits all templates of a list have rows.
    static let depth = 3
    /// For how many digits irregular templates have rows: few templates, each of which takes long to look at.
    static let irregularDepth = 6
    /// The longest list without rows.
    static let maximumUnindexed = 64

    private let rows: UnsafePointer<UInt16>
    private let count: Int
    private let depth: Int

    /// The index of a list whose rows, if it has any, are at an address.
    init(_ rows: UnsafePointer<UInt16>, count: Int, depth: Int) {
        self.rows = rows
        self.count = count
        self.depth = count > Self.maximumUnindexed ? depth : 0
    }

    /// The number of 16-bit words in a row of a list.
    private static func rowLength(count: Int) -> Int { (count + 63) / 64 * 4 }

    /// The number of 16-bit words in the rows of a list.
    static func size(count: Int, depth: Int) -> Int {
        count > maximumUnindexed ? depth * 10 * rowLength(count: count) : 0
    }

    /// The positions of the templates that may take the digits from `start`, in ascending order: all that take them, and
    /// some that do not.
    @inline(__always)
    func candidates(_ digits: [UInt8], from start: Int) -> Candidates {
        var candidates = Candidates(rows, count: count, rowLength: Self.rowLength(count: count))
        for position in 0..<max(min(digits.count - start, depth), 0) {
            candidates.append(digits[start + position])
        }
        return candidates
    }

    /// Positions in a list.
    struct Candidates: Sequence, IteratorProtocol {
        private let rows: UnsafePointer<UInt16>
        private let count: Int
        private let rowLength: Int
        /// The digits to look up, four bits each, the first one lowest.
        private var digits: UInt64 = 0
        private var digitCount = 0
        /// The first position of the 64 that come next.
        private var nextBlock = 0
        /// Those of the 64 before that are still to come.
        private var bits: UInt64 = 0

        fileprivate init(_ rows: UnsafePointer<UInt16>, count: Int, rowLength: Int) {
            self.rows = rows
            self.count = count
            self.rowLength = rowLength
        }

        @inline(__always)
        fileprivate mutating func append(_ digit: UInt8) {
            digits |= UInt64(digit) &<< UInt64(digitCount &* 4)
            digitCount &+= 1
        }

        @inline(__always)
        mutating func next() -> Int? {
            while bits == 0 {
                guard nextBlock < count else { return nil }
                bits = block(nextBlock)
                nextBlock &+= 64
            }
            let position = nextBlock &- 64 &+ bits.trailingZeroBitCount
            bits &= bits &- 1
            return position
        }

        @inline(__always)
        private func block(_ first: Int) -> UInt64 {
            var bits: UInt64 = count &- first < 64 ? (1 &<< UInt64(count &- first)) &- 1 : .max
            var digits = digits
            var row = rows + first / 16
            for _ in 0..<digitCount {
                let word = UnsafeRawPointer(row + Int(digits & 15) &* rowLength).loadUnaligned(as: UInt64.self)
                bits &= UInt64(littleEndian: word)
                digits &>>= 4
                row += rowLength &* 10
            }
            return bits
        }
    }

    /// The rows of a list.
    ///
    /// - Parameter firstDigits: For each template the sets of digits that it may take at the first positions; all digits
    ///   where it has no position.
    static func rows(_ firstDigits: [[UInt16]], depth: Int) -> [UInt16] {
        let length = rowLength(count: firstDigits.count)
        var rows = [UInt16](repeating: 0, count: size(count: firstDigits.count, depth: depth))
        guard !rows.isEmpty else { return [] }
        for (template, sets) in firstDigits.enumerated() {
            for position in 0..<depth {
                let set = position < sets.count ? sets[position] : .max
                for digit in 0..<10 where set & 1 << UInt16(digit) != 0 {
                    rows[(position * 10 + digit) * length + template / 16] |= 1 << UInt16(template % 16)
                }
            }
        }
        return rows
    }
}
