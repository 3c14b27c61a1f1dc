extension PhoneNumber.Categories {
    private static let lineWords = [
        "fixed line", "mobile", "service", "toll-free", "premium rate", "shared cost", "personal", "VoIP", "pager",
        "universal access", "voicemail",
    ]
    private static let reservedWords = ["emergency", "forbidden", "fictional"]

    /// The categories in words, for sentences: `fixed line or mobile, fictional`. Kinds are their names.
    var words: Sentence.Value {
        func values(_ words: [String], from first: Int) -> [Sentence.Value] {
            words.indices.filter { rawValue & 1 << UInt16(first + $0) != 0 }.map {
                .sentence(
                    Sentence(family: "category", kind: Self.categoryNames[first + $0], pattern: words[$0]))
            }
        }
        let lines = values(Self.lineWords, from: 0)
        let reserved = values(Self.reservedWords, from: Self.lineWords.count)
        return .list((lines.isEmpty ? [] : [.list(lines, .or)]) + reserved, .comma)
    }
}
