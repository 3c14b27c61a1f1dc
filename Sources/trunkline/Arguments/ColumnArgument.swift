import ArgumentParser
import ContactCleaning
import ContactWriting

/// The columns of a table as an argument: a list of names, separated by commas.
enum ColumnArgument {
    /// Returns the columns of a list.
    ///
    /// - Throws: `ValidationError` for the first that is unknown, with the one that was probably meant.
    static func columns(_ text: String) throws -> [ChosenColumn] {
        try text.split(separator: ",", omittingEmptySubsequences: false).map { try column(String($0)) }
    }

    private static func column(_ name: String) throws -> ChosenColumn {
        if let column = ChosenColumn(name) { return column }
        let advice =
            Suggestion.nearest(to: name, in: ChosenColumn.names).map { "did you mean '\($0)'?" }
            ?? "the columns are \(ChosenColumn.names.joined(separator: ", ")), and custom:NAME for a column of a source."
        throw ValidationError("'\(name.prefix(60))' is not a column; \(advice)")
    }
}
