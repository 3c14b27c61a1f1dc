import ContactReading

/// Lines of cards as they are written.
enum CardLine {
    /// The line end of a text: that of its first line.
    static func end(of bytes: Bytes) -> [UInt8] {
        guard let index = bytes.firstIndex(where: ASCII.isLineEnd) else {
            return [ASCII.carriageReturn, ASCII.lineFeed]
        }
        let isPair =
            bytes[index] == ASCII.carriageReturn && index + 1 < bytes.count && bytes[index + 1] == ASCII.lineFeed
        return isPair ? [ASCII.carriageReturn, ASCII.lineFeed] : [bytes[index]]
    }

    /// Appends a line with folds, without an end. Those of 2.1 keep the blank that they begin with, so that it has none.
    static func fold(
        _ line: [UInt8], _ version: CardVersion, _ lineEnd: [UInt8], into output: inout [UInt8]
    ) {
        if version == .v21 { return output.append(contentsOf: line) }
        var start = 0
        var room = 75
        while line.count - start > room {
            var end = start + room
            while end > start + 1, line[end] & 0xC0 == 0x80 { end -= 1 }
            output += line[start..<end]
            output += lineEnd
            output.append(ASCII.space)
            start = end
            room = 74
        }
        output += line[start...]
    }
}
