/// A part of a cell between separators.
struct CellPiece {
    /// Positions in the folded text, without spaces at the ends.
    var range: Range<Int> {
        get { Int(start)..<Int(end) }
        set {
            (start, end) = (
                UInt16(truncatingIfNeeded: newValue.lowerBound), UInt16(truncatingIfNeeded: newValue.upperBound)
            )
        }
    }
    private var start: UInt16 = 0
    private var end: UInt16 = 0
    /// The separator before the piece.
    var separator: Separator
    /// The kind of the piece's content.
    var content = Content.number
    var reading = Classification()

    /// A piece of a text of at most ``NumberText/capacity`` characters.
    init(range: Range<Int>, separator: Separator) {
        self.separator = separator
        self.range = range
    }

    /// The separators of numbers, the surest first.
    enum Separator: UInt8, Comparable {
        case none
        /// A line end, `;`, `|` or `:::`; a plus begins the next number.
        case list
        /// A comma.
        case comma
        /// A word like `or`, or `&`.
        case word
        /// A word that names the next number: `Fax: `, `2)`.
        case label
        /// A slash, which may stand inside a number.
        case slash
        /// A hyphen before a few digits.
        case hyphen
        /// A space between whole numbers.
        case space

        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// The state of a piece while its end is looked for.
    struct Beginning {
        var start: Int
        /// The number of digits so far.
        var digits: Int
        /// `true` if the whole text has no more digits than two codes of services.
        let isOfCodes: Bool
    }

    enum Content {
        /// A number of its own, or what its writer took for one.
        case number
        /// The last digits of a number, the others being those of the number before.
        case inherited
        /// Words, or another extension of the number before.
        case remark
    }
}
