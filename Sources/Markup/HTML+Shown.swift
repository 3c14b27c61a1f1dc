extension HTML {
    /// Text of a file with invisible characters shown by their names.
    ///
    /// - Parameter isVerbatim: `true` if every character counts, as in a phone number.
    package init(visible text: String, isVerbatim: Bool = false) {
        self = HTML {
            for piece in VisibleText.pieces(of: text, isVerbatim: isVerbatim) {
                switch piece {
                case .plain(let text): HTML(text: text)
                case .mark(let name): Tag.span(.class("mark")) { name }
                }
            }
        }
    }

    /// Text of a file for people: kept in its own direction of writing, with invisible characters shown by their names, and cut
    /// where nobody would read on.
    ///
    /// - Parameters:
    ///   - isVerbatim: `true` if every character counts, as in a phone number.
    ///   - limit: the maximum number of characters that are shown.
    package init(shown text: String, isVerbatim: Bool = false, limit: Int = 400) {
        let cut = text.prefix(limit)
        self = Tag.bdi {
            HTML(visible: String(cut), isVerbatim: isVerbatim)
            if cut.endIndex < text.endIndex { Tag.span(.class("mark")) { "… +\(text.count - limit)" } }
        }
    }
}
