import ArgumentParser

/// Lists as arguments.
enum ListArgument {
    /// The words of a list with commas, spaces or `|` between.
    ///
    /// - Throws: `ValidationError` for a list without a word: what a variable of a shell lacks must not select everything.
    static func words(_ text: String) throws -> [String] {
        let words = text.split(whereSeparator: { $0 == "," || $0 == " " || $0 == "|" }).map(String.init)
        if words.isEmpty { throw ValidationError("it names nothing; leave the option out, or give a word.") }
        return words
    }
}
