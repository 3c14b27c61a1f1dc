import ContactModel
import ContactReading

/// Writes the values of single properties of a card again, and leaves every other byte as it is.
struct CardTexts {
    /// The texts that are still to be written.
    var texts: [RewrittenText]

    /// The fate of a property.
    enum Result {
        case unchanged
        case value([UInt8])
        case removed
    }

    /// Rewrites the value of a property of the card itself.
    mutating func rewrite(
        _ value: Bytes, _ property: PropertyName, encoding: PropertyHead.Encoding, _ version: CardVersion
    ) -> Result {
        guard !texts.isEmpty, encoding == .plain, let kinds = Self.kinds(of: property) else { return .unchanged }
        let isCompound = kinds.count > 1
        var parts = isCompound ? Self.parts(value) : [Array(value)]
        var isChanged = false
        for (place, kind) in kinds.enumerated() where place < parts.count {
            let raw = Self.plain(parts[place], version)
            // An empty part of a name or address has room for a text; no other property has.
            guard isCompound || !raw.isEmpty, let text = texts.take(kind, column: [], raw) else { continue }
            parts[place] = Self.escaped(text, version, isCompound: isCompound)
            isChanged = true
        }
        guard isChanged else { return .unchanged }
        if parts.allSatisfy(\.isEmpty) { return .removed }
        return .value(Array(parts.joined(separator: [ASCII.semicolon])))
    }

    /// Takes the texts out that become properties of their own: their lines without ends.
    mutating func additions(_ version: CardVersion) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        texts.removeAll { text in
            guard text.raw.isEmpty, !text.replacement.isEmpty, let name = Self.name(of: text.kind) else { return false }
            lines.append(Array(name.utf8) + [ASCII.colon] + Self.escaped(text.replacement, version, isCompound: false))
            return true
        }
        return lines
    }

    /// The kinds of the values of a property, part by part; `nil` for properties that are not rewritten.
    private static func kinds(of property: PropertyName) -> [Contact.Field.Kind]? {
        switch property {
        case .formattedName: [.displayName]
        case .nickname: [.nickname]
        case .email: [.email]
        case .url: [.url]
        case .title: [.jobTitle]
        case .role: [.role]
        case .note: [.note]
        case .birthday: [.birthday]
        case .anniversary: [.anniversary]
        case .phoneticGiven: [.phoneticGivenName]
        case .phoneticMiddle: [.phoneticMiddleName]
        case .phoneticFamily: [.phoneticFamilyName]
        case .name: [.familyName, .givenName, .middleName, .namePrefix, .nameSuffix]
        case .organization: [.organization, .department]
        case .address: [.postOfficeBox, .extendedAddress, .street, .city, .region, .postalCode, .country]
        default: nil
        }
    }

    private static func name(of kind: Contact.Field.Kind) -> String? {
        switch kind {
        case .nickname: "NICKNAME"
        case .email: "EMAIL"
        case .url: "URL"
        case .jobTitle: "TITLE"
        case .role: "ROLE"
        case .note: "NOTE"
        case .birthday: "BDAY"
        case .organization: "ORG"
        default: nil
        }
    }

    /// The parts of a structured value, with their escapes.
    private static func parts(_ value: Bytes) -> [[UInt8]] {
        var parts: [[UInt8]] = [[]]
        var isEscaped = false
        for byte in value {
            if byte == ASCII.semicolon, !isEscaped { parts.append([]) } else { parts[parts.count - 1].append(byte) }
            isEscaped = byte == ASCII.backslash && !isEscaped
        }
        return parts
    }

    /// A value as a reader has it.
    private static func plain(_ part: [UInt8], _ version: CardVersion) -> [UInt8] {
        var text = part
        (version == .v21 ? Escapes.separators : .all).undo(in: &text, from: 0)
        return text.withUnsafeBufferPointer { Array($0.trimmed) }
    }

    private static func escaped(_ text: [UInt8], _ version: CardVersion, isCompound: Bool) -> [UInt8] {
        var output: [UInt8] = []
        if version == .v21 {
            // Only the mark between parts has an escape, and a line end has none.
            for byte in text {
                if isCompound, byte == ASCII.semicolon { output.append(ASCII.backslash) }
                output.append(byte < ASCII.space ? ASCII.space : byte)
            }
        } else {
            text.withUnsafeBufferPointer { TextEscapes.append($0, separators: true, to: &output) }
        }
        return output
    }
}
