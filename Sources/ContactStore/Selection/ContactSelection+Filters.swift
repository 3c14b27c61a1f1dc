import PhoneNumbers

extension ContactSelection: CustomStringConvertible {
    /// The filters in the words of the command: `--country DE,+44 --lacks email`.
    public var description: String { (numberFilters + contactFilters).joined(separator: " ") }

    /// The filters of numbers, each in the words of the command.
    public var numberFilters: [String] {
        Self.options([
            ("--only", verdicts), ("--reason", reasons), ("--country", countries), ("--category", categories.names),
            ("--label", labels),
        ])
    }

    /// The filters of contacts, each in the words of the command.
    public var contactFilters: [String] {
        Self.options([
            ("--source", sources), ("--has", present.map(\.rawValue)), ("--lacks", absent.map(\.rawValue)),
            ("--in", lists.filter { !$0.isExcluding }.map(\.path)),
            ("--not-in", lists.filter(\.isExcluding).map(\.path)),
            ("--where", condition.map { ["'" + $0.replacing("'", with: "'\\''") + "'"] } ?? []),
        ])
    }

    private static func options(_ lists: [(name: String, words: [String])]) -> [String] {
        lists.filter { !$0.words.isEmpty }.map { "\($0.name) \($0.words.joined(separator: ","))" }
    }
}
