/// The pieces of a cell, in memory of the caller.
struct CellPieces {
    private let memory: Memory
    private(set) var count = 0
    /// The levels of separators, tried in this order.
    static let levels: [CellPiece.Separator] = [.list, .label, .slash, .hyphen]
    /// The number of pieces in each of three parts of the memory, which are so small that the stack has room for them. A text as long as
    /// ``NumberText/capacity`` has no more numbers of six digits.
    private static let third = 14
    private typealias Memory = (
        UnsafeMutablePointer<CellPiece>, UnsafeMutablePointer<CellPiece>, UnsafeMutablePointer<CellPiece>
    )

    /// Passes no pieces yet to a closure, with memory that is gone after it.
    static func withMemory(_ body: (inout CellPieces) -> Bool) -> Bool {
        withPart { first in
            withPart { second in
                withPart { third in
                    var pieces = CellPieces(memory: (first, second, third))
                    return body(&pieces)
                }
            }
        }
    }

    private static func withPart(_ body: (UnsafeMutablePointer<CellPiece>) -> Bool) -> Bool {
        withUnsafeTemporaryAllocation(of: CellPiece.self, capacity: third) { $0.baseAddress.map(body) ?? false }
    }

    private init(memory: Memory) { self.memory = memory }

    @inline(never)
    private func place(_ position: Int) -> UnsafeMutablePointer<CellPiece> {
        let part = position < Self.third ? memory.0 : position < 2 * Self.third ? memory.1 : memory.2
        return part + position % Self.third
    }

    subscript(position: Int) -> CellPiece {
        get { place(position).pointee }
        nonmutating set { place(position).pointee = newValue }
    }

    mutating func removeAll() { count = 0 }
    mutating func removeLast() { count -= 1 }

    /// Appends a piece; `false` if there is no room.
    mutating func append(_ piece: CellPiece) -> Bool {
        guard count < 3 * Self.third else { return false }
        place(count).initialize(to: piece)
        count += 1
        return true
    }

    /// Cuts a text at separators up to a level; leaves no pieces if there are too many.
    @inline(never)
    mutating func cut(_ text: NumberText, upTo level: CellPiece.Separator) {
        count = 0
        var last = text.start
        var separator = CellPiece.Separator.none
        var isFull = false
        var walk = CellWalk(text, upTo: level)
        while !isFull, let found = walk.next() {
            isFull = !add(text, last..<found.start, separator)
            (separator, last) = (found.kind, found.end)
        }
        if !isFull { _ = add(text, last..<text.end, separator) }
    }

    /// Returns `true` if a text has a separator up to a level; without one it has none up to a surer level either.
    static func hasSeparator(_ text: NumberText, upTo level: CellPiece.Separator) -> Bool {
        var walk = CellWalk(text, upTo: level)
        return walk.next() != nil
    }

    private mutating func add(_ text: NumberText, _ range: Range<Int>, _ separator: CellPiece.Separator) -> Bool {
        let range = text.trimmed(range)
        if range.isEmpty { return true }
        guard append(CellPiece(range: range, separator: separator)) else {
            count = 0
            return false
        }
        return true
    }

    /// The number of pieces that are no remarks.
    var numbers: Int {
        var numbers = 0
        for position in 0..<count where self[position].content != .remark { numbers += 1 }
        return numbers
    }

    /// Returns `true` if a piece has so many digits besides those that were read that they may be another number; an extension of seven
    /// digits or more may be one as well.
    @inline(never)
    func leaveNumber(of text: NumberText) -> Bool {
        for position in 0..<count where self[position].content == .number {
            let (range, reading) = (self[position].range, self[position].reading)
            let length = reading.extension.count
            if text.digitCount(range) > reading.nationalNumber.count + (length < 7 ? length : 0) + 6 { return true }
        }
        return false
    }

    /// Returns `true` if a word that names a line follows a piece, and no digits stand behind the word: `98765 43210 Mob,`.
    func isBeforeLabel(_ place: Int, _ text: NumberText) -> Bool {
        guard place + 1 < count, text.digitCount(self[place + 1].range) == 0 else { return false }
        return text.isLabelled(self[place + 1].range)
    }

    /// Turns positions of the folded text into those of the cell's bytes.
    func locate(_ offset: UnsafeMutablePointer<Int32>) {
        for place in 0..<count {
            let range = self[place].range
            self[place].range = Int(offset[range.lowerBound])..<Int(offset[range.upperBound])
        }
    }

    /// Gives the bytes and the reading of every number, with the remarks that follow it.
    func forEach(_ body: (Range<Int>, Classification) -> Void) {
        var place = 0
        while place < count {
            var range = self[place].range
            let start = place
            place += 1
            guard self[start].content != .remark else { continue }
            while place < count, self[place].content == .remark {
                range = range.lowerBound..<self[place].range.upperBound
                place += 1
            }
            body(range, self[start].reading)
        }
    }
}
