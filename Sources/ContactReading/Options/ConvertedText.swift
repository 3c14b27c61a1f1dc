/// The form of a text in UTF-8 that a source in another format was converted to: nothing of it is guessed.
package enum ConvertedText: Sendable, Hashable {
    /// Cards.
    case cards
    /// Rows of records, with the names of the columns in the first one.
    case records
    /// Rows as they stand in a sheet, with titles and names of columns anywhere.
    case sheet
}

extension ReadingOptions {
    /// The options for a text that a source was converted to.
    package func reading(_ text: ConvertedText) -> ReadingOptions {
        var options = self
        (options.converted, options.encoding) = (text, .utf8)
        options.format = text == .cards ? .vCard : .csv
        if text != .cards { options.delimiter = ASCII.comma }
        return options
    }
}
