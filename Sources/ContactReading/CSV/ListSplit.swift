package import ContactModel

extension HeaderMap.Separator {
    /// The byte that it starts with; a cell without it holds one value.
    @inline(__always)
    package var firstByte: UInt8? {
        switch self {
        case .none: nil
        case .tripleColon: ASCII.colon
        case .semicolon: ASCII.semicolon
        case .comma: ASCII.comma
        }
    }
}

/// Several values in one cell.
package enum ListSplit {
    /// The end of the value that starts at an offset, and the start of the one after it.
    ///
    /// The start after the last value is past the end.
    package static func next(
        _ text: [UInt8], _ start: Int, _ end: Int, _ separator: HeaderMap.Separator
    ) -> (end: Int, next: Int) {
        var index = start
        var isQuoted = false
        while index < end {
            let byte = text[index]
            switch separator {
            case .none: return (end, end + 1)
            case .tripleColon:
                if byte == ASCII.colon, index + 2 < end, text[index + 1] == byte, text[index + 2] == byte {
                    return (index, index + 3)
                }
            case .semicolon:
                if byte == ASCII.semicolon { return (index, index + 1) }
            case .comma:
                // A list in a list: "VIP","Blog, new"
                if byte == ASCII.quote { isQuoted.toggle() }
                if byte == ASCII.comma, !isQuoted { return (index, index + 1) }
            }
            index += 1
        }
        return (end, end + 1)
    }

    /// A category: its name without the quotes around it, and whether it is one of Google's own groups, which it marks by `* `.
    /// Where other separators stand between categories, no product marks any.
    package static func category(
        _ text: [UInt8], _ range: Range<Int>, _ separator: HeaderMap.Separator
    ) -> (kind: Contact.Field.Kind, name: Range<Int>) {
        guard range.count >= 2 else { return (.category, range) }
        if separator == .tripleColon, text[range.lowerBound] == ASCII.asterisk,
            text[range.lowerBound + 1] == ASCII.space
        {
            return (.systemGroup, range.lowerBound + 2..<range.upperBound)
        }
        if text[range.lowerBound] == ASCII.quote, text[range.upperBound - 1] == ASCII.quote {
            return (.category, range.lowerBound + 1..<range.upperBound - 1)
        }
        return (.category, range)
    }
}
