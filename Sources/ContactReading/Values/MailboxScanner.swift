/// Reads mailboxes one after another.
struct MailboxScanner {
    private let text: [UInt8]
    private let end: Int
    private var index: Int

    init(_ text: [UInt8], _ range: Range<Int>) {
        self.text = text
        index = range.lowerBound
        end = range.upperBound
    }

    var isAtEnd: Bool { index >= end }

    /// Skips blanks and separators.
    ///
    /// - Returns: `true` if one of them ends a group or a line.
    mutating func skipSeparators() -> Bool {
        var isEnd = false
        while let mark = MailboxMark(text, index, end) {
            if mark.kind == .end { isEnd = true }
            index += mark.count
        }
        return isEnd
    }

    /// Reads the next mailbox; `nil` if the text goes on with anything else.
    mutating func mailbox() -> Mailbox? {
        let start = index
        var box = Draft()
        reading: while true {
            skipBlanks()
            guard index < end, MailboxMark(text, index, end) == nil else { break }
            switch text[index] {
            case Self.open:
                // The text behind an address is its own; a second one belongs to the next address.
                if box.address != nil, !box.remark.isEmpty { break reading }
                // Another address in the text is none of its remarks.
                guard box.remark.isEmpty, let remark = comment(), !text[remark].contains(ASCII.at) else { return nil }
                box.remark = remark
            case Self.less where box.address == nil || isAgain(box):
                guard let address = bracketed() else { return nil }
                box.name = box.address ?? box.name
                (box.address, box.isBracketed) = (address, true)
            case _ where box.address != nil: break reading
            default: guard words(into: &box) else { return nil }
            }
            box.last = index
        }
        index = max(box.last, start)
        guard let address = box.address else { return nil }
        return Mailbox(
            address: address, name: box.name, remark: box.remark, label: box.label, whole: start..<index,
            begin: start)
    }

    /// The place behind a label and its colon.
    func begin(behind label: Range<Int>) -> Int {
        var place = label.upperBound
        while place < end, text[place] == ASCII.colon || ASCII.isBlank(text[place]) { place += 1 }
        return place
    }

    /// A mailbox as far as it is read.
    private struct Draft {
        var address: Range<Int>?
        var isBracketed = false
        var name = 0..<0
        var remark = 0..<0
        var label = 0..<0
        var last = 0
    }

    private static let (open, close) = (UInt8(ascii: "("), UInt8(ascii: ")"))
    private static let (less, greater) = (UInt8(ascii: "<"), UInt8(ascii: ">"))
    private static let link: StaticString = "mailto"
    /// Words of more bytes are no label.
    private static let maximumLabelLength = 40

    private mutating func skipBlanks() {
        while let mark = MailboxMark(text, index, end), mark.kind == .blank { index += mark.count }
    }

    // MARK: - Words

    /// Reads words up to the mark that tells what they are: a label, a display name, or the address.
    private mutating func words(into box: inout Draft) -> Bool {
        let start = index
        var (word, place) = (start, start)
        while place < end {
            let byte = text[place]
            switch byte {
            case ASCII.at: return word == start && box.name.isEmpty && address(from: word, at: place, into: &box)
            case Self.less, Self.open: return name(start..<place, into: &box)
            case ASCII.colon: return label(start..<place, into: &box)
            case Self.greater, Self.close, ASCII.comma: return false
            case ASCII.quote:
                // A quote that closes inside a word has lost the one that belongs to it.
                guard place == word, let behind = self.behind(quoteAt: place), isBehindWord(behind) else {
                    return false
                }
                place = behind
            default:
                let mark = MailboxMark(text, place, end)
                // A slash or a bar may stand in a name.
                if let mark, mark.kind != .blank, mark.count > 1 || mark.kind == .end { return false }
                place += mark?.count ?? 1
                if mark?.kind == .blank { word = place }
            }
        }
        return false
    }

    private mutating func name(_ words: Range<Int>, into box: inout Draft) -> Bool {
        guard box.name.isEmpty, box.address == nil else { return false }
        box.name = trimmed(words)
        index = words.upperBound
        return true
    }

    /// Takes words before a colon: those of a link, or a label; not those of another way to reach somebody.
    private mutating func label(_ words: Range<Int>, into box: inout Draft) -> Bool {
        guard box.name.isEmpty, !words.isEmpty, words.count <= Self.maximumLabelLength else { return false }
        index = words.upperBound + 1
        let words = trimmed(words)
        let label = String(decoding: text[words], as: UTF8.self)
        if isLink(words) { return true }
        guard box.label.isEmpty, label.contains(where: \.isLetter), !MailboxWords.shared.isOtherWay(label),
            index < end, text[index] != ASCII.slash, text[index] != ASCII.colon
        else { return false }
        box.label = words
        return true
    }

    private func isLink(_ words: Range<Int>) -> Bool {
        text.withUnsafeBufferPointer { $0.slice(words.lowerBound, words.upperBound).isWord(Self.link) }
    }

    private func trimmed(_ words: Range<Int>) -> Range<Int> {
        var upper = words.upperBound
        while upper > words.lowerBound, text[upper - 1] <= ASCII.space { upper -= 1 }
        return words.lowerBound..<upper
    }

    private func isBehindWord(_ place: Int) -> Bool {
        place == end || [Self.less, Self.open, ASCII.colon].contains(text[place])
            || MailboxMark(text, place, end)?.kind == .blank
    }

    /// The place behind a text in quotes, in which a backslash stands before marks.
    private func behind(quoteAt start: Int) -> Int? {
        var place = start + 1
        while place < end {
            if text[place] == ASCII.quote { return place + 1 }
            place += text[place] == ASCII.backslash ? 2 : 1
        }
        return nil
    }

    /// Reads a text in parentheses, in which there may be others.
    private mutating func comment() -> Range<Int>? {
        var (place, depth) = (index, 0)
        while place < end {
            switch text[place] {
            case Self.open: depth += 1
            case Self.close: depth -= 1
            case ASCII.backslash: place += 1
            default: break
            }
            place += 1
            if depth == 0 {
                let inner = index + 1..<place - 1
                index = place
                return inner
            }
        }
        return nil
    }

    // MARK: - Addresses

    /// Reads an address whose at sign is known. Behind it stands nothing, or what parts it from others.
    private mutating func address(from start: Int, at sign: Int, into box: inout Draft) -> Bool {
        var place = sign + 1
        while place < end, Self.isOfDomain(text[place]), MailboxMark(text, place, end) == nil { place += 1 }
        guard text[start..<sign].allSatisfy(Self.isOfLocalPart), isAddress(start..<place),
            place == end || text[place] == Self.open || MailboxMark(text, place, end) != nil
        else { return false }
        box.address = start..<place
        index = place
        return true
    }

    /// Reads an address in angle brackets.
    private mutating func bracketed() -> Range<Int>? {
        guard let close = text[index..<end].firstIndex(of: Self.greater) else { return nil }
        let behind = close + 1
        guard behind == end || text[behind] == Self.open || MailboxMark(text, behind, end) != nil else { return nil }
        var (lower, upper) = (index + 1, close)
        while lower < upper, text[lower] <= ASCII.space { lower += 1 }
        while upper > lower, text[upper - 1] <= ASCII.space { upper -= 1 }
        if let colon = text[lower..<upper].firstIndex(of: ASCII.colon), isLink(lower..<colon) { lower = colon + 1 }
        guard isAddress(lower..<upper), !text[lower..<upper].contains(where: Self.isNoneOfAddress) else { return nil }
        index = behind
        return lower..<upper
    }

    private func isAddress(_ range: Range<Int>) -> Bool {
        guard let last = text[range].last, last != ASCII.period, last != ASCII.hyphen else { return false }
        return EmailShape.isEmail(String(decoding: text[range], as: UTF8.self))
    }

    /// Returns `true` if the brackets that follow have the address which stands in front of them as its own name.
    private func isAgain(_ box: Draft) -> Bool {
        guard let address = box.address, !box.isBracketed, box.name.isEmpty, box.remark.isEmpty else { return false }
        let inner = text[index..<end].dropFirst().prefix(address.count)
        return zip(inner, text[address]).allSatisfy { ASCII.lowercased($0) == ASCII.lowercased($1) }
            && text[index..<end].dropFirst(address.count + 1).first == Self.greater
    }

    private static func isOfLocalPart(_ byte: UInt8) -> Bool {
        byte > ASCII.space && !noneOfLocalPart.contains(byte)
    }

    private static func isOfDomain(_ byte: UInt8) -> Bool {
        byte >= 0x80 || ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == ASCII.hyphen || byte == ASCII.period
            || byte == UInt8(ascii: "_")
    }

    private static func isNoneOfAddress(_ byte: UInt8) -> Bool { byte <= ASCII.space || noneOfAddress.contains(byte) }

    private static let noneOfAddress = Set("<>()?,;:".utf8)
    private static let noneOfLocalPart = Set("<>()?,;:\"\\[]/|".utf8)
}
