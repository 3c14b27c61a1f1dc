import ContactCleaning
import ContactStore
import Markup

/// The result of corrections, as text.
struct FixText {
    /// The file that the corrections came from; `nil` if they came from none.
    var path: String?

    func write(_ summary: CorrectionSummary, to output: inout ByteOutput) throws {
        for corrected in summary.corrected {
            try output.write("\(corrected.number)  \(visible(corrected.raw)) -> \(words(corrected.after))\n")
        }
        for refused in summary.refused {
            let place = refused.line.map { "\(visible(path ?? "")):\($0)" } ?? "\(refused.number ?? 0)"
            try output.write("\(place): \(visible(refused.value)): \(refused.reason)\n")
        }
        let count = summary.corrected.count
        let refused = summary.refused.isEmpty ? "" : ", \(ColumnText.grouped(summary.refused.count)) not"
        let numbers = "\(ColumnText.grouped(count)) \(count == 1 ? "number" : "numbers")"
        if let change = summary.change {
            try output.write(
                "Change \(change): \(numbers) corrected\(refused). 'trunkline undo \(change)' takes it back.\n")
        } else {
            try output.write(count > 0 ? "\(numbers) would be corrected\(refused).\n" : "Nothing was corrected.\n")
        }
    }

    private func words(_ state: NumberState) -> String {
        guard let e164 = state.e164 else { return state.verdict }
        return e164 + (state.extensionDigits.map { " ext. \($0)" } ?? "")
    }

    private func visible(_ text: String) -> String { VisibleText.plain(text, isVerbatim: true) }
}
