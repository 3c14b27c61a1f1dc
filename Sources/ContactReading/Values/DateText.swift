/// Dates as contact files write them.
///
/// The forms that leave nothing to guess become `1985-04-12`, `--04-12` or `---12`; a date whose day and month could be
/// swapped stays as it is. See [RFC 6350](https://www.rfc-editor.org/rfc/rfc6350), section 4.3.
package enum DateText {
    /// The reading of a text as a date.
    package enum Value: Equatable {
        case date(year: Int?, month: Int?, day: Int)
        /// A text that means "no date": empty, or all zeros.
        case empty
        /// Anything else, to be kept as it is.
        case text
    }

    /// A text as contacts have it: a date in the form of ISO 8601, anything else as it is.
    ///
    /// - Parameter isOfCard: `true` for the value of a card.
    package static func normalized(_ text: [UInt8], isOfCard: Bool = false) -> [UInt8] {
        let value = text.withUnsafeBufferPointer { parse($0, isOfCard: isOfCard) }
        guard case .date(let year, let month, let day) = value else { return text }
        var output: [UInt8] = []
        append(year: year, month: month, day: day, to: &output)
        return output
    }

    /// Parses a date.
    ///
    /// - Parameters:
    ///   - omittedYear: a year that stands for "unknown", as Apple's programs write 1604.
    ///   - isOfCard: `true` for the value of a card, where the month precedes the day without the two hyphens, too: `04-12`.
    package static func parse(_ raw: Bytes, omittedYear: Int = 1604, isOfCard: Bool = false) -> Value {
        let text = raw.trimmed
        if isEmpty(text) { return .empty }
        var scan = DigitScan(text)
        var year: Int?
        var month: Int?
        var day: Int?
        if scan.skip("---") {
            day = scan.number(2)
        } else if scan.skip("--") {
            month = scan.number(2)
            _ = scan.skip("-")
            day = scan.number(2)
        } else if let number = scan.number(4) {
            year = number == omittedYear ? nil : number
            let isExtended = scan.skip("-")
            month = scan.number(2)
            if isExtended, !scan.skip("-") { return .text }
            day = scan.number(2)
        } else if isOfCard, let number = scan.number(2), scan.skip("-") {
            month = number
            day = scan.number(2)
        }
        guard let day, (1...31).contains(day), scan.isAtEndOfDate else { return .text }
        if let month, !(1...12).contains(month) { return .text }
        if year == 0 { return .text }
        return .date(year: year, month: month, day: day)
    }

    /// Returns `true` if a text is an exporter's way to say that there is no date: `0/0/00`, `0.0.00`,
    /// `0000-00-00 00:00:00`.
    private static func isEmpty(_ text: Bytes) -> Bool {
        text.allSatisfy { $0 == ASCII.zero || !ASCII.isDigit($0) && !ASCII.isLetter($0) && $0 < 0x80 }
    }

    /// Appends a date in its one form.
    package static func append(year: Int?, month: Int?, day: Int, to output: inout [UInt8]) {
        func digits(_ number: Int, _ count: Int) {
            var divisor = count == 4 ? 1000 : 10
            while divisor > 0 {
                output.append(ASCII.zero + UInt8(number / divisor % 10))
                divisor /= 10
            }
        }
        if let year { digits(year, 4) } else { output.append(ASCII.hyphen) }
        output.append(ASCII.hyphen)
        if let month { digits(month, 2) }
        output.append(ASCII.hyphen)
        digits(day, 2)
    }
}

/// Reads digits from the start of a text.
private struct DigitScan {
    private let text: Bytes
    private var index = 0

    init(_ text: Bytes) { self.text = text }

    /// `true` if nothing follows, or only a time of day.
    var isAtEndOfDate: Bool {
        index == text.count || text[index] == ASCII.space || ASCII.lowercased(text[index]) == 0x74
    }

    mutating func skip(_ mark: StaticString) -> Bool {
        guard text.clampedSlice(index, text.count).hasWordPrefix(mark) else { return false }
        index += mark.utf8CodeUnitCount
        return true
    }

    mutating func number(_ count: Int) -> Int? {
        guard index + count <= text.count else { return nil }
        var value = 0
        for offset in index..<(index + count) {
            guard ASCII.isDigit(text[offset]) else { return nil }
            value = value * 10 + Int(text[offset] - ASCII.zero)
        }
        index += count
        return value
    }
}
