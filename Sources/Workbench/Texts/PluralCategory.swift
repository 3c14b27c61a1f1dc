/// A plural form of a text, by the categories of [CLDR](https://cldr.unicode.org/index/cldr-spec/plural-rules).
enum PluralCategory: String, Sendable, CaseIterable {
    case zero, one, two, few, many, other

    /// The category of a whole number in a language.
    init(_ count: Int, in language: Language) {
        switch language {
        case .english, .german: self = count == 1 ? .one : .other
        case .mirrored: self.init(arabic: count)
        }
    }

    private init(arabic count: Int) {
        switch (count, abs(count % 100)) {
        case (0, _): self = .zero
        case (1, _): self = .one
        case (2, _): self = .two
        case (_, 3...10): self = .few
        case (_, 11...99): self = .many
        default: self = .other
        }
    }

    /// The categories that whole numbers have in a language.
    static func all(in language: Language) -> Set<PluralCategory> {
        language == .mirrored ? Set(allCases) : [.one, .other]
    }
}
