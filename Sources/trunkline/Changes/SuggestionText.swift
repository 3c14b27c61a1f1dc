import ContactCleaning
import ContactStore
import Markup

/// Suggested numbers by class, as text: a count and ten examples each.
struct SuggestionText {
    private static let maximumExamples = 10

    func write(_ summary: SuggestionSummary, to output: inout ByteOutput) throws {
        for kind in SuggestionClass.allCases {
            let suggestions = summary.suggestions.filter { $0.kind == kind }
            guard !suggestions.isEmpty else { continue }
            try output.write("\(kind.rawValue): \(ColumnText.counted(suggestions.count, "number")) \(kind.ground)\n")
            for suggested in suggestions.prefix(Self.maximumExamples) {
                let value = VisibleText.plain(suggested.value, isVerbatim: true)
                try output.write("  \(suggested.number)  \(value) -> \(suggested.suggestion)  (\(suggested.ground))\n")
            }
            let more = suggestions.count - Self.maximumExamples
            if more > 0 { try output.write("  ... and \(ColumnText.grouped(more)) more; --format json lists all\n") }
        }
        let count = ColumnText.counted(summary.suggestions.count, "number")
        if let change = summary.change {
            try output.write("Change \(change): \(count) corrected. 'trunkline undo \(change)' takes it back.\n")
        } else if summary.suggestions.isEmpty {
            try output.write("There is no suggestion.\n")
        } else {
            try output.write("\(count) could be corrected; nothing was. --class takes the suggestions of a class.\n")
        }
    }
}
