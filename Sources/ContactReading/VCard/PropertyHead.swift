/// Everything before the colon of a property, as ranges of its line: `group.NAME;PARAMETER=VALUE;BARE:`.
///
/// One tolerant grammar for all versions: parameters may be bare words, repeated, quoted, in any case; names may hold
/// anything but the separators. See [RFC 6350](https://www.rfc-editor.org/rfc/rfc6350), section 3.3.
package struct PropertyHead: Sendable {
    /// The encoding of a value.
    package enum Encoding: Sendable { case plain, quotedPrintable, base64 }

    /// A parameter that few properties have: noted when the line is cut, read when it is asked for.
    package enum Parameter: UInt8 {
        case charset = 1
        /// `VALUE=`
        case valueType = 2
        /// `LABEL=`: an address as it is printed (4.0).
        case label = 4
        /// `waid=`: the digits of a WhatsApp account.
        case accountDigits = 8
        /// `X-SERVICE-TYPE=`
        case service = 16
        /// `X-APPLE-OMIT-YEAR=`
        case omittedYear = 32
        /// `X-NAME=`: the kind of a field, or the header of a column, in our own properties.
        case ownName = 64
        /// `CC=`: the country of an address as a code; [RFC 8605](https://www.rfc-editor.org/rfc/rfc8605), section 3.1.
        case countryCode = 128

        package var name: StaticString {
            switch self {
            case .charset: "charset"
            case .valueType: "value"
            case .label: "label"
            case .accountDigits: "waid"
            case .service: "x-service-type"
            case .omittedYear: "x-apple-omit-year"
            case .ownName: "x-name"
            case .countryCode: "cc"
            }
        }
    }

    /// A range of the line; heads are short, and small ranges make them cheap to hand around.
    package struct Part: Sendable {
        package var start: UInt32 = 0
        package var end: UInt32 = 0

        package init() {}

        @inline(__always)
        package init(_ start: Int, _ end: Int) {
            self.start = UInt32(truncatingIfNeeded: start)
            self.end = UInt32(truncatingIfNeeded: end)
        }

        @inline(__always)
        package var isEmpty: Bool { start == end }

        @inline(__always)
        package func of(_ line: Bytes) -> Bytes { line.clampedSlice(Int(start), Int(end)) }
    }

    package var group = Part()
    package var name = Part()
    /// The parameters with their separators, without the semicolon before the first.
    package var parameters = Part()
    /// The first type that is none of the known.
    package var customType = Part()
    private var valueOffset: UInt32 = 0
    var types: TypeSet = []
    package var encoding = Encoding.plain
    private var present: UInt8 = 0
    /// `true` if there is a parameter or a second custom type that no field stands for.
    private(set) var hasMore = false

    /// Where the value starts, behind the colon.
    package var valueStart: Int { Int(valueOffset) }

    /// Returns `true` if the line has a parameter.
    @inline(__always)
    package func has(_ parameter: Parameter) -> Bool { present & parameter.rawValue != 0 }

    /// The value of a parameter, as it stands in the line; empty if there is none.
    package func value(of parameter: Parameter, in line: Bytes) -> Bytes {
        let place = place(of: parameter, in: line)
        return line.clampedSlice(place.lowerBound, place.upperBound)
    }

    /// The place of the value of a parameter in its line; empty if there is none.
    package func place(of parameter: Parameter, in line: Bytes) -> Range<Int> {
        var found = 0..<0
        guard has(parameter) else { return found }
        forEachParameter(line) { start, end, equals in
            guard equals >= 0, line.clampedSlice(start, equals).trimmed.isWord(parameter.name) else { return }
            found = equals &+ 1..<end
        }
        return found
    }

    /// The label that the types of a property give its value; `nil` if none of them does.
    package func typeLabel(isPhone: Bool) -> StaticString? { isPhone ? types.phoneLabel : types.locationLabel }

    /// Returns `true` if a type gives a value its label.
    package static func isLabel(_ type: Bytes) -> Bool {
        TypeSet.of(type).map { !$0.isDisjoint(with: .labels) } ?? false
    }

    /// Returns `true` if a type is said of most values, and tells nothing about one: `VOICE`, `INTERNET`.
    package static func isCommon(_ type: Bytes) -> Bool {
        TypeSet.of(type).map { $0.isSubset(of: [.plain, .internet, .preferred]) } ?? false
    }

    /// Cuts a line at its first colon outside quotes; `nil` if it has no colon.
    package init?(_ line: Bytes) {
        var index = 0
        var dot = -1
        let count = line.count
        while index < count, line[index] != ASCII.colon, line[index] != ASCII.semicolon {
            // The group is what stands before the first dot; Apple writes item1, others anything.
            if line[index] == ASCII.period, dot < 0 { dot = index }
            index &+= 1
        }
        guard index < count else { return nil }
        if dot > 0 { group = Part(0, dot) }
        name = Self.trimmed(line, dot > 0 ? dot &+ 1 : 0, index)
        if line[index] == ASCII.colon {
            valueOffset = UInt32(truncatingIfNeeded: index &+ 1)
            return
        }
        let start = index &+ 1
        guard let colon = Self.colon(line, from: start) else { return nil }
        parameters = Part(start, colon)
        valueOffset = UInt32(truncatingIfNeeded: colon &+ 1)
        forEachParameter(line) { start, end, equals in readParameter(line, start, end, equals) }
    }

    private static func trimmed(_ line: Bytes, _ start: Int, _ end: Int) -> Part {
        var low = start
        var high = end
        while low < high, ASCII.isBlank(line[low]) { low &+= 1 }
        while high > low, ASCII.isBlank(line[high &- 1]) { high &-= 1 }
        return Part(low, high)
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

    /// Calls back with the start and end of each parameter and its first equals sign, or -1.
    @inline(__always)
    private func forEachParameter(_ line: Bytes, _ body: (Int, Int, Int) -> Void) {
        let last = Int(parameters.end)
        var start = Int(parameters.start)
        while start <= last {
            var end = start
            var isQuoted = false
            var equals = -1
            while end < last {
                let byte = line[end]
                if byte == ASCII.quote { isQuoted.toggle() }
                if byte == ASCII.semicolon, !isQuoted { break }
                if byte == ASCII.equals, equals < 0 { equals = end }
                end &+= 1
            }
            body(start, end, equals)
            start = end &+ 1
        }
    }

    private mutating func readParameter(_ line: Bytes, _ start: Int, _ end: Int, _ equals: Int) {
        if equals < 0 || line.clampedSlice(start, end).hasWordPrefix("x-custom(") { return readWords(line, start, end) }
        let name = line.clampedSlice(start, equals).trimmed
        let text = line.clampedSlice(equals &+ 1, end).trimmed
        switch name.count {
        case 2: note(.countryCode, name)
        case 4:
            if name.isWord("type") {
                readWords(line, equals &+ 1, end)
            } else if name.isWord("pref") {
                if text.first == 0x31, text.count == 1 { types.insert(.preferred) } else { hasMore = true }
            } else {
                note(.accountDigits, name)
            }
        case 5 where name.isWord("label"): note(.label, name)
        case 5: note(.valueType, name)
        case 6: note(.ownName, name)
        case 7: note(.charset, name)
        case 8 where name.isWord("encoding"): readEncoding(text)
        case 14: note(.service, name)
        case 17: note(.omittedYear, name)
        default: hasMore = true
        }
    }

    private mutating func note(_ parameter: Parameter, _ name: Bytes) {
        if name.isWord(parameter.name) { present |= parameter.rawValue } else { hasMore = true }
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
        if line.clampedSlice(from, to).hasWordPrefix("x-custom(") {
            takeCustom(from, to)
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
            readWord(line, low, high)
            start = end &+ 1
        }
    }

    private mutating func readWord(_ line: Bytes, _ start: Int, _ end: Int) {
        let word = line.clampedSlice(start, end)
        if let known = TypeSet.of(word) {
            types.formUnion(known)
        } else if word.isWord("quoted-printable") {
            encoding = .quotedPrintable
        } else if word.isWord("base64") {
            encoding = .base64
        } else if !word.isWord("8bit"), !word.isWord("7bit") {
            takeCustom(start, end)
        }
    }

    private mutating func takeCustom(_ start: Int, _ end: Int) {
        if customType.isEmpty { customType = Part(start, end) } else { hasMore = true }
    }
}
