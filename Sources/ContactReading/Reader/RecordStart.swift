/// Where the first record starts in a piece from the middle of a source.
enum RecordStart {
    /// The start of the first row behind a line end; `nil` if there is none.
    static func ofRow(in piece: Bytes, delimiter: UInt8?) -> Int? {
        guard let line = lineStart(in: piece, from: 0) else { return nil }
        guard let end = cellEnd(in: piece, from: line, delimiter) else { return line }
        var isQuoted = false
        for offset in end..<piece.count {
            if piece[offset] == ASCII.quote { isQuoted.toggle() }
            if !isQuoted, ASCII.isLineEnd(piece[offset]) { return lineStart(in: piece, from: offset) }
        }
        return nil
    }

    /// The start of the first card; `nil` if there is none.
    static func ofCard(in piece: Bytes) -> Int? {
        var start = lineStart(in: piece, from: 0)
        while let line = start {
            if piece.clampedSlice(line, piece.count).hasWordPrefix("begin:vcard") { return line }
            start = lineStart(in: piece, from: line)
        }
        return nil
    }

    private static func lineStart(in piece: Bytes, from offset: Int) -> Int? {
        guard let base = piece.baseAddress,
            let end = piece[offset...].firstIndex(where: ASCII.isLineEnd),
            let length = LineEnd.length(base, end, piece.count, isLast: false)
        else { return nil }
        return end + length
    }

    /// The end of a quoted cell that began before the piece; `nil` if the first quote opens a cell, or if there is none.
    private static func cellEnd(in piece: Bytes, from start: Int, _ delimiter: UInt8?) -> Int? {
        func isEdge(_ offset: Int) -> Bool {
            guard offset >= start, offset < piece.count else { return true }
            return piece[offset] == delimiter || ASCII.isLineEnd(piece[offset])
        }
        var offset = start
        while let first = piece[offset...].firstIndex(of: ASCII.quote) {
            offset = first
            while offset < piece.count, piece[offset] == ASCII.quote { offset += 1 }
            // Two are an empty cell, or one quote of a text.
            guard (offset - first) % 2 == 1 else { continue }
            // A cell ends with a line end more often than it starts with a delimiter.
            if isEdge(offset) { return offset }
            if isEdge(first - 1) { return nil }
        }
        return nil
    }
}
