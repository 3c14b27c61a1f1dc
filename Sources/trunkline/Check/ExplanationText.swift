import NumberDetails
import PhoneNumbers

/// An explanation for people: the text and its verdict on the first line, the steps below, in columns.
struct ExplanationText: CustomStringConvertible {
    private let explanation: Explanation
    private let details: [NumberDetail]
    private let ink: Ink

    private static let column = 22

    init(_ explanation: Explanation, details: [NumberDetail] = [], ink: Ink) {
        self.explanation = explanation
        self.details = details
        self.ink = ink
    }

    /// The lines, with a line end behind the last.
    var description: String {
        let isAccepted = explanation.classification.verdict == .accepted
        let word = explanation.classification.verdict.reason?.name ?? explanation.classification.verdict.name
        let text = explanation[.text]?.value ?? ""
        var lines = (text.isEmpty ? "(no text)" : ink.bold(text)) + ": " + (isAccepted ? ink.cyan(word) : ink.red(word))
        if isAccepted, let number = explanation.classification.formatted(.international) { lines += " " + number }
        lines += "\n"
        for step in explanation.steps where step.name != .text {
            lines += line(step.name.title, step.line)
        }
        let known = details.isEmpty ? nil : NumberDetails(of: explanation.classification)
        for detail in details {
            if let text = known?.text(of: detail) { lines += line(detail.title.lowercased(), text) }
        }
        return lines
    }

    private func line(_ title: String, _ text: String) -> String {
        "  " + ink.dim(ColumnText.left(title, Self.column - 2)) + text + "\n"
    }
}
