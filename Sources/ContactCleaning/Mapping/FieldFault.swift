import ContactModel
import ContactReading

/// A fault of a field in a mapping file some of whose words have no effect.
struct FieldFault {
    /// The fault.
    let problem: String
    /// The remedy.
    let advice: String

    /// The remedy for a wrong group.
    static let groupAdvice = "write @ and a number from 1 to 4999"

    /// The fault of a field that is read as a target; `nil` if there is none.
    init?(_ text: String, _ target: HeaderMap.Target) {
        let words = text.split(separator: " ").map(String.init)
        let (kind, rest) = (words[0], words.dropFirst())
        let groups = rest.filter { $0.hasPrefix("@") }
        let separators = rest.filter { Self.separators.contains($0) }
        if groups.contains(where: { !(1..<5000).contains(Int($0.dropFirst()) ?? 0) }) {
            (problem, advice) = ("'\(text)' has no valid group", Self.groupAdvice)
        } else if groups.count > 1 {
            (problem, advice) = ("'\(text)' has \(groups.count) groups", "leave one of them: a column has one group")
        } else if separators.count > 1 {
            (problem, advice) = (
                "'\(text)' has \(separators.count) separators", "leave one of them: ::: or ; or , at the end"
            )
        } else if let quoted = rest.first(where: Self.isQuotedSeparator) {
            (problem, advice) = (
                "the separator in '\(text)' is in quotes of its own",
                "put the whole field in quotes: \"\(kind) \(Self.withoutQuotes(quoted))\""
            )
        } else if let word = Self.idleWords(rest, target) {
            (problem, advice) = ("'\(word)' stands behind '\(kind)'", Self.advice(kind, target))
        } else {
            return nil
        }
    }

    private static let separators = Set(HeaderMap.Separator.allCases.filter { $0 != .none }.map(\.rawValue))

    private static func isQuotedSeparator(_ word: String) -> Bool {
        !separators.contains(word) && separators.contains(withoutQuotes(word))
    }

    private static func withoutQuotes(_ word: String) -> String {
        guard let first = word.first, "\"'".contains(first), word.last == first else { return word }
        return String(word.dropFirst().dropLast())
    }

    /// The words behind a kind that does not have such; `nil` if there are none.
    private static func idleWords(_ words: ArraySlice<String>, _ target: HeaderMap.Target) -> String? {
        let idle: String
        switch target {
        case .value(let value): idle = value.kind.hasLabel ? "" : value.label
        case .label: idle = words.filter { !$0.hasPrefix("@") }.joined(separator: " ")
        case .birthday, .anniversary, .setting, .ignored: idle = words.joined(separator: " ")
        }
        return idle.isEmpty ? nil : idle
    }

    private static func advice(_ kind: String, _ target: HeaderMap.Target) -> String {
        switch target {
        case .value:
            let kinds = Contact.Field.Kind.allCases.filter(\.hasLabel).map(\.rawValue)
            return "write '\(kind)' without a label, which only these have: \(kinds.joined(separator: ", "))"
        case .label: return "write 'label' and the group of the values, as in 'label @1'"
        case .birthday, .anniversary, .setting, .ignored: return "write '\(kind)' alone"
        }
    }
}

extension Contact.Field.Kind {
    /// `true` if a label behind the kind tells its values apart.
    fileprivate var hasLabel: Bool {
        switch self {
        case .phone, .phoneExtension, .email, .url, .instantMessage, .birthday, .anniversary, .date, .related: true
        default: isAddressPart
        }
    }
}
