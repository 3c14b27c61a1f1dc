package import ContactReading

/// One property of a card: its bytes as they stand there, and its line without folds.
package struct CardProperty: Sendable {
    /// The bytes, with folds and the line end; of a card inside the property too.
    package var raw: [UInt8]
    /// The line without folds and without its end.
    package let line: [UInt8]
    /// The name and the parameters.
    package let head: PropertyHead
    /// The meaning of the name.
    package let name: PropertyName
    private let version: CardVersion

    private static let options = ReadingOptions()

    init(raw: [UInt8], line: [UInt8], head: PropertyHead, version: CardVersion) {
        self.raw = raw
        self.line = line
        self.head = head
        self.version = version
        name = line.withUnsafeBufferPointer { PropertyName(head.name.of($0)) }
    }

    /// The name in upper case, without a group: `TEL`.
    package var title: String { part(head.name).uppercased() }
    /// The group, in lower case: `item1`; empty if it has none.
    package var group: String { part(head.group).lowercased() }

    private func part(_ part: PropertyHead.Part) -> String {
        line.withUnsafeBufferPointer { String(decoding: part.of($0), as: UTF8.self) }
    }

    /// The bytes of the value, as they stand in the line.
    var value: [UInt8] { Array(line[min(head.valueStart, line.count)...]) }

    /// The text of the value in UTF-8, with its escapes.
    var decoded: [UInt8] {
        guard head.encoding != .base64 else { return value.filter { $0 > ASCII.space } }
        return line.withUnsafeBufferPointer { line in
            let coding = PropertyCoding(
                head, name: name, in: line, file: .utf8, options: Self.options, version: version)
            return coding.decode(line.clampedSlice(head.valueStart, line.count))
        }
    }

    /// The Base64 text of a picture or another binary value, wherever the version puts it; `nil` for others.
    var picture: [UInt8]? {
        if head.encoding == .base64 { return decoded }
        let text = value
        guard text.withUnsafeBufferPointer({ $0.hasWordPrefix("data:") }), let comma = text.firstIndex(of: ASCII.comma)
        else { return nil }
        return text[(comma + 1)...].filter { $0 > ASCII.space }
    }

    /// The text of the value for people, without escapes; that of pictures is cut.
    package var text: String {
        if let picture { return "(\(picture.count { $0 != ASCII.equals } * 3 / 4) bytes)" }
        var text = decoded
        (version == .v21 ? Escapes.separators : .all).undo(in: &text, from: 0)
        return String(decoding: text, as: UTF8.self)
    }

    /// `true` if the value has parts between semicolons.
    var isStructured: Bool { name == .name || name == .address || name == .organization }

    /// The parts of the value without escapes and blanks around them; one part for properties without structure.
    var parts: [[UInt8]] {
        let pieces = isStructured ? Self.split(decoded, ASCII.semicolon) : [decoded]
        return pieces.map { piece in
            var text = piece
            (version == .v21 ? (isStructured ? Escapes.separators : .none) : .all).undo(in: &text, from: 0)
            return text.withUnsafeBufferPointer { Array($0.trimmed) }
        }
    }

    /// The values of a list.
    var items: [[UInt8]] {
        let text = decoded
        let separator = version == .v40 || text.contains(ASCII.comma) ? ASCII.comma : ASCII.semicolon
        return Self.split(text, separator).map { piece in
            var item = piece
            (version == .v21 ? Escapes.separators : .all).undo(in: &item, from: 0)
            return item.withUnsafeBufferPointer { Array($0.trimmed) }
        }.filter { !$0.isEmpty }
    }

    private static func split(_ text: [UInt8], _ separator: UInt8) -> [[UInt8]] {
        var pieces: [[UInt8]] = [[]]
        var isEscaped = false
        for byte in text {
            if byte == separator, !isEscaped { pieces.append([]) } else { pieces[pieces.count - 1].append(byte) }
            isEscaped = byte == ASCII.backslash && !isEscaped
        }
        return pieces
    }

    /// The parameters in their order, each with its name in upper case; a bare word is a `TYPE`.
    var parameters: [(name: String, value: String)] {
        let bytes = line.withUnsafeBufferPointer { Array(head.parameters.of($0)) }
        guard !bytes.isEmpty else { return [] }
        var pieces: [[UInt8]] = [[]]
        var isQuoted = false
        for byte in bytes {
            if byte == ASCII.quote { isQuoted.toggle() }
            if byte == ASCII.semicolon, !isQuoted { pieces.append([]) } else { pieces[pieces.count - 1].append(byte) }
        }
        return pieces.filter { !$0.isEmpty }.map { piece in
            guard let equals = piece.firstIndex(of: ASCII.equals) else {
                let word = String(decoding: piece, as: UTF8.self)
                return (Self.bareName(word), word)
            }
            return (
                String(decoding: piece[..<equals], as: UTF8.self).uppercased(),
                String(decoding: piece[(equals + 1)...], as: UTF8.self)
            )
        }
    }

    /// The parameter that a bare word of 2.1 stands for.
    private static func bareName(_ word: String) -> String {
        ["QUOTED-PRINTABLE", "BASE64", "8BIT", "7BIT"].contains(word.uppercased()) ? "ENCODING" : "TYPE"
    }

    /// The words of its types, in upper case; a preference is none.
    var types: Set<String> {
        var types: Set<String> = []
        for parameter in parameters where parameter.name == "TYPE" {
            for word in parameter.value.split(separator: ",") {
                types.insert(word.filter { $0 != "\"" && $0 != " " }.uppercased())
            }
        }
        return types.subtracting(["PREF"])
    }
}
