import ContactModel
import KnowledgeTable

/// The meaning of a column as text: `phone mobile`, `email @2 :::`, `label @2`, `birthYear`, `setting`, `ignored`.
///
/// The first word is the kind; `@` and a name or number make a group; ` ::: `, `;` or `,` separates several values of a
/// cell; `+` says that numbers lack their plus, `+?` that they may, `&name` that the name stands beside them; the rest is the label.
package enum TargetText {
    package static func parse(_ text: Substring) -> (target: HeaderMap.Target, group: String?)? {
        var words = text.pieces(between: ASCII.space).map(String.init)
        guard !words.isEmpty else { return nil }
        let kind = words.removeFirst()
        var group: String?
        var separator = HeaderMap.Separator.none
        var reading = HeaderMap.NumberReading.asWritten
        var label: [String] = []
        for word in words {
            if word.hasPrefix("@"), word.count > 1 {
                group = String(word.dropFirst())
            } else if let found = HeaderMap.Separator(rawValue: word) {
                separator = found
            } else if kind == Contact.Field.Kind.phone.rawValue, word == "+" || word == "+?" {
                reading = word == "+" ? .withPlus : .perhapsWithPlus
            } else if kind == Contact.Field.Kind.phone.rawValue, word == "&name" {
                reading = .besideName
            } else {
                label.append(word)
            }
        }
        switch kind {
        case "label": return (.label(group: 0), group)
        case "birthYear": return (.birthday(.year), nil)
        case "birthMonth": return (.birthday(.month), nil)
        case "birthDay": return (.birthday(.day), nil)
        case "anniversaryYear": return (.anniversary(.year), nil)
        case "anniversaryMonth": return (.anniversary(.month), nil)
        case "anniversaryDay": return (.anniversary(.day), nil)
        case "setting": return (.setting, nil)
        case "ignored": return (.ignored, nil)
        default:
            guard let field = Contact.Field.Kind(rawValue: String(kind)) else { return nil }
            let value = HeaderMap.Value(
                kind: field, label: label.joined(separator: " "), separator: separator, reading: reading)
            return (.value(value), group)
        }
    }
}

extension HeaderMap.Target: CustomStringConvertible {
    /// A target from text, as a mapping file writes it: a kind, then a label, a group `@1`, and a separator, as needed.
    ///
    /// ```text
    /// phone mobile        phone @2 :::        label @2        regionHint        ignored
    /// ```
    /// `nil` if the kind is none of ``Contact/Field/Kind`` nor `label`, `birthYear`, `birthMonth`, `birthDay`,
    /// `anniversaryYear`, `anniversaryMonth`, `anniversaryDay`, `setting`, `ignored`, or if the group is not a number.
    public init?(_ text: String) {
        guard let (target, group) = TargetText.parse(text[...]) else { return nil }
        let number = group.map { Int($0) ?? -1 } ?? 0
        guard (0..<5000).contains(number) else { return nil }
        switch target {
        case .label: self = .label(group: number)
        case .value(var value):
            value.group = number
            self = .value(value)
        default: self = target
        }
    }

    /// The text that makes this target.
    public var description: String {
        switch self {
        case .label(let group): return group == 0 ? "label" : "label @\(group)"
        case .birthday(.year): return "birthYear"
        case .birthday(.month): return "birthMonth"
        case .birthday(.day): return "birthDay"
        case .anniversary(.year): return "anniversaryYear"
        case .anniversary(.month): return "anniversaryMonth"
        case .anniversary(.day): return "anniversaryDay"
        case .setting: return "setting"
        case .ignored: return "ignored"
        case .value(let value):
            var words = [value.kind.rawValue]
            if !value.label.isEmpty { words.append(value.label) }
            if value.group != 0 { words.append("@\(value.group)") }
            if value.separator != .none { words.append(value.separator.rawValue) }
            if value.reading == .withPlus { words.append("+") }
            if value.reading == .perhapsWithPlus { words.append("+?") }
            if value.reading == .besideName { words.append("&name") }
            return words.joined(separator: " ")
        }
    }
}
