/// A template with its placeholders told apart: how the user's characters become a text, and back.
struct FieldTemplate {
    let characters: [Character]
    /// For each character, `true` if it is a placeholder.
    private let isPlaceholder: [Bool]
    /// The number of the user's characters that fit; `nil` without a template.
    let capacity: Int?

    init(_ template: String, placeHolders: String) {
        characters = Array(template)
        isPlaceholder = characters.map { placeHolders.contains($0) }
        capacity = characters.isEmpty ? nil : isPlaceholder.count { $0 }
    }

    /// `true` if there is no template, so that every character is the user's.
    var isEmpty: Bool { characters.isEmpty }

    /// The text of the user's characters, and how long it is up to each of them.
    ///
    /// Separators are put in only where a character follows. Characters beyond the template are left out.
    func fill(_ entered: [Character]) -> (text: String, ends: [Int]) {
        guard !isEmpty else { return (String(entered), Array(entered.indices.map { $0 + 1 })) }
        var text = ""
        var ends: [Int] = []
        var slot = 0
        var length = 0
        for character in entered {
            var pending: [Character] = []
            while slot < characters.count, !isPlaceholder[slot] {
                pending.append(characters[slot])
                slot += 1
            }
            guard slot < characters.count else { break }
            text += String(pending)
            text.append(character)
            length += pending.count + 1
            slot += 1
            ends.append(length)
        }
        return (text, ends)
    }

    /// Where the user's characters stand in a text of this template; `nil` if the text has another form.
    ///
    /// Separators after the last of them may be there or not.
    func entered(in text: [Character]) -> [Int]? {
        guard !isEmpty else { return Array(text.indices) }
        guard text.count <= characters.count else { return nil }
        var offsets: [Int] = []
        for (offset, character) in text.enumerated() {
            if isPlaceholder[offset] {
                offsets.append(offset)
            } else if characters[offset] != character {
                return nil
            }
        }
        return offsets
    }

    /// The rest of the template after a text of so many characters.
    func rest(after count: Int) -> String {
        String(characters.dropFirst(count))
    }
}
