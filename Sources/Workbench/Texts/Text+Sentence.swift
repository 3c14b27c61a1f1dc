import PhoneNumbers

extension Text {
    /// A sentence of the layers below; in English where no table has its kind.
    init(_ sentence: Sentence) {
        guard !sentence.family.isEmpty else {
            self.init(shown: sentence.description)
            return
        }
        self.init(
            key: "\(sentence.family).\(sentence.kind)",
            values: Dictionary(sentence.values.map { ($0.name, Value($0.value)) }) { first, _ in first },
            english: sentence.description)
    }

    /// The note of a rule; in English if it is of other numbering plans than these.
    init(note: String) { self.init(key: Self.key(ofNote: note), values: [:], english: note) }

    /// The key of a note: its words with a hyphen between two.
    static func key(ofNote note: String) -> String {
        "note." + note.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }
}

extension Text.Value {
    /// A value of a sentence of the layers below.
    init(_ value: Sentence.Value) {
        switch value {
        case .text(let text): self = .shown(text)
        case .number(let number): self = .count(number)
        case .sentence(let sentence): self = .of(Text(sentence))
        case .list(let values, let joint): self = Self.list(values.map { Text.Value($0) }, joint)
        }
    }

    private static func list(_ values: [Text.Value], _ joint: Sentence.Joint) -> Text.Value {
        guard let first = values.first else { return .text("") }
        return values.enumerated().dropFirst().reduce(first) { all, next in
            switch joint {
            case .or where next.offset == values.count - 1: .of(Text("format.or", ["all": all, "last": next.element]))
            case .and where next.offset == values.count - 1:
                .of(Text("format.and", ["all": all, "last": next.element]))
            case .or, .and, .comma: .of(Text("format.list", ["all": all, "next": next.element]))
            case .semicolon: .of(Text("format.semicolons", ["all": all, "next": next.element]))
            }
        }
    }
}
