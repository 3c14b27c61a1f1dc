import Archives

/// Writes cards as lines of vCard 4.0, [RFC 6350](https://www.rfc-editor.org/rfc/rfc6350), for formats that say the same in other words.
struct CardLineWriter {
    /// The text so far.
    private(set) var bytes: [UInt8] = []

    /// A property on its way to a line.
    struct Property {
        var group = ""
        var name: String
        var parameters: [(name: String, values: [String])] = []
        /// The type of the value, if it is not the one that is assumed for the property.
        var type = ""

        init(_ name: String, type: String = "") { (self.name, self.type) = (name, type) }
    }

    mutating func begin() { append("BEGIN:VCARD\r\nVERSION:4.0\r\n") }

    mutating func end() { append("END:VCARD\r\n") }

    mutating func removeBytes() { bytes.removeAll(keepingCapacity: true) }

    /// Writes a text.
    mutating func text(_ name: String, _ text: String, types: [String] = []) {
        guard !text.isEmpty else { return }
        var property = Property(name)
        if !types.isEmpty { property.parameters = [("TYPE", types)] }
        write(property, Self.escaped(text))
    }

    /// Writes a value of several components, each with its values.
    mutating func components(_ property: Property, _ components: [[String]]) {
        guard components.contains(where: { $0.contains { !$0.isEmpty } }) else { return }
        write(property, components.map { $0.map(Self.escaped).joined(separator: ",") }.joined(separator: ";"))
    }

    /// Writes a property with a value whose escapes are made.
    mutating func write(_ property: Property, _ value: String) {
        let name = Self.name(property.name)
        if !property.group.isEmpty { append(Self.name(property.group) + ".") }
        append(name)
        if !property.type.isEmpty, property.type != "text" || ["BDAY", "ANNIVERSARY", "UID"].contains(name) {
            append(";VALUE=" + Self.name(property.type).lowercased())
        }
        for (name, values) in property.parameters where !values.isEmpty {
            append(";" + Self.name(name) + "=" + values.map(Self.parameter).joined(separator: ","))
        }
        append(":" + value.replacing("\r", with: "").replacing("\n", with: "\\n") + "\r\n")
    }

    private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// A name as lines can have it: in capitals, and other marks as hyphens.
    private static func name(_ name: String) -> String {
        let name = String(
            decoding: name.utf8.map { byte in
                switch byte {
                case 0x61...0x7A: byte & 0xDF
                case 0x30...0x39, 0x41...0x5A, UInt8(ascii: "-"): byte
                default: UInt8(ascii: "-")
                }
            }, as: UTF8.self)
        return name.isEmpty ? "X-NAMELESS" : name
    }

    /// A value of a parameter, with the escapes of [RFC 6868](https://www.rfc-editor.org/rfc/rfc6868).
    private static func parameter(_ value: String) -> String {
        let text = value.replacing("^", with: "^^").replacing("\r", with: "").replacing("\n", with: "^n").replacing(
            "\"", with: "^'")
        return text.utf8.contains { [UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: ",")].contains($0) }
            ? "\"\(text)\"" : text
    }

    static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { [0x5C, 0x2C, 0x3B].contains($0) }) else { return text }
        return text.replacing("\\", with: "\\\\").replacing(",", with: "\\,").replacing(";", with: "\\;")
    }
}

/// Reads sources that say the same as vCard, and gives the lines of their cards.
protocol CardConverter {
    /// Gives the text of the cards in pieces, each of whole cards.
    ///
    /// - Returns: the cards that could not be read, and what was left out.
    func convert(
        _ stream: any ByteStream, into output: ([UInt8]) throws -> Void
    ) throws -> (lost: LostRecords, losses: [TableLoss])
}
