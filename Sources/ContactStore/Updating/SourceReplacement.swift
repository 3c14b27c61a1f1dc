import GRDB
import PhoneNumbers

/// The source of the same path that another has taken the place of, and how their contacts differ.
public struct SourceReplacement: Sendable, Hashable {
    /// The key that the replaced source had.
    public var source: Int
    /// The number of contacts that only the new source has.
    public var added: Int
    /// The number of contacts that both have with other values.
    public var changed: Int
    /// The number of contacts that both have with the same values.
    public var unchanged: Int
    /// Every contact that is deleted, in the order of the replaced source.
    public var gone: [SourceUpdate.Departure]
    /// Every edit and correction that ended, since the new source has its value or lacks the one that it was about.
    public var ended: [EndedEdit] = []
    /// The decisions and edits that ended because their contacts are deleted.
    public var endedWithContacts = EndedWithContacts()

    init(_ match: UpdateMatch, of source: Int, in db: Database) throws {
        self.source = source
        added = match.added.count
        let pairs = Array(match.pairs)
        changed = pairs.count { $0.isChanged }
        unchanged = pairs.count { !$0.isChanged }
        gone = try SourceUpdate.departures(match, in: db)
    }

    /// The numbers in words.
    public var counts: String {
        "\(added) new, \(changed) changed, \(unchanged) unchanged, \(gone.count) gone and deleted"
    }

    /// The sentence about the replacement for the history.
    func sentence(from older: String, to newer: String) -> Sentence {
        Sentence(
            ChangeSentence.replacement,
            [
                "older": .text(older), "newer": .text(newer), "added": .number(added), "changed": .number(changed),
                "unchanged": .number(unchanged), "gone": .number(gone.count),
            ])
    }
}
