/// The given names of those whom a note names in full: whose number a card without a name may be.
enum NotedNames {
    /// The shortest name that counts.
    private static let shortest = 3

    /// Appends the folded given names in a note, with a blank between: words in capitals that a list has, before another such word.
    static func append(_ note: UnsafeBufferPointer<UInt8>, _ folder: TextFolder, to output: inout [UInt8]) {
        var former: [UInt8] = []
        for word in note.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
            let isName = word.count >= shortest && isCapital(word)
            if isName, !former.isEmpty {
                if !output.isEmpty { output.append(0x20) }
                output += former
            }
            former.removeAll(keepingCapacity: true)
            // A comma, a point or a colon ends a name.
            guard isName, word.last.map(isLetter) == true else { continue }
            folder.fold(UnsafeBufferPointer(rebasing: word), into: &former)
            if former.withUnsafeBufferPointer(GivenNames.shared.sexes).isEmpty {
                former.removeAll(keepingCapacity: true)
            }
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 }

    /// Returns `true` if a word begins with a capital, and goes on with small letters.
    private static func isCapital(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let scalars = String(decoding: word, as: UTF8.self).unicodeScalars
        guard let first = scalars.first, first.properties.isUppercase else { return false }
        return scalars.dropFirst().contains { $0.properties.isLowercase }
    }
}
