/// A walk over the separators of a text, which counts the digits of a piece on its way.
struct CellWalk {
    /// A place where one piece ends and the next one begins.
    struct Place {
        var kind: CellPiece.Separator
        var start: Int
        var end: Int
    }

    private let text: NumberText
    private let level: CellPiece.Separator
    private var position: Int
    private var depth = 0
    private var piece: CellPiece.Beginning

    init(_ text: NumberText, upTo level: CellPiece.Separator) {
        self.text = text
        self.level = level
        position = text.start
        piece = CellPiece.Beginning(
            start: text.start, digits: 0, isOfCodes: text.digitCount(text.start..<text.end) <= 8)
    }

    /// The next separator outside brackets; `nil` at the end.
    mutating func next() -> Place? {
        while position < text.end {
            let character = text[position]
            if character == UInt8(ascii: ")") { depth = max(0, depth &- 1) }
            if depth == 0, position > text.start, text.mayHaveSeparator(at: position),
                let found = text.separator(at: position, behind: piece, upTo: level)
            {
                let place = Place(kind: found.kind, start: position, end: position + found.length)
                position = max(place.end, position + 1)
                piece.start = place.end
                piece.digits = text.digitCount(place.end..<position)
                return place
            }
            if character == UInt8(ascii: "(") { depth &+= 1 }
            piece.digits &+= character &- UInt8(ascii: "0") < 10 ? 1 : 0
            position &+= 1
        }
        return nil
    }
}
