/// Passes over a line that is longer than allowed, without keeping any of it.
struct LongLineSkipper: Sendable {
    private let encoding: PropertyHead.Encoding
    private var isInsideLine: Bool
    /// The last byte that is no blank: an equals sign before a line end is a soft break.
    private var lastByte: UInt8 = 0
    /// Whether the end of the line was found.
    private(set) var isDone = false
    /// Where the last text that was skipped ends, in the bytes of the last call; `nil` if there was none.
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

    /// Passes over what belongs to the line, and returns the place after it.
    mutating func skip(_ bytes: Bytes, from start: Int, isLast: Bool, lineEnds: inout Int) -> Int {
        var place = start
        var ignored = false
        contentEnd = nil
        while place < bytes.count {
            if isInsideLine {
                guard let line = PhysicalLine(bytes, from: place, isLast: isLast, sawHigh: &ignored) else {
                    // All but what may turn out to be the start of a line end.
                    var end = bytes.count
                    while end > place, bytes[end - 1] == ASCII.carriageReturn { end -= 1 }
                    if end > place {
                        noteLast(bytes.cut(place, end))
                        contentEnd = end
                    }
                    return end
                }
                if line.end > place {
                    noteLast(bytes.cut(place, line.end))
                    contentEnd = line.end
                }
                lineEnds += line.next > line.end ? 1 : 0
                place = line.next
                isInsideLine = false
            } else if ASCII.isBlank(bytes[place]) {
                isInsideLine = true
            } else {
                guard encoding != .plain else {
                    isDone = true
                    return place
                }
                let line = PhysicalLine(bytes, from: place, isLast: isLast, sawHigh: &ignored)
                let telling = place + PhysicalLine.tellingLength
                guard line != nil || bytes.count >= telling || isLast else { return place }
                let known = line ?? PhysicalLine(start: place, end: telling)
                isInsideLine =
                    encoding == .base64
                    ? known.continuesBase64(bytes)
                    : lastByte == ASCII.equals && !known.isBlank(bytes) && !known.startsProperty(bytes)
                if !isInsideLine {
                    isDone = true
                    return place
                }
            }
        }
        if isLast { isDone = true }
        return place
    }
}
