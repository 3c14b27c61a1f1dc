/// The marks of Vietnamese names, which folded words have lost.
extension NameReader {
    /// Takes the marks of a Vietnamese name, whose words have lost them.
    func takeMarks(of fields: Fields, into name: inout PersonName, _ table: TextTable) {
        guard
            Self.mayBeMarked(fields.family) || Self.mayBeMarked(fields.middle) || Self.mayBeMarked(fields.given)
                || Self.mayBeMarked(fields.display)
        else { return }
        let parts = [fields.family, fields.middle, fields.given].compactMap { $0 }
        let written = parts.isEmpty ? [fields.display].compactMap { $0 } : parts
        guard let words = VietnameseMarks.shared.words(of: Array(written.joined(separator: [0x20]))) else { return }
        func marks(of word: TextID) -> UInt16 {
            words.first { table.bytes[table.range(word)].elementsEqual($0.letters) }?.marks ?? 0
        }
        if words.count > 2, words.count(where: { $0.marks == 0 }) < 2 { name.traits.insert(.marked) }
        for word in words.dropFirst().dropLast() where word.marks != 0 {
            // Middle names of women and of men.
            if word.letters.elementsEqual("thi".utf8) { name.traits.insert(.female) }
            if word.letters.elementsEqual("van".utf8) { name.traits.insert(.male) }
        }
        name.givenMarks = marks(of: name.given)
        name.familyMarks = marks(of: name.family)
    }

    /// Returns `true` if a text has Latin letters with marks, or marks alone.
    private static func mayBeMarked(_ text: UnsafeBufferPointer<UInt8>?) -> Bool {
        text?.contains { 0xC3...0xCC ~= $0 || $0 == 0xE1 } ?? false
    }
}
