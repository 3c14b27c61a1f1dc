/// The properties by which two states of one card differ.
package struct CardDifference: Sendable {
    /// A property that is another, is added, or goes.
    package struct Change: Sendable {
        /// The property before; `nil` for one that is added.
        package var before: CardProperty?
        /// The property after; `nil` for one that goes.
        package var after: CardProperty?
    }

    /// Bytes of the card that others take the place of.
    package struct Hunk: Sendable, Hashable {
        /// The place in the bytes before.
        package var range: Range<Int>
        package var bytes: [UInt8]
    }

    /// The changes, in the order of the card.
    package private(set) var changes: [Change] = []
    /// The same as bytes.
    package private(set) var hunks: [Hunk] = []

    /// Compares two states of a card, of which only properties differ.
    package init(_ before: CardProperties, _ after: CardProperties) {
        var offsets: [Int] = [before.headCount]
        for property in before.list { offsets.append(offsets[offsets.count - 1] + property.raw.count) }
        for (old, new) in Self.segments(before.list.map(\.raw), after.list.map(\.raw)) {
            hunks.append(
                Hunk(range: offsets[old.lowerBound]..<offsets[old.upperBound], bytes: after.list[new].flatMap(\.raw)))
            var added = after.list[new].map { Optional($0) }
            var rest: [CardProperty] = []
            for property in before.list[old] {
                let place = added.firstIndex { $0?.title == property.title && $0?.group == property.group }
                if let place, let other = added[place] {
                    changes.append(Change(before: property, after: other))
                    added[place] = nil
                } else {
                    rest.append(property)
                }
            }
            changes += rest.map { Change(before: $0, after: nil) }
            changes += added.compactMap { $0 }.map { Change(before: nil, after: $0) }
        }
    }

    /// The parts in which two lists differ, by their longest common subsequence.
    static func segments<Element: Hashable>(_ old: [Element], _ new: [Element]) -> [(Range<Int>, Range<Int>)] {
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
        var end = 0
        while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        let (a, b) = (Array(old[start..<old.count - end]), Array(new[start..<new.count - end]))
        guard !a.isEmpty || !b.isEmpty else { return [] }
        guard a.count * b.count <= 1 << 20, !a.isEmpty, !b.isEmpty else {
            return [(start..<start + a.count, start..<start + b.count)]
        }
        // The lengths of the longest common subsequences of the rests.
        var lengths = [[Int32]](repeating: [Int32](repeating: 0, count: b.count + 1), count: a.count + 1)
        for i in a.indices.reversed() {
            for j in b.indices.reversed() {
                lengths[i][j] = a[i] == b[j] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
            }
        }
        var segments: [(Range<Int>, Range<Int>)] = []
        var (i, j, first, second) = (0, 0, 0, 0)
        func close() {
            guard i > first || j > second else { return }
            segments.append((start + first..<start + i, start + second..<start + j))
        }
        while i < a.count, j < b.count {
            if a[i] == b[j] {
                close()
                (i, j) = (i + 1, j + 1)
                (first, second) = (i, j)
            } else if lengths[i + 1][j] >= lengths[i][j + 1] {
                i += 1
            } else {
                j += 1
            }
        }
        (i, j) = (a.count, b.count)
        close()
        return segments
    }
}
