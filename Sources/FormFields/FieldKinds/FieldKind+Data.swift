extension FieldKind {
    /// Letters and digits without spaces.
    public static let data = FieldKind("data", alphanumeric(limit: nil))

    /// So many letters and digits without spaces.
    public static func dataLength(_ length: Int) -> FieldKind {
        FieldKind("dataLength(\(length))", alphanumeric(limit: max(length, 0)))
    }

    private static func alphanumeric(limit: Int?) -> FieldRules {
        FieldRules(
            label: "Data",
            accepts: "letters and digits",
            keyboard: .asciiCapable,
            filter: { text, _ in
                let accepted = text.filter { $0.isLetter || $0.isNumber }
                return limit.map { String(accepted.prefix($0)) } ?? accepted
            },
            result: { text, _ in
                guard text.allSatisfy({ $0.isLetter || $0.isNumber }) else { return "Enter letters and digits only" }
                guard let limit else { return text.isEmpty ? "Enter letters or digits" : nil }
                return text.count == limit ? nil : limit == 1 ? "Enter 1 character" : "Enter \(limit) characters"
            }
        )
    }
}
