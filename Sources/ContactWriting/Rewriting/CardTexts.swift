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

        /// The value that is written; `nil` if the property stays as it is.
        ///
        /// - Parameters:
        ///   - former: The value so far.
        ///   - isKept: `true` if what stands in front of it stays.
        func value(insteadOf former: Bytes, isKept: Bool) -> [UInt8]? {
            switch self {
            case .unchanged: isKept ? nil : Array(former)
            case .value(let other): other
            case .removed: []
            }
        }
    }

    /// Rewrites the value of a property of the card itself.
    mutating func rewrite(
        _ value: Bytes, _ property: PropertyName, _ coding: PropertyCoding, _ version: CardVersion
    ) -> Result {
        if let kind = Self.listKind(of: property) { return rewriteList(value, kind, coding, version) }
        if property == .email, let result = rewriteMailboxes(value, coding, version) { return result }
        guard var kinds = Self.kinds(of: property) else { return .unchanged }
        let isCompound = kinds.count > 1
        var parts = isCompound ? Self.parts(value, ASCII.semicolon) : [Array(value)]
        // An eighth part alone is the address as it is printed.
        if property == .address, parts.count == kinds.count + 1 { kinds.append(.formattedAddress) }
        var isChanged = false
        for (place, kind) in kinds.enumerated() where place < parts.count {
            let raw = Self.plain(parts[place], kind, coding, version, isCompound: isCompound)
            // An empty part of a name or address has room for a text; no other property has.
            guard isCompound || !raw.isEmpty,
                let text = texts.take(
                    kind, raw,
                    as: {
                        let text =
                            kind == .birthday || kind == .anniversary ? Self.date($0, inPlaceOf: value, version) : $0
                        return Self.written(text, coding, version, isCompound: isCompound)
                    })
            else { continue }
            parts[place] = text
            isChanged = true
        }
        guard isChanged else { return .unchanged }
        if parts.allSatisfy(\.isEmpty) { return .removed }
        return .value(Array(parts.joined(separator: [ASCII.semicolon])))
    }

    /// Rewrites single values of a list. In 2.1 none of them can have a comma.
    private mutating func rewriteList(
        _ value: Bytes, _ kind: Contact.Field.Kind, _ coding: PropertyCoding, _ version: CardVersion
    ) -> Result {
        let written = { (text: [UInt8]) in
            version == .v21 && text.contains(ASCII.comma)
                ? nil : Self.written(text, coding, version, isCompound: true)
        }
        let separator = version == .v40 || value.contains(ASCII.comma) ? ASCII.comma : ASCII.semicolon
        var isChanged = false
        var parts = Self.parts(value, separator).map { part in
            let raw = Self.plain(part, kind, coding, version, isCompound: true)
            guard !raw.isEmpty,
                let text = texts.take(kind, raw, as: written)
            else { return part }
            isChanged = true
            return text
        }
        while let text = texts.take(kind, [], as: written) {
            parts.append(text)
            isChanged = true
        }
        guard isChanged else { return .unchanged }
        parts.removeAll(where: \.isEmpty)
        return parts.isEmpty ? .removed : .value(Array(parts.joined(separator: [separator])))
    }

    /// Takes the texts out that become properties of their own: their lines without ends.
    mutating func additions(_ version: CardVersion, _ encoding: TextEncoding) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        texts.removeAll { text in
            guard text.raw.isEmpty, !text.isLabel, !text.replacement.isEmpty,
                let name = Self.name(of: text.kind, version),
                let value = (encoding.keepsOffsets ? encoding : .utf8).encode(
                    Self.escaped(Self.added(text, version), version, isCompound: Self.isCompound(text.kind))),
                version != .v21
                    || !value.contains(where: { $0 < ASCII.space || $0 == ASCII.comma && Self.isList(text.kind) })
            else { return false }
            let charset = version == .v21 && encoding == .utf8 && value.contains { $0 >= 0x80 } ? ";CHARSET=UTF-8" : ""
            lines.append(Array("\(name)\(charset):".utf8) + value)
            return true
        }
        return lines
    }

    /// The text of a property that is added.
    private static func added(_ text: RewrittenText, _ version: CardVersion) -> [UInt8] {
        guard text.kind == .birthday else { return text.replacement }
        return date(text.replacement, inPlaceOf: Bytes(start: nil, count: 0), version)
    }

    /// `true` if the property that is added for a kind has parts or a list.
    private static func isCompound(_ kind: Contact.Field.Kind) -> Bool {
        kind == .organization || isList(kind)
    }

    private static func isList(_ kind: Contact.Field.Kind) -> Bool { kind == .nickname || kind == .category }

    /// The kind of the values of a property that has a list; `nil` for others.
    private static func listKind(of property: PropertyName) -> Contact.Field.Kind? {
        switch property {
        case .categories: .category
        case .nickname: .nickname
        default: nil
        }
    }

    /// The kinds of the values of a property, part by part; `nil` for properties that are not rewritten.
    private static func kinds(of property: PropertyName) -> [Contact.Field.Kind]? {
        switch property {
        case .formattedName: [.displayName]
        case .email: [.email]
        case .url: [.url]
        case .title: [.jobTitle]
        case .role: [.role]
        case .note: [.note]
        case .birthday: [.birthday]
        case .anniversary: [.anniversary]
        case .date: [.date]
        case .related: [.related]
        case .phoneticGiven: [.phoneticGivenName]
        case .phoneticMiddle: [.phoneticMiddleName]
        case .phoneticFamily: [.phoneticFamilyName]
        case .name: [.familyName, .givenName, .middleName, .namePrefix, .nameSuffix]
        case .organization: [.organization, .department]
        case .addressLabel: [.formattedAddress]
        case .address: [.postOfficeBox, .extendedAddress, .street, .city, .region, .postalCode, .country]
        default: nil
        }
    }

    private static func name(of kind: Contact.Field.Kind, _ version: CardVersion) -> String? {
        switch kind {
        case .nickname: "NICKNAME"
        case .category: "CATEGORIES"
        case .email: "EMAIL"
        case .url: "URL"
        case .jobTitle: "TITLE"
        case .role: "ROLE"
        case .note: "NOTE"
        case .birthday: "BDAY"
        case .anniversary: version == .v40 ? "ANNIVERSARY" : "X-ANNIVERSARY"
        case .organization: "ORG"
        default: nil
        }
    }

    /// The parts of a structured value, with their escapes.
    private static func parts(_ value: Bytes, _ separator: UInt8) -> [[UInt8]] {
        var parts: [[UInt8]] = [[]]
        var isEscaped = false
        for byte in value {
            if byte == separator, !isEscaped { parts.append([]) } else { parts[parts.count - 1].append(byte) }
            isEscaped = byte == ASCII.backslash && !isEscaped
        }
        return parts
    }

    /// A value as a reader has it.
    static func plain(
        _ part: [UInt8], _ kind: Contact.Field.Kind, _ coding: PropertyCoding, _ version: CardVersion, isCompound: Bool
    ) -> [UInt8] {
        var text = part.withUnsafeBufferPointer(coding.decode)
        text = text.withUnsafeBufferPointer { ComponentSplit.joined($0, of: kind, version) } ?? text
        (version == .v21 ? isCompound ? Escapes.separators : .none : .all).undo(in: &text, from: 0)
        text = text.withUnsafeBufferPointer { Array($0.trimmed) }
        return kind == .birthday || kind == .anniversary || kind == .date
            ? DateText.normalized(text, isOfCard: true) : text
    }

    /// A date in the form of a version: without hyphens in 4.0 ([RFC 6350](https://www.rfc-editor.org/rfc/rfc6350), section 4.3.1), and in others
    /// without a year where the former date has the year that stands for none.
    private static func date(_ text: [UInt8], inPlaceOf former: Bytes, _ version: CardVersion) -> [UInt8] {
        let form = text.withUnsafeBufferPointer { DateForm($0) }
        // A text that is no date has a parameter that says so.
        let isDate = DateText.normalized(Array(former), isOfCard: true).withUnsafeBufferPointer {
            DateForm($0) != .text
        }
        if version == .v40, isDate || former.isEmpty {
            let digits = text.filter { $0 != ASCII.hyphen }
            return form == .full ? digits : form == .withoutYear ? Array("--".utf8) + digits : text
        }
        guard form == .withoutYear, former.hasWordPrefix("1604-") else { return text }
        return Array("1604-".utf8) + text.dropFirst(2)
    }

    /// A value as it is written in a property; `nil` if it cannot be.
    static func written(
        _ text: [UInt8], _ coding: PropertyCoding, _ version: CardVersion, isCompound: Bool
    ) -> [UInt8]? {
        let escaped = escaped(text, version, isCompound: isCompound)
        // Texts of 2.1 have no lines, unless they are encoded.
        if version == .v21, !coding.isQuotedPrintable, escaped.contains(where: { $0 < ASCII.space }) { return nil }
        return coding.encode(escaped)
    }

    private static func escaped(_ text: [UInt8], _ version: CardVersion, isCompound: Bool) -> [UInt8] {
        var output: [UInt8] = []
        if version == .v21 {
            // Only the mark between parts has an escape.
            for byte in text {
                if isCompound, byte == ASCII.semicolon || byte == ASCII.backslash { output.append(ASCII.backslash) }
                output.append(byte)
            }
        } else {
            text.withUnsafeBufferPointer { TextEscapes.append($0, separators: true, to: &output) }
        }
        return output
    }
}
