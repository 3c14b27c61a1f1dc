/// The text of one JSON value, [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259), read at places of its bytes.
///
/// Nothing is built beside the text: values are found by walking over it. Nesting of any depth takes one byte of memory a level.
struct JSONText {
    let bytes: [UInt8]

    /// `nil` unless the bytes are one valid value, in UTF-8, and nothing else.
    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        var index = 0
        guard skipValue(&index) else { return nil }
        skipBlanks(&index)
        guard index == bytes.count else { return nil }
        // Bytes that are not UTF-8 would be repaired.
        if bytes.contains(where: { $0 >= 0x80 }),
            !String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
        {
            return nil
        }
    }

    func skipBlanks(_ index: inout Int) {
        while index < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[index]) { index += 1 }
    }

    /// Moves behind the value that begins at or after an index; `false` if there is no valid one.
    func skipValue(_ index: inout Int) -> Bool {
        /// The brackets that are open.
        var open: [UInt8] = []
        while true {
            skipBlanks(&index)
            guard index < bytes.count else { return false }
            // A value.
            switch bytes[index] {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                let bracket = bytes[index]
                index += 1
                skipBlanks(&index)
                guard index < bytes.count else { return false }
                if bytes[index] == bracket + 2 {
                    index += 1
                    break
                }
                open.append(bracket)
                if bracket == UInt8(ascii: "{"), !skipKey(&index) { return false }
                continue
            case UInt8(ascii: "\""):
                guard skipString(&index) else { return false }
            default:
                guard skipLiteral(&index) else { return false }
            }
            // Reads the closing brackets or the comma behind a value.
            while true {
                guard let bracket = open.last else { return true }
                skipBlanks(&index)
                guard index < bytes.count else { return false }
                if bytes[index] == bracket + 2 {
                    index += 1
                    open.removeLast()
                    continue
                }
                guard bytes[index] == UInt8(ascii: ",") else { return false }
                index += 1
                if bracket == UInt8(ascii: "{"), !skipKey(&index) { return false }
                break
            }
        }
    }

    /// Moves behind a name and its colon.
    private func skipKey(_ index: inout Int) -> Bool {
        skipBlanks(&index)
        guard skipString(&index) else { return false }
        skipBlanks(&index)
        guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else { return false }
        index += 1
        return true
    }

    private func skipString(_ index: inout Int) -> Bool {
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return false }
        index += 1
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                index += 1
                return true
            case UInt8(ascii: "\\"):
                guard index + 1 < bytes.count, Self.escapes.contains(bytes[index + 1]) else { return false }
                let digits = bytes[index + 1] == UInt8(ascii: "u") ? bytes[(index + 2)...].prefix(4) : []
                index += 2
                if bytes[index - 1] == UInt8(ascii: "u") {
                    guard digits.count == 4, digits.allSatisfy(Self.isHexadecimal) else { return false }
                    index += 4
                }
            default: index += 1
            }
        }
        return false
    }

    private static let escapes = Array("\"\\/bfnrtu".utf8)

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
        default: false
        }
    }

    /// Moves behind a number or a word.
    private func skipLiteral(_ index: inout Int) -> Bool {
        let start = index
        while index < bytes.count, Self.isOfLiteral(bytes[index]) { index += 1 }
        let literal = bytes[start..<index]
        for word in ["true", "false", "null"] where literal.elementsEqual(word.utf8) { return true }
        return Self.isNumber(literal)
    }

    private static func isOfLiteral(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: false
        }
    }

    private static func isNumber(_ literal: ArraySlice<UInt8>) -> Bool {
        var rest = literal
        func digits() -> Int {
            let count = rest.prefix { 0x30...0x39 ~= $0 }.count
            rest = rest.dropFirst(count)
            return count
        }
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        let startsWithZero = rest.first == UInt8(ascii: "0")
        let whole = digits()
        guard whole > 0, !startsWithZero || whole == 1 else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            guard digits() > 0 else { return false }
        }
        if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
            rest = rest.dropFirst()
            if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
            guard digits() > 0 else { return false }
        }
        return rest.isEmpty
    }
}

// The members below are called on valid text only.
extension JSONText {
    /// The kind of a value.
    enum Kind { case object, array, scalar, null }

    /// Returns the kind of the value at an index, which is moved to its first byte.
    func kind(at index: inout Int) -> Kind {
        skipBlanks(&index)
        switch bytes[index] {
        case UInt8(ascii: "{"): return .object
        case UInt8(ascii: "["): return .array
        case UInt8(ascii: "n"): return .null
        default: return .scalar
        }
    }

    /// The value at an index as it stands.
    func source(ofValueAt start: Int) -> String {
        var index = start
        _ = skipValue(&index)
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// Returns `true` if the value at an index is an object.
    func isObject(at start: Int) -> Bool {
        var index = start
        return kind(at: &index) == .object
    }

    /// Gives the index of each value of an array or object, and its name in an object, until the body returns `false`.
    func forEachValue(at start: Int, _ body: (_ name: String, _ value: Int) -> Bool) {
        let isObject = bytes[start] == UInt8(ascii: "{")
        var index = start + 1
        while true {
            skipBlanks(&index)
            guard index < bytes.count, bytes[index] != bytes[start] + 2 else { return }
            var name = ""
            if isObject {
                name = string(at: &index)
                skipBlanks(&index)
                index += 1
                skipBlanks(&index)
            }
            guard body(name, index), skipValue(&index) else { return }
            skipBlanks(&index)
            guard index < bytes.count, bytes[index] == UInt8(ascii: ",") else { return }
            index += 1
        }
    }

    /// The text of a string, a number or a Boolean value. Whole numbers are without a point or an exponent.
    func text(ofScalarAt start: Int) -> String {
        var index = start
        if bytes[start] == UInt8(ascii: "\"") { return string(at: &index) }
        _ = skipLiteral(&index)
        let literal = String(decoding: bytes[start..<index], as: UTF8.self)
        guard literal.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }),
            literal != "true", literal != "false", let number = Double(literal), number == number.rounded(),
            abs(number) < 1e15
        else { return literal }
        return "\(Int64(number))"
    }

    /// The string at an index, which is moved behind it.
    private func string(at index: inout Int) -> String {
        let start = index + 1
        _ = skipString(&index)
        return Self.string(bytes[start..<(index - 1)])
    }

    /// The text of a string without its quotes. An escape that is none stands for itself.
    static func string(_ raw: ArraySlice<UInt8>) -> String {
        guard raw.contains(UInt8(ascii: "\\")) else { return String(decoding: raw, as: UTF8.self) }
        var text: [UInt8] = []
        var units: [UInt16] = []
        /// Writes the characters of `\u` escapes; halves of surrogate pairs stand for no character.
        func flush() {
            if !units.isEmpty { text.append(contentsOf: String(decoding: units, as: UTF16.self).utf8) }
            units.removeAll(keepingCapacity: true)
        }
        var place = raw.startIndex
        while place < raw.endIndex {
            guard raw[place] == UInt8(ascii: "\\") else {
                flush()
                text.append(raw[place])
                place += 1
                continue
            }
            guard place + 1 < raw.endIndex else { break }
            let escape = raw[place + 1]
            place += 2
            if escape == UInt8(ascii: "u"), place + 4 <= raw.endIndex,
                let unit = UInt16(String(decoding: raw[place..<(place + 4)], as: UTF8.self), radix: 16)
            {
                units.append(unit)
                place += 4
                continue
            }
            flush()
            text.append(character(of: escape))
        }
        flush()
        return String(decoding: text, as: UTF8.self)
    }

    private static func character(of escape: UInt8) -> UInt8 {
        switch escape {
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: escape
        }
    }
}
