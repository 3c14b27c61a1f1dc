import ContactCleaning
import ContactStore
import Markup

/// The result of corrections, as text.
struct FixText {
    /// The file that the corrections came from; `nil` if they came from none.
    var path: String?
    /// `true` if filters selected the numbers: of many, examples are shown.
    var isByFilter = false

    private static let maximumExamples = 10

    func write(_ summary: CorrectionSummary, to output: inout ByteOutput) throws {
        for corrected in summary.corrected.prefix(isByFilter ? Self.maximumExamples : .max) {
            try output.write("\(corrected.number)  \(visible(corrected.raw)) -> \(words(corrected.after))\n")
        }
        if isByFilter {
            try writeCounts(summary, to: &output)
        } else {
            for refused in summary.refused {
                let place = refused.line.map { "\(visible(path ?? "")):\($0)" } ?? "\(refused.number ?? 0)"
                try output.write("\(place): \(visible(refused.value)): \(refused.reason)\n")
            }
        }
        let count = summary.corrected.count
        let refused = summary.refused.isEmpty ? "" : ", \(ColumnText.grouped(summary.refused.count)) not"
        let numbers = ColumnText.counted(count, "number")
        if let change = summary.change {
            try output.write(
                "Change \(change): \(numbers) corrected\(refused). 'trunkline undo \(change)' takes it back.\n")
        } else {
            try output.write(count > 0 ? "\(numbers) would be corrected\(refused).\n" : "Nothing was corrected.\n")
        }
    }

    /// Writes how many numbers are not shown, and why others stay as they are.
    private func writeCounts(_ summary: CorrectionSummary, to output: inout ByteOutput) throws {
        let more = summary.corrected.count - Self.maximumExamples
        if more > 0 { try output.write("... and \(ColumnText.grouped(more)) more; --format json lists all\n") }
        var counts: [String: Int] = [:]
        for refused in summary.refused { counts[refused.reason.description, default: 0] += 1 }
        for (reason, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            try output.write("\(ColumnText.grouped(count)) \(count == 1 ? "stays" : "stay") as read: \(reason)\n")
        }
    }

    private func words(_ state: NumberState) -> String {
        guard let e164 = state.e164 else { return state.verdict }
        return e164 + (state.extensionDigits.map { " ext. \($0)" } ?? "")
    }

    private func visible(_ text: String) -> String { VisibleText.plain(text, isVerbatim: true) }
}
