/// A display name of one word beside a family name alone: `Kid` of the family `Lee`.
extension NameReader {
    /// Takes the word for the given name, unless it is the family name again, a part of it or of the organization, or what is none of a name.
    mutating func takeDisplayedName(of fields: Fields, into name: inout PersonName, _ table: inout TextTable) {
        guard fields.given == nil, name.given.isEmpty, !name.family.isEmpty, !name.isRelation,
            name.traits.isDisjoint(with: [.joint]), let family = fields.family, let display = fields.display,
            isOneWord(display), !repeats(display, fields.organization)
        else { return }
        let whole = skeleton(of: family)
        let word = skeleton(of: display)
        guard tokens.ranges.count == 1, word.count > 1, !NameTokens.hasDigit(tokens.bytes(tokens.ranges[0])),
            !display.contains(0x40), role(tokens.ranges[0]) == nil, Script(of: display) == Script(of: family),
            !Self.contains(whole, word), !Self.contains(word, whole)
        else { return }
        name.given = intern(tokens.ranges[0], &table)
    }

    /// The skeletons of the words of a text, as one.
    private mutating func skeleton(of text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        tokens.read(text)
        var skeleton: [UInt8] = []
        tokens.folded.filter { $0 != 0x20 }.withUnsafeBufferPointer { Skeleton.append($0, to: &skeleton) }
        return skeleton
    }

    private static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
        text.withUnsafeBufferPointer { text in
            part.withUnsafeBufferPointer { ByteSearch.first($0, in: text) != nil }
        }
    }
}
