extension NameComparison {
    /// The reason that the agreement of two names is, which says of names with words in common that they have them.
    @inline(__always)
    func reason(_ level: NameLevel, _ one: PersonName, _ two: PersonName) -> EvidencePart.Kind {
        level == .similar && isOfWords(one, two) ? .wordsOfName : level.reason
    }

    private func isOfWords(_ one: PersonName, _ two: PersonName) -> Bool {
        hasAllWords(one, two, one.traits.contains(.transliterated) != two.traits.contains(.transliterated))
    }
}
