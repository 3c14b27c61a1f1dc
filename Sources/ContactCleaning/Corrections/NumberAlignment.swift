/// The alignment of the numbers of a corrected record with those of the stored one.
///
/// Numbers that are the same in both hold their places; the numbers between two of them belong together by order, or,
/// where one side has more, by label.
struct NumberAlignment {
    /// Pairs of positions: the stored number, and the one that replaces it.
    private(set) var changed: [(stored: Int, fixed: Int)] = []
    /// Stored numbers without a counterpart in the corrected record.
    private(set) var removed: [Int] = []
    /// Numbers of the corrected record without a counterpart among the stored ones.
    private(set) var added: [Int] = []

    /// The maximum number of numbers whose common ones are searched for; in longer lists position alone counts.
    private static let maximumCompared = 400

    /// A number of a record.
    struct Item {
        /// The texts by which it is recognized: as it was read, and as it was corrected before.
        var texts: [String]
        var label: String
    }

    init(stored: [Item], fixed: [Item]) {
        var (left, right) = (0, 0)
        for (nextLeft, nextRight) in Self.common(stored, fixed) + [(stored.count, fixed.count)] {
            addGap(left..<nextLeft, right..<nextRight, stored, fixed)
            (left, right) = (nextLeft + 1, nextRight + 1)
        }
    }

    private mutating func addGap(_ left: Range<Int>, _ right: Range<Int>, _ stored: [Item], _ fixed: [Item]) {
        if left.count == right.count {
            changed += zip(left, right).map { ($0, $1) }
            return
        }
        var rest = Array(right)
        var lonely: [Int] = []
        for place in left {
            if let match = rest.firstIndex(where: { fixed[$0].label == stored[place].label }) {
                changed.append((place, rest.remove(at: match)))
            } else {
                lonely.append(place)
            }
        }
        for place in lonely {
            if rest.isEmpty { removed.append(place) } else { changed.append((place, rest.removeFirst())) }
        }
        added += rest
    }

    /// The longest common subsequence.
    private static func common(_ stored: [Item], _ fixed: [Item]) -> [(Int, Int)] {
        let (rows, columns) = (stored.count, fixed.count)
        guard rows <= maximumCompared, columns <= maximumCompared else { return [] }
        func isSame(_ row: Int, _ column: Int) -> Bool {
            stored[row].texts.contains(where: fixed[column].texts.contains)
        }
        var lengths = [Int](repeating: 0, count: (rows + 1) * (columns + 1))
        for row in stride(from: rows - 1, through: 0, by: -1) {
            for column in stride(from: columns - 1, through: 0, by: -1) {
                let place = row * (columns + 1) + column
                lengths[place] =
                    isSame(row, column)
                    ? lengths[place + columns + 2] + 1 : max(lengths[place + 1], lengths[place + columns + 1])
            }
        }
        var pairs: [(Int, Int)] = []
        var (row, column) = (0, 0)
        while row < rows, column < columns {
            let place = row * (columns + 1) + column
            if isSame(row, column), lengths[place] == lengths[place + columns + 2] + 1 {
                pairs.append((row, column))
                (row, column) = (row + 1, column + 1)
            } else if lengths[place + columns + 1] >= lengths[place + 1] {
                row += 1
            } else {
                column += 1
            }
        }
        return pairs
    }
}
