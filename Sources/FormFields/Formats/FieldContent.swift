/// A text of a typed field, and the user's characters in it.
public struct FieldContent: EditableContent, Sendable {
    /// The text of the field.
    public let text: String
    /// The characters without the separators of the template.
    let entered: [Character]
    /// The offset of each in the text; never smaller than the one before.
    let offsets: [Int]
    /// The template that suits the characters.
    let template: FieldTemplate

    init(text: String, entered: [Character], offsets: [Int], template: FieldTemplate) {
        self.text = text
        self.entered = entered
        self.offsets = offsets
        self.template = template
    }

    /// Characters as their template writes them.
    init(_ entered: [Character], in template: FieldTemplate) {
        let (text, ends) = template.fill(entered)
        self.init(
            text: text, entered: Array(entered.prefix(ends.count)), offsets: ends.map { $0 - 1 }, template: template)
    }

    /// Characters that a filter took from a text, without saying where they stood.
    ///
    /// Each is looked for after the last one, a little way ahead; one that was put in by the filter stands where the
    /// last one does.
    init(guessing entered: [Character], in text: String, template: FieldTemplate) {
        let reach = 64
        let characters = Array(text)
        var next = 0
        var offsets: [Int] = []
        offsets.reserveCapacity(entered.count)
        for character in entered {
            let window = characters[min(next, characters.count)..<min(next + reach, characters.count)]
            if let found = window.firstIndex(where: { Self.isSame($0, character) }) {
                next = found + 1
            }
            offsets.append(max(next - 1, 0))
        }
        self.init(text: text, entered: entered, offsets: offsets, template: template)
    }

    private static func isSame(_ found: Character, _ entered: Character) -> Bool {
        found == entered || found.decimalDigit == entered || found.lowercased() == entered.lowercased()
    }

    /// Where the caret stands after so many of the user's characters.
    func caret(after count: Int) -> Int {
        count > 0 && !offsets.isEmpty ? offsets[min(count, offsets.count) - 1] + 1 : 0
    }

    /// The number of the user's characters before a position in the text.
    func count(before position: Int) -> Int {
        offsets.firstIndex { $0 >= position } ?? offsets.count
    }
}
