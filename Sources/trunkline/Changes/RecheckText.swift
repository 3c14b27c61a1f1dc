import ContactCleaning
import ContactStore
import Markup

/// The result of a recheck, as text.
struct RecheckText {
    func write(_ summary: RecheckSummary, to output: inout ByteOutput) throws {
        for group in summary.groups {
            let numbers = ColumnText.counted(group.count, "number")
            let country = group.country.map { " of \($0)" } ?? ""
            let rule = group.rule.map { "  (\($0))" } ?? ""
            try output.write("\(numbers)\(country): \(group.before) -> \(group.after)\(rule)\n")
            for example in group.examples {
                try output.write(
                    "    \(example.number)  \(VisibleText.plain(example.value, isVerbatim: true))  "
                        + "\(words(example.before)) -> \(words(example.after))\n")
            }
        }
        let numbers = "\(ColumnText.grouped(summary.numbers)) numbers, plans \(summary.planVersion)"
        let verb = summary.change == nil ? "would change" : "changed"
        try output.write("\(numbers): \(ColumnText.grouped(summary.changed)) \(verb).")
        if summary.divided > 0 {
            try output.write(
                " \(ColumnText.grouped(summary.divided)) depend on more than their text; an ingest of the file reads them again."
            )
        }
        if let change = summary.change {
            try output.write("\nChange \(change). 'trunkline undo \(change)' takes it back.")
        }
        try output.write("\n")
    }

    private func words(_ state: NumberState) -> String {
        [state.e164 ?? state.reason ?? state.verdict, state.category].compactMap { $0 }.joined(separator: " ")
    }
}
