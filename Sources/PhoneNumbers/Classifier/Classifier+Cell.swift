// Cells of address books may hold several numbers.

extension Classifier {
    /// Reads every number of a cell: one classification for a cell that holds one number or none, in order otherwise.
    ///
    /// A cell is split at line ends, `;` and `|`, else also at `,`, `&` and words like `or`, else also at `/`, and only
    /// if every piece could be a number on its own: `030/1234567` and `555-1234 x12` are one number each.
    ///
    /// - Parameters:
    ///   - cell: UTF-8 bytes.
    ///   - region: the region that national numbers are read in, instead of the classifier's own.
    ///   - body: takes the bytes of the cell that were read, and the classification.
    public func forEachNumber<Failure: Error>(
        in cell: Span<UInt8>, region: RegionCode? = nil, _ body: (Range<Int>, Classification) throws(Failure) -> Void
    ) throws(Failure) {
        let whole = classify(cell, region: region)
        guard let separators = separators(of: cell, whole, region: region) else {
            return try body(0..<cell.count, whole)
        }
        var pieces = CellPieces(cell, separators)
        while let piece = pieces.next(in: cell) {
            try body(piece, classify(cell.extracting(piece), region: region))
        }
    }

    /// The separators at which a cell falls into several numbers; `nil` if it holds one number or none.
    private func separators(of cell: Span<UInt8>, _ whole: Classification, region: RegionCode?) -> CellPieces
        .Separators?
    {
        let mayBeSecond = whole.extension.count >= CellPieces.fewestDigits
        guard !whole.isSettled || mayBeSecond else { return nil }
        for separators in CellPieces.Separators.allCases where CellPieces.mayHold(cell, separators) {
            var pieces = CellPieces(cell, separators)
            var count = 0
            var isSplit = true
            while isSplit, let piece = pieces.next(in: cell) {
                count += 1
                let classification = classify(cell.extracting(piece), region: region)
                isSplit = mayBeSecond ? classification.planRule != .none : classification.isPlausible
            }
            if isSplit, count > 1 { return separators }
        }
        return nil
    }
}

extension Classification {
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
            return nationalNumber.count >= CellPieces.fewestDigits
        default: return false
        }
    }
}

/// The pieces of a cell between separators, as ranges of its bytes without the spaces around them.
private struct CellPieces {
    /// Which marks part numbers, the surest first.
    enum Separators: Int, CaseIterable {
        /// Line ends, `;`, `|` and `:::`.
        case lists
        /// Also `,`, `&` and words.
        case words
        /// Also `/`, which may stand inside a number.
        case slashes
    }

    /// How many digits make a number that nothing else tells of.
    static let fewestDigits = 7

    private var position = 0
    private let end: Int
    private let separators: Separators

    init(_ cell: Span<UInt8>, _ separators: Separators) {
        end = cell.count
        self.separators = separators
    }

    private static let words: [StaticString] = [
        " or ", " und ", " and ", " oder ", " ou ", " et ", " o ", " y ", " e ",
    ]

    /// Whether a separator may be in the cell.
    static func mayHold(_ cell: Span<UInt8>, _ separators: Separators) -> Bool {
        guard cell.count >= 2 * fewestDigits else { return false }
        for position in cell.indices where length(of: separators, in: cell, at: position) > 0 { return true }
        return false
    }

    mutating func next(in cell: Span<UInt8>) -> Range<Int>? {
        while position < end {
            let start = position
            var stop = start
            while stop < end, Self.length(of: separators, in: cell, at: stop) == 0 { stop += 1 }
            position = stop < end ? stop + Self.length(of: separators, in: cell, at: stop) : end
            var (first, last) = (start, stop)
            while first < last, cell[first] <= UInt8(ascii: " ") { first += 1 }
            while first < last, cell[last - 1] <= UInt8(ascii: " ") { last -= 1 }
            if first < last { return first..<last }
        }
        return nil
    }

    /// How many bytes of a separator start at a position, 0 for none.
    private static func length(of separators: Separators, in cell: Span<UInt8>, at position: Int) -> Int {
        switch cell[position] {
        case UInt8(ascii: ";"), UInt8(ascii: "|"), 0x0A, 0x0D: return 1
        case UInt8(ascii: ","), UInt8(ascii: "&"): return separators == .lists ? 0 : 1
        case UInt8(ascii: "/"): return separators == .slashes ? 1 : 0
        case UInt8(ascii: ":"):
            return matches(":::", in: cell, at: position) ? 3 : 0
        case UInt8(ascii: " "):
            guard separators != .lists else { return 0 }
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
