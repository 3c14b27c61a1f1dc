/// Call names beside the names: `J. (Jelle) Wobbema`, or a nickname.
extension NameReader {
    /// Takes a listed given name in parentheses behind an initial. Another word is a remark: `J. (Köln) Wobbema`.
    mutating func takeCallName(of fields: Fields, into name: inout PersonName, _ table: inout TextTable) {
        guard isInitial(name.given, table), !name.family.isEmpty, remark.count > 2, !remark.contains(0x20),
            !NameTokens.hasDigit(remark[...]), name.generation == 0, !name.traits.contains(.besideRelation),
            remark.withUnsafeBufferPointer({ words.role(of: $0) == nil && NameForms.given.contains(word: $0) }),
            [fields.given, fields.display, fields.family].contains(where: Self.hasParenthesisBehindInitial)
        else { return }
        name.nickname = remark.withUnsafeBufferPointer { table.intern($0) }
        completeInitial(of: &name, table)
    }

    /// Returns `true` if a parenthesis stands behind a letter alone, or a point: `J. (Jelle) Wobbema`, and not `J. Wobbema (Siemens)`.
    private static func hasParenthesisBehindInitial(_ text: UnsafeBufferPointer<UInt8>?) -> Bool {
        guard let text, let open = text.firstIndex(of: 0x28) else { return false }
        let word = text[..<open].split(separator: 0x20).last
        return word.map { $0.count == 1 || $0.last == 0x2E } ?? false
    }

    /// Takes the name that was read from a nickname, of several words all.
    mutating func takeNickname(_ word: PersonName, into name: inout PersonName, _ table: inout TextTable) {
        name.nickname = word.given
        if !word.isSingle {
            let words = [word.given, word.family].map { Array(table.bytes[table.range($0)]) }
            name.nickname = Array(words.joined(separator: [0x20])).withUnsafeBufferPointer { table.intern($0) }
        }
        completeInitial(of: &name, table)
    }

    /// Puts a listed nickname in the place of its initial: whoever is called Jelle has it for their given name.
    private func completeInitial(of name: inout PersonName, _ table: TextTable) {
        let nickname = table.bytes[table.range(name.nickname)]
        guard isInitial(name.given, table), !name.family.isEmpty, nickname.count > 2,
            nickname.first == table.bytes[table.range(name.given)].first,
            table.withText(name.nickname, NameForms.given.contains(word:))
        else { return }
        name.given = name.nickname
    }
}
