/// The user's characters in a text, and where they stand.
struct FieldReading {
    /// The characters without the separators of the template.
    var entered: [Character]
    /// The offset of each in the text; never smaller than the one before.
    var offsets: [Int]

    init(entered: [Character], offsets: [Int]) {
        self.entered = entered
        self.offsets = offsets
    }

    /// Characters that a filter took from a text, without saying where they stood.
    ///
    /// Each is looked for after the last one, a little way ahead; one that was made by the filter stands where the
    /// last one does.
    init(guessing entered: [Character], in text: [Character]) {
        let reach = 64
        var next = 0
        var offsets: [Int] = []
        offsets.reserveCapacity(entered.count)
        for character in entered {
            let window = text[min(next, text.count)..<min(next + reach, text.count)]
            if let found = window.firstIndex(where: { Self.isSame($0, character) }) {
                next = found + 1
            }
            offsets.append(max(next - 1, 0))
        }
        self.entered = entered
        self.offsets = offsets
    }

    private static func isSame(_ found: Character, _ entered: Character) -> Bool {
        found == entered || found.decimalDigit == entered || found.lowercased() == entered.lowercased()
    }
}
