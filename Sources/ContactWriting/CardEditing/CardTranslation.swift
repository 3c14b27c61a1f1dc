import ContactReading

/// Properties of one card as they stand in another, which may have a newer version and another line end.
struct CardTranslation {
    let target: CardProperties

    /// Returns the property as the other card has it; `nil` if its version has no form for it.
    func property(_ property: CardProperty, from version: CardVersion) -> CardProperty? {
        if version == target.version { return copy(property) }
        guard target.version != .v21 else { return nil }
        // A card inside a property has another form in each version.
        if property.name == .agent { return nil }
        var parameters = property.parameters.filter { parameter in
            !["ENCODING", "CHARSET"].contains(parameter.name)
        }
        var value: [UInt8]
        if let picture = property.picture {
            let type = parameters.first { $0.name == "TYPE" }?.value ?? Self.type(of: property.value)
            value = picture
            if target.version == .v40 {
                parameters.removeAll { $0.name == "TYPE" || $0.name == "VALUE" }
                value = Array("data:\(Self.mediaType(type, of: property.name));base64,".utf8) + value
            } else {
                parameters.removeAll { ["TYPE", "VALUE", "MEDIATYPE"].contains($0.name) }
                parameters.append(("ENCODING", "b"))
                if !type.isEmpty { parameters.append(("TYPE", type.uppercased())) }
            }
        } else {
            value = version == .v21 ? escaped(property) : property.decoded
            change(&value, &parameters, property)
        }
        parameters = parameters.flatMap { target.version == .v40 ? Self.preference($0) : Self.formerPreference($0) }
        return target.property(Self.line(property, parameters, value))
    }

    /// Changes a value and its parameters to the forms of the other card: places, and what 3.0 does not have.
    private func change(
        _ value: inout [UInt8], _ parameters: inout [(name: String, value: String)], _ property: CardProperty
    ) {
        let isPlace = property.title.uppercased() == "GEO"
        if target.version == .v40 {
            if isPlace { value = VersionForms.placeOf40(value) ?? value }
            return
        }
        if isPlace, let place = VersionForms.placeOf30(value) {
            value = place
            parameters.removeAll { $0.name == "VALUE" }
        }
        if property.name == .phone, value.withUnsafeBufferPointer({ $0.hasWordPrefix("tel:") }) {
            value.removeFirst(4)
            parameters.removeAll { $0.name == "VALUE" }
        }
        parameters = parameters.map { parameter in
            // A list of types stands in quotes in 4.0 alone.
            parameter.name == "TYPE" ? (parameter.name, parameter.value.replacing("\"", with: "")) : parameter
        }
    }

    /// The same bytes with the line ends of the other card.
    private func copy(_ property: CardProperty) -> CardProperty {
        var copy = property
        copy.raw = []
        var index = 0
        while index < property.raw.count {
            let byte = property.raw[index]
            index += 1
            guard ASCII.isLineEnd(byte) else {
                copy.raw.append(byte)
                continue
            }
            if byte == ASCII.carriageReturn, index < property.raw.count, property.raw[index] == ASCII.lineFeed {
                index += 1
            }
            copy.raw += target.lineEnd
        }
        return copy
    }

    /// The value of a property of 2.1 with the escapes of later versions.
    private func escaped(_ property: CardProperty) -> [UInt8] {
        switch property.name {
        case .phone, .url, .instantMessage, .birthday, .anniversary, .date, .uid, .revision, .photo, .sound:
            return property.decoded
        case .other:
            return Self.escapeSingle(property.decoded)
        case .categories, .nickname:
            return Array(property.items.map(Self.escape).joined(separator: [ASCII.comma]))
        default:
            return Array(property.parts.map(Self.escape).joined(separator: [ASCII.semicolon]))
        }
    }

    /// Returns a text as it stands, but for line breaks, which a value cannot have, and backslashes that escape nothing.
    private static func escapeSingle(_ text: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        var isEscaped = false
        for (index, byte) in text.enumerated() where byte != ASCII.carriageReturn {
            let next = index + 1 < text.count ? text[index + 1] : 0
            if byte == ASCII.lineFeed {
                output += [ASCII.backslash, UInt8(ascii: "n")]
            } else if byte == ASCII.backslash, !isEscaped, !"\\;,:nN".utf8.contains(next) {
                output += [ASCII.backslash, ASCII.backslash]
            } else {
                output.append(byte)
            }
            isEscaped = byte == ASCII.backslash && !isEscaped
        }
        return output
    }

    static func escape(_ text: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        text.withUnsafeBufferPointer { TextEscapes.append($0, separators: true, to: &output) }
        return output
    }

    /// The parameters of 4.0 for one of earlier versions.
    private static func preference(_ parameter: (name: String, value: String)) -> [(name: String, value: String)] {
        guard parameter.name == "TYPE" else { return [parameter] }
        let words = parameter.value.filter { $0 != "\"" }.split(separator: ",").map(String.init)
        let others = words.filter { $0.uppercased() != "PREF" }
        let types = others.map { (name: "TYPE", value: $0) }
        return others.count < words.count ? types + [("PREF", "1")] : types
    }

    /// The parameters of 3.0 for one of 4.0.
    private static func formerPreference(_ parameter: (name: String, value: String)) -> [(name: String, value: String)]
    {
        guard parameter.name == "PREF" else { return [parameter] }
        return parameter.value == "1" ? [("TYPE", "PREF")] : []
    }

    /// The type of a picture in a `data:` address: `JPEG`.
    private static func type(of address: [UInt8]) -> String {
        let head = String(decoding: address.prefix { $0 != ASCII.semicolon && $0 != ASCII.comma }, as: UTF8.self)
        return head.split(separator: "/").dropFirst().first.map(String.init) ?? ""
    }

    private static func mediaType(_ type: String, of name: PropertyName) -> String {
        if type.contains("/") { return type.lowercased() }
        guard name == .sound || name == .photo else { return VersionForms.mediaType(ofKey: type) }
        let kind = name == .sound ? "audio" : "image"
        return "\(kind)/\(type.isEmpty ? (kind == "image" ? "jpeg" : "octet-stream") : type.lowercased())"
    }

    private static func line(
        _ property: CardProperty, _ parameters: [(name: String, value: String)], _ value: [UInt8]
    ) -> [UInt8] {
        var head = property.group.isEmpty ? property.title : "\(property.group).\(property.title)"
        for parameter in parameters { head += ";\(parameter.name)=\(parameter.value)" }
        return Array(head.utf8) + [ASCII.colon] + value
    }
}
