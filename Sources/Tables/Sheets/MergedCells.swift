import Archives

/// The cells of a sheet that are merged with others, [ECMA-376](https://ecma-international.org/publications-and-standards/standards/ecma-376/),
/// part 1, section 18.3.1.54. The value of all of them stands in the first; a sheet names them behind its rows.
struct MergedCells {
    /// A range of cells, in rows from 1 and columns from 0.
    struct Area: Hashable {
        var rows: ClosedRange<Int>
        var columns: ClosedRange<Int>
    }

    /// The areas of several rows in which each row has the value, in the order of their first rows.
    private(set) var tall: [Area] = []
    /// The last columns of the areas that begin in the first column, by their only row.
    private(set) var wide: [Int: Int] = [:]

    /// No sheet of people has more.
    private static let maximumCount = 1 << 16

    init() {}

    /// - Parameter areas: the areas of a sheet, in any order.
    init(_ areas: [Area]) {
        // Beside an area of several columns, one of several rows is the name of a column over two rows of names.
        var headRows = Set<Int>()
        for area in areas where area.columns.count > 1 {
            if area.rows.count == 1, area.columns.lowerBound == 0 {
                wide[area.rows.lowerBound] = area.columns.upperBound
            }
            if area.rows.count < 100 { headRows.formUnion(area.rows) }
        }
        tall = areas.filter { $0.rows.count > 1 && $0.columns.count == 1 && headRows.isDisjoint(with: $0.rows) }
        tall.sort { $0.rows.lowerBound < $1.rows.lowerBound }
    }

    /// Returns `true` if a text has no mailbox, and no more digits than a year has, so that it reaches nobody.
    static func isTitle(_ text: String) -> Bool {
        !text.contains("@") && text.unicodeScalars.count { $0.properties.numericType == .decimal } <= 4
    }

    /// Reads the areas of a sheet, those before damage if it cannot be read to its end.
    ///
    /// - Parameter stream: the XML of the sheet, of which nothing else is looked at.
    static func read(_ stream: any ByteStream) -> MergedCells {
        var scan = Scan()
        // Whatever is wrong with the sheet is said where its cells are read.
        try? StreamBytes.forEachChunk(of: stream) { $0.withUnsafeBufferPointer { scan.read($0) } }
        return MergedCells(scan.areas)
    }

    /// A search for the tags of merged cells, in bytes that come in pieces.
    private struct Scan {
        private enum Place {
            case outside
            /// In the name of a tag, or in the prefix of one.
            case name
            /// In a tag whose name begins as that of merged cells does.
            case tag
        }

        private(set) var areas: [Area] = []
        private var place = Place.outside
        private var tag: [UInt8] = []

        mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
            for byte in bytes {
                switch place {
                case .outside: if byte == UInt8(ascii: "<") { place = .name }
                case .name:
                    if byte == UInt8(ascii: "m") {
                        tag = [byte]
                        place = .tag
                    } else if byte <= UInt8(ascii: " ") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") {
                        place = .outside
                    }
                case .tag: readTag(byte)
                }
            }
        }

        private mutating func readTag(_ byte: UInt8) {
            if byte == UInt8(ascii: ">") || tag.count == MergedCells.longestTag {
                if areas.count < MergedCells.maximumCount, let area = MergedCells.area(tag) { areas.append(area) }
                place = .outside
            } else {
                tag.append(byte)
            }
        }
    }

    private static let name = Array("mergeCell ".utf8)
    private static let longestTag = 200

    /// The area that a tag names: `mergeCell ref="A2:A3"`, perhaps with a prefix.
    private static func area(_ tag: [UInt8]) -> Area? {
        let local = tag.firstIndex(of: UInt8(ascii: ":")).map { tag[($0 + 1)...] } ?? tag[...]
        guard tag.starts(with: name) || local.starts(with: name) else { return nil }
        let text = String(decoding: tag, as: UTF8.self)
        guard let start = text.firstRange(of: "ref=\"")?.upperBound else { return nil }
        let cells = text[start...].prefix { $0 != "\"" }.split(separator: ":").map(place)
        guard cells.count == 2, let first = cells[0], let last = cells[1], first.row <= last.row,
            first.column <= last.column
        else { return nil }
        return Area(rows: first.row...last.row, columns: first.column...last.column)
    }

    /// The row and the column of `AB12`.
    private static func place(_ reference: Substring) -> (row: Int, column: Int)? {
        let letters = reference.prefix { $0.isLetter && $0.isASCII }
        guard (1...3).contains(letters.utf8.count), let column = SheetHandler.column(letters),
            let row = Int(reference.dropFirst(letters.count)), row > 0
        else { return nil }
        return (row, column)
    }
}
