/// Skips a line that is longer than allowed, without keeping any of it.
struct LongLineSkipper: Sendable {
    private let encoding: PropertyHead.Encoding
    private var isInsideLine: Bool
    /// The last byte that is not a blank: an equals sign before a line end is a soft break.
    private var lastByte: UInt8 = 0
    /// `true` if the end of the line was found.
    private(set) var isDone = false
    /// Where the last skipped text ends, in the bytes of the last call; `nil` if there was none.
    private(set) var contentEnd: Int?

    /// A skipper of the rest of a line, after what has been read of it.
    init(encoding: PropertyHead.Encoding, isInsideLine: Bool, after beginning: Bytes) {
        self.encoding = encoding
        self.isInsideLine = isInsideLine
        noteLast(beginning)
    }

    private mutating func noteLast(_ text: Bytes) {
        if let last = text.last(where: { $0 > ASCII.space }) { lastByte = last }
    }

    /// Skips what belongs to the line, and returns the offset after it.
    mutating func skip(_ bytes: Bytes, from start: Int, isLast: Bool, lineEnds: inout Int) -> Int {
        var offset = start
        var ignored = false
        contentEnd = nil
        while offset < bytes.count {
            if isInsideLine {
                guard let line = PhysicalLine(bytes, from: offset, isLast: isLast, sawHigh: &ignored) else {
                    // All but what may turn out to be the start of a line end.
                    var end = bytes.count
                    while end > offset, bytes[end - 1] == ASCII.carriageReturn { end -= 1 }
                    if end > offset {
                        noteLast(bytes.clampedSlice(offset, end))
                        contentEnd = end
                    }
                    return end
                }
                if line.end > offset {
                    noteLast(bytes.clampedSlice(offset, line.end))
                    contentEnd = line.end
                }
                lineEnds += line.next > line.end ? 1 : 0
                offset = line.next
                isInsideLine = false
            } else if ASCII.isBlank(bytes[offset]) {
                isInsideLine = true
            } else {
                guard encoding != .plain else {
                    isDone = true
                    return offset
                }
                let line = PhysicalLine(bytes, from: offset, isLast: isLast, sawHigh: &ignored)
                let lookaheadEnd = offset + PhysicalLine.lookaheadLength
                guard line != nil || bytes.count >= lookaheadEnd || isLast else { return offset }
                let known = line ?? PhysicalLine(start: offset, end: lookaheadEnd)
                isInsideLine =
                    encoding == .base64
                    ? known.continuesBase64(bytes)
                    : lastByte == ASCII.equals && !known.isBlank(bytes) && !known.startsProperty(bytes)
                if !isInsideLine {
                    isDone = true
                    return offset
                }
            }
        }
        if isLast { isDone = true }
        return offset
    }
}
