/// Everything before the colon of a property, as ranges of its line: `group.NAME;PARAMETER=VALUE;BARE:`.
///
/// One tolerant grammar for all versions: parameters may be bare words, repeated, quoted, in any case; names may hold
/// anything but the separators. See [RFC 6350](https://www.rfc-editor.org/rfc/rfc6350), section 3.3.
struct PropertyHead: Sendable {
    /// How a value is encoded.
    enum Encoding: Sendable { case plain, quotedPrintable, base64 }

    var group = 0..<0
    var name = 0..<0
    /// The parameters with their separators, without the semicolon before the first.
    var parameters = 0..<0
    var valueStart = 0
    var encoding = Encoding.plain
    var types: TypeSet = []
    /// The first type that is none of the known.
    var customType = 0..<0
    var charset = 0..<0
    /// `VALUE=`
    var valueType = 0..<0
    /// `LABEL=`: an address as it is printed (4.0).
    var labelText = 0..<0
    /// `waid=`: the digits of a WhatsApp account.
    var accountDigits = 0..<0
    /// `X-SERVICE-TYPE=`
    var service = 0..<0
    /// `X-APPLE-OMIT-YEAR=`
    var omittedYear = 0..<0

    /// Cuts a line at its first colon outside quotes; `nil` if it has no colon.
    init?(_ line: Bytes) {
        var index = 0
        let count = line.count
        while index < count, line[index] != ASCII.colon, line[index] != ASCII.semicolon { index &+= 1 }
        guard index < count else { return nil }
        cutName(line, index)
        if line[index] == ASCII.colon {
            valueStart = index &+ 1
            return
        }
        let start = index &+ 1
        guard let colon = Self.colon(line, from: start) else { return nil }
        parameters = start..<colon
        valueStart = colon &+ 1
        readParameters(line)
    }

    @inline(__always)
    private mutating func cutName(_ line: Bytes, _ end: Int) {
        var start = 0
        var index = 0
        while index < end {
            // The group is what stands before the first dot; Apple writes item1, others anything.
            if line[index] == ASCII.period, group.isEmpty, index > 0 {
                group = 0..<index
                start = index &+ 1
            }
            index &+= 1
        }
        var low = start
        var high = end
        while low < high, ASCII.isBlank(line[low]) { low &+= 1 }
        while high > low, ASCII.isBlank(line[high &- 1]) { high &-= 1 }
        name = low..<high
    }

    /// The colon that ends the parameters: the first outside quotes, or the first at all if the quotes do not match.
    private static func colon(_ line: Bytes, from start: Int) -> Int? {
        var isQuoted = false
        var first: Int?
        var index = start
        while index < line.count {
            switch line[index] {
            case ASCII.quote: isQuoted.toggle()
            case ASCII.colon:
                if !isQuoted { return index }
                if first == nil { first = index }
            default: break
            }
            index &+= 1
        }
        return first
    }

    private mutating func readParameters(_ line: Bytes) {
        var start = parameters.lowerBound
        while start <= parameters.upperBound {
            var end = start
            var isQuoted = false
            var equals = -1
            while end < parameters.upperBound {
                let byte = line[end]
                if byte == ASCII.quote { isQuoted.toggle() }
                if byte == ASCII.semicolon, !isQuoted { break }
                if byte == ASCII.equals, equals < 0 { equals = end }
                end &+= 1
            }
            readParameter(line, start, end, equals)
            start = end &+ 1
        }
    }

    private mutating func readParameter(_ line: Bytes, _ start: Int, _ end: Int, _ equals: Int) {
        let whole = line.cut(start, end)
        if equals < 0 || whole.hasWordPrefix("x-custom(") { return readWords(line, start, end) }
        let name = line.cut(start, equals).trimmed
        let value = (equals &+ 1)..<end
        let text = line.cut(value.lowerBound, value.upperBound)
        switch name.count {
        case 4:
            if name.isWord("type") {
                readWords(line, value.lowerBound, value.upperBound)
            } else if name.isWord("pref") {
                if text.trimmed.first == 0x31, text.trimmed.count == 1 { types.insert(.preferred) }
            } else if name.isWord("waid") { accountDigits = value }
        case 5:
            if name.isWord("value") { valueType = value } else if name.isWord("label") { labelText = value }
        case 7 where name.isWord("charset"): charset = value
        case 8 where name.isWord("encoding"): readEncoding(text.trimmed)
        case 14 where name.isWord("x-service-type"): service = value
        case 17 where name.isWord("x-apple-omit-year"): omittedYear = value
        default: break
        }
    }

    private mutating func readEncoding(_ text: Bytes) {
        if text.isWord("quoted-printable") || text.isWord("q") {
            encoding = .quotedPrintable
        } else if text.isWord("b") || text.isWord("base64") {
            encoding = .base64
        }
    }

    /// Reads a list of types: words between commas, with or without quotes around one or all of them.
    private mutating func readWords(_ line: Bytes, _ from: Int, _ to: Int) {
        if line.cut(from, to).hasWordPrefix("x-custom(") {
            if customType.isEmpty { customType = from..<to }
            return
        }
        var start = from
        while start <= to {
            var end = start
            while end < to, line[end] != ASCII.comma { end &+= 1 }
            var low = start
            var high = end
            while low < high, line[low] == ASCII.quote || ASCII.isBlank(line[low]) { low &+= 1 }
            while high > low, line[high &- 1] == ASCII.quote || ASCII.isBlank(line[high &- 1]) { high &-= 1 }
            readWord(line, low..<high)
            start = end &+ 1
        }
    }

    private mutating func readWord(_ line: Bytes, _ range: Range<Int>) {
        let word = line.cut(range.lowerBound, range.upperBound)
        if let known = TypeSet.of(word) {
            types.formUnion(known)
        } else if word.isWord("quoted-printable") {
            encoding = .quotedPrintable
        } else if word.isWord("base64") {
            encoding = .base64
        } else if !word.isWord("8bit"), !word.isWord("7bit"), customType.isEmpty {
            customType = range
        }
    }
}
