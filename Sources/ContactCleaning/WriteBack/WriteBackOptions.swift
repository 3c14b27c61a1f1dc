public import ContactStore
public import PhoneNumbers

/// The parts of what was decided that a plan writes where contacts live.
public struct WriteBackOptions: Sendable, Hashable {
    /// The style of accepted numbers; `nil` to leave them as they are.
    public var numbers: NumberStyle?
    /// `true` to write edited values and corrected numbers.
    public var writesEdits: Bool
    /// `true` to join the contacts of one person.
    public var joinsPeople: Bool
    /// The contacts that are concerned; all by default.
    public var selection: ContactSelection

    /// Options; everything in E.164 form by default.
    public init(
        numbers: NumberStyle? = .e164, writesEdits: Bool = true, joinsPeople: Bool = true,
        selection: ContactSelection = ContactSelection()
    ) {
        self.numbers = numbers
        self.writesEdits = writesEdits
        self.joinsPeople = joinsPeople
        self.selection = selection
    }

    /// The options in words of the command: `--numbers e164 --edits --people`.
    var words: String {
        let words = [
            numbers.map { "--numbers \($0.rawValue)" }, writesEdits ? "--edits" : nil, joinsPeople ? "--people" : nil,
            selection.isEverything ? nil : "with filters",
        ]
        return words.compactMap { $0 }.joined(separator: " ")
    }
}
