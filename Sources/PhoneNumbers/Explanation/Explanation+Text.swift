extension Explanation.StepName {
    /// The words in front of a step where explanations are read by people.
    public var title: String {
        switch self {
        case .text: "text"
        case .segment: "beside"
        case .repair: "mended"
        case .extension: "extension"
        case .dialled: "dialled"
        case .form: "written"
        case .internationalPrefix: "international prefix"
        case .callingCode: "calling code"
        case .trunkPrefix: "trunk prefix"
        case .nationalNumber: "national number"
        case .template: "template"
        case .category: "category"
        case .region: "region"
        case .rule: "rule"
        case .note: "note"
        case .source: "source"
        case .link: "link"
        case .confidence: "confidence"
        case .candidate: "may be"
        case .alternative: "less likely"
        case .renumbering: "numbers changed"
        case .planVersion: "plan version"
        case .verdict: "verdict"
        case .hint: "hint"
        }
    }
}

extension Explanation: CustomStringConvertible {
    /// The column in which the steps' values start.
    static let column = 22

    /// A line for each step, its title and its value in two columns; no line end behind the last.
    public var description: String {
        var result = ""
        for step in steps {
            if !result.isEmpty { result += "\n" }
            let title = step.name.title
            result += title + String(repeating: " ", count: max(Self.column - title.utf8.count, 1))
            result += step.line
        }
        return result
    }
}

extension Explanation.Step {
    /// The value and the words about it, on one line.
    public var line: String {
        if text.isEmpty { return value }
        if value.isEmpty { return text }
        return value + " (" + text + ")"
    }
}
