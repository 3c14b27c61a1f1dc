// Cells of address books may hold several numbers.

extension Classifier {
    /// Reads every number of a cell: one reading for a cell that holds one number or none, in order otherwise.
    ///
    /// A cell is split at `/`, `,`, `;`, `|`, `&`, line ends and words like `or`, and only if every piece could be a
    /// number on its own: `030/1234567` and `555-1234 x12` are one number each.
    ///
    /// - Parameters:
    ///   - cell: UTF-8 bytes.
    ///   - region: the region that national numbers are read in, instead of the classifier's own.
    ///   - body: takes the bytes of the cell that were read, and the reading.
    public func forEachNumber<Failure: Error>(
        in cell: Span<UInt8>, region: Region? = nil, _ body: (Range<Int>, Reading) throws(Failure) -> Void
    ) throws(Failure) {
        let whole = classify(cell, region: region)
        guard !whole.isSettled, CellPieces.mayHold(cell) else { return try body(0..<cell.count, whole) }
        var pieces = CellPieces(cell)
        var count = 0
        while let piece = pieces.next(in: cell) {
            count += 1
            guard classify(cell.extracting(piece), region: region).isPlausible else {
                return try body(0..<cell.count, whole)
            }
        }
        guard count > 1 else { return try body(0..<cell.count, whole) }
        pieces = CellPieces(cell)
        while let piece = pieces.next(in: cell) {
            try body(piece, classify(cell.extracting(piece), region: region))
        }
    }
}

extension Reading {
    /// Whether the whole text was read as one number, or as a code.
    fileprivate var isSettled: Bool {
        switch verdict {
        case .accepted, .empty, .ambiguous: true
        case .rejected(let reason):
            planRule != .none || reason == .emergency || reason == .shortCode || reason == .damaged
        }
    }

    /// Whether the text could be a number of its own.
    fileprivate var isPlausible: Bool {
        if planRule != .none { return true }
        switch verdict.reason {
        case .noRegion, .unassigned, .tooShort, .countryNotAllowed, .unknownCountryCode:
            return nationalNumber.count >= 7
        default: return false
        }
    }
}

/// The pieces of a cell between separators, as ranges of its bytes without the spaces around them.
private struct CellPieces {
    private var position = 0
    private let end: Int

    init(_ cell: Span<UInt8>) {
        end = cell.count
    }

    private static let words: [StaticString] = [
        " or ", " und ", " and ", " oder ", " ou ", " et ", " o ", " y ", " e ",
    ]

    /// Whether a separator may be in the cell.
    static func mayHold(_ cell: Span<UInt8>) -> Bool {
        guard cell.count >= 9 else { return false }
        for position in cell.indices where separatorLength(in: cell, at: position) > 0 { return true }
        return false
    }

    mutating func next(in cell: Span<UInt8>) -> Range<Int>? {
        while position < end {
            let start = position
            var stop = start
            while stop < end, Self.separatorLength(in: cell, at: stop) == 0 { stop += 1 }
            position = stop < end ? stop + Self.separatorLength(in: cell, at: stop) : end
            var (first, last) = (start, stop)
            while first < last, cell[first] <= UInt8(ascii: " ") { first += 1 }
            while first < last, cell[last - 1] <= UInt8(ascii: " ") { last -= 1 }
            if first < last { return first..<last }
        }
        return nil
    }

    /// How many bytes of a separator start at a position, 0 for none.
    private static func separatorLength(in cell: Span<UInt8>, at position: Int) -> Int {
        switch cell[position] {
        case UInt8(ascii: "/"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "&"), 0x0A, 0x0D:
            return 1
        case UInt8(ascii: ":"):
            return matches(":::", in: cell, at: position) ? 3 : 0
        case UInt8(ascii: " "):
            for word in words where matches(word, in: cell, at: position) { return word.utf8CodeUnitCount - 1 }
            return 0
        default: return 0
        }
    }

    private static func matches(_ word: StaticString, in cell: Span<UInt8>, at position: Int) -> Bool {
        guard position + word.utf8CodeUnitCount <= cell.count else { return false }
        for offset in 0..<word.utf8CodeUnitCount {
            let byte = cell[position + offset]
            let lower = byte &- 0x41 < 26 ? byte | 0x20 : byte
            if lower != word.utf8Start[offset] { return false }
        }
        return true
    }
}
