import ContactCleaning

extension HTML {
    /// Text of a file for people: kept in its own direction of writing, with invisible characters shown by their names, and cut
    /// where nobody would read on.
    ///
    /// - Parameters:
    ///   - isVerbatim: `true` if every character counts, as in a phone number.
    ///   - limit: the maximum number of characters that are shown.
    init(shown text: String, isVerbatim: Bool = false, limit: Int = 400) {
        let cut = text.prefix(limit)
        self = Tag.bdi {
            for piece in VisibleText.pieces(of: String(cut), isVerbatim: isVerbatim) {
                switch piece {
                case .plain(let text): HTML(text: text)
                case .mark(let name): Tag.span(.class("mark")) { name }
                }
            }
            if cut.endIndex < text.endIndex { Tag.span(.class("mark")) { "… +\(text.count - limit)" } }
        }
    }

    /// A count, in groups of three digits; scripts write it as the reader's language does.
    init(count: Int) {
        let digits = String(abs(count))
        var grouped = count < 0 ? "−" : ""
        for (place, digit) in digits.enumerated() {
            if place > 0, (digits.count - place) % 3 == 0 { grouped += "," }
            grouped.append(digit)
        }
        self = Tag.span(.class("count")) { grouped }
    }
}
