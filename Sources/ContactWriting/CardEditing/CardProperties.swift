package import ContactReading

/// A card as the list of its properties. Together with what stands before and behind them, their bytes are those of the card.
package struct CardProperties: Sendable {
    /// The properties between `BEGIN` and `END`.
    package var list: [CardProperty] = []
    /// The version; 3.0 for a card without one.
    package private(set) var version = CardVersion.v30
    /// The line end of the card.
    let lineEnd: [UInt8]
    private static let options = ReadingOptions()
    private var head: [UInt8] = []
    private var tail: [UInt8] = []
    /// The number of bytes before the first property.
    var headCount: Int { head.count }

    /// The properties of a card.
    ///
    /// - Returns: `nil` if the bytes are not one whole card with its first and last line.
    package init?(_ card: [UInt8]) {
        lineEnd = card.withUnsafeBufferPointer { CardLine.end(of: $0) }
        var scanner = CardLineScanner(options: Self.options)
        var line = CardLineScanner.Line()
        var (offset, depth) = (0, 0)
        var isClosed = false
        let isRead = card.withUnsafeBufferPointer { bytes -> Bool in
            while offset < bytes.count {
                guard
                    case .line = scanner.next(
                        bytes, from: offset, isLast: true, keepsIndent: version == .v21, into: &line)
                else { return false }
                let raw = Array(bytes.clampedSlice(offset, line.next))
                offset = line.next
                if isClosed {
                    tail += raw
                    continue
                }
                guard let head = line.head else {
                    add(raw, isInside: depth > 0)
                    continue
                }
                let text = line.isJoined ? scanner.scratch : Array(bytes.clampedSlice(line.start, line.end))
                let property = CardProperty(raw: raw, line: text, head: head, version: version)
                switch property.name {
                case .begin:
                    depth += 1
                    if depth == 1 { self.head += raw } else { add(raw, isInside: true) }
                case .end:
                    depth -= 1
                    if depth == 0 {
                        isClosed = true
                        tail += raw
                    } else {
                        add(raw, isInside: depth > 0)
                    }
                case _ where depth == 0: self.head += raw
                case _ where depth > 1: add(raw, isInside: true)
                default:
                    if property.name == .version {
                        version = property.value.withUnsafeBufferPointer { CardVersion($0) } ?? version
                    }
                    list.append(property)
                }
            }
            return true
        }
        guard isRead, isClosed, depth == 0 else { return nil }
    }

    /// Adds bytes to the last property, or before the first one.
    private mutating func add(_ raw: [UInt8], isInside: Bool) {
        if isInside, !list.isEmpty { list[list.count - 1].raw += raw } else { head += raw }
    }

    /// The bytes of the card.
    package var bytes: [UInt8] {
        var bytes = head
        for property in list { bytes += property.raw }
        return bytes + tail
    }

    /// A property from its line without folds.
    func property(_ line: [UInt8]) -> CardProperty? {
        var raw: [UInt8] = []
        CardLine.fold(line, version, lineEnd, into: &raw)
        raw += lineEnd
        guard let head = line.withUnsafeBufferPointer({ PropertyHead($0) }) else { return nil }
        return CardProperty(raw: raw, line: line, head: head, version: version)
    }
}
