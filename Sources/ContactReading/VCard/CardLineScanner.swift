/// Joins the lines of a file to the lines of a card: undoes folds, soft breaks and base64 layouts, all on bytes.
///
/// Folds may cut a character, so nothing is decoded here. See [RFC 6350](https://www.rfc-editor.org/rfc/rfc6350), section
/// 3.2, and [RFC 2045](https://www.rfc-editor.org/rfc/rfc2045), section 6.7, for soft breaks.
package struct CardLineScanner: Sendable {
    /// A joined line.
    package struct Line: Sendable {
        /// The line in the buffer.
        package var start = 0
        /// The end of its last physical line, without the line end.
        package var end = 0
        package var next = 0
        package var lineEnds = 0
        /// Length of the last physical line; folds were lost in lines of about 75 bytes.
        package var lastLength = 0
        /// `true` if the text was joined and is in `scratch`.
        package var isJoined = false
        /// `true` if the text may hold bytes above 0x7F.
        package var hasHigh = false
        package var head: PropertyHead?

        package init() {}
    }

    package enum Outcome {
        case line
        /// The end of the line has not arrived, or there is no line.
        case incomplete
        /// The line is longer than allowed; the bytes before `resume` are dealt with.
        case tooLong(resume: Int, isInsideLine: Bool)
    }

    package let maxFieldLength: Int
    package let maxPhotoLength: Int
    /// The joined text of the last line, if it was joined.
    package fileprivate(set) var scratch: [UInt8] = []

    package init(options: ReadingOptions) {
        maxFieldLength = max(options.maxFieldLength, PhysicalLine.lookaheadLength)
        maxPhotoLength = max(options.maxPhotoLength, maxFieldLength)
    }

    /// Reads the line that starts at an offset.
    ///
    /// - Parameter keepsIndent: `true` if a fold keeps its blank, as in 2.1.
    package mutating func next(
        _ bytes: Bytes, from start: Int, isLast: Bool, keepsIndent: Bool, into line: inout Line
    ) -> Outcome {
        var sawHigh = false
        guard let first = PhysicalLine(bytes, from: start, isLast: isLast, sawHigh: &sawHigh) else {
            return incomplete(bytes, start, start)
        }
        if first.next == bytes.count, !isLast { return incomplete(bytes, start, start) }
        line.start = start
        line.end = first.end
        line.next = first.next
        line.lineEnds = first.next > first.end ? 1 : 0
        line.lastLength = first.end &- start
        line.isJoined = false
        let text = bytes.clampedSlice(start, first.end)
        line.head = text.isEmpty ? nil : PropertyHead(text)
        line.hasHigh = sawHigh
        let mayContinue =
            first.next < bytes.count && first.end > start
            && (ASCII.isBlank(bytes[first.next]) || line.head.map { $0.encoding != .plain } ?? false)
        if first.end &- start > maxFieldLength, first.end &- start > limit(bytes, start) {
            return .tooLong(resume: first.end, isInsideLine: true)
        }
        return mayContinue ? join(bytes, isLast: isLast, keepsIndent: keepsIndent, into: &line) : .line
    }

    /// The maximum length of the line that starts at an offset, by what its first bytes say.
    private func limit(_ bytes: Bytes, _ start: Int) -> Int {
        let head = PropertyHead(bytes.clampedSlice(start, start + PhysicalLine.lookaheadLength))
        return head?.encoding == .base64 ? maxPhotoLength : maxFieldLength
    }

    private func incomplete(_ bytes: Bytes, _ start: Int, _ resume: Int) -> Outcome {
        // A line of just the maximum length may wait for its line end, of up to three bytes.
        guard bytes.count - start > maxFieldLength + 3, bytes.count - start > limit(bytes, start) + 3 else {
            return .incomplete
        }
        return .tooLong(resume: resume, isInsideLine: resume == start)
    }

    private mutating func join(
        _ bytes: Bytes, isLast: Bool, keepsIndent: Bool, into line: inout Line
    ) -> Outcome {
        scratch.removeAll(keepingCapacity: true)
        scratch.append(contentsOf: bytes.clampedSlice(line.start, line.end))
        // The blanks behind soft breaks: data, unless the writer has indented every line so.
        var (blanks, indentsAll): ([Int], Bool) = ([], true)
        while line.next < bytes.count {
            let encoding = line.head?.encoding ?? .plain
            let isSoft = encoding == .quotedPrintable && scratch.withUnsafeBufferPointer(PhysicalLine.endsSoftly)
            let isIndented = ASCII.isBlank(bytes[line.next])
            guard isSoft || isIndented || encoding == .base64 else { break }
            let lookaheadEnd = line.next + PhysicalLine.lookaheadLength
            let whole = PhysicalLine(bytes, from: line.next, isLast: isLast, sawHigh: &line.hasHigh)
            // The beginning of a long line tells its kind.
            guard
                let opening = whole
                    ?? (bytes.count >= lookaheadEnd ? PhysicalLine(start: line.next, end: lookaheadEnd) : nil)
            else { return isIndented ? incomplete(bytes, line.start, line.next) : .incomplete }
            if isSoft {
                // A soft break goes on with anything but a blank line, the end of the card, or what must be a property.
                if opening.isBlank(bytes) || endsSoftValue(bytes, opening, line) { break }
            } else if !isIndented, !opening.continuesBase64(bytes) {
                break
            }
            guard let next = whole else { return incomplete(bytes, line.start, line.next) }
            if isSoft {
                while let last = scratch.last, last == ASCII.equals || ASCII.isBlank(last) {
                    scratch.removeLast()
                    if last == ASCII.equals { break }
                }
                if isIndented { blanks.append(scratch.count) } else { indentsAll = false }
                scratch.append(contentsOf: bytes.clampedSlice(next.start, next.end))
            } else if isIndented {
                scratch.append(contentsOf: bytes.clampedSlice(next.start + (keepsIndent ? 0 : 1), next.end))
            } else {
                scratch.append(contentsOf: bytes.clampedSlice(next.start, next.end))
            }
            line.isJoined = true
            line.end = next.end
            line.next = next.next
            line.lineEnds += next.next > next.end ? 1 : 0
            line.lastLength = next.end - next.start
            if line.head == nil { line.head = scratch.withUnsafeBufferPointer { PropertyHead($0) } }
            if line.end - line.start > maxFieldLength, line.end - line.start > limit(bytes, line.start) {
                return .tooLong(resume: line.end, isInsideLine: true)
            }
            if line.next == bytes.count, !isLast { return incomplete(bytes, line.start, line.next) }
        }
        if indentsAll { for blank in blanks.reversed() { scratch.remove(at: blank) } }
        if line.isJoined { line.head = scratch.withUnsafeBufferPointer { PropertyHead($0) } }
        return .line
    }

    /// Returns `true` if a value ends although its last line has a soft break: the writer broke off there.
    private func endsSoftValue(_ bytes: Bytes, _ next: PhysicalLine, _ line: Line) -> Bool {
        let text = bytes.clampedSlice(next.start, next.end).trimmed
        if text.hasWordPrefix("end:vcard") || text.hasWordPrefix("begin:vcard") { return true }
        // Writers break lines at 72 to 76 bytes; a line that is much shorter was not broken to fit.
        return line.lastLength < 60 && next.startsProperty(bytes)
    }
}

// MARK: - Lending the joined text

extension CardLineScanner {
    /// Lends the joined text, so that it can be read while the parser changes.
    package mutating func takeScratch() -> [UInt8] {
        var taken: [UInt8] = []
        swap(&taken, &scratch)
        return taken
    }

    /// Takes the memory back for the next line.
    package mutating func giveBack(_ text: consuming [UInt8]) { scratch = text }
}
