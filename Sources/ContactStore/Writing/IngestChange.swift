import GRDB
import PhoneNumbers

/// The change by which one run brings sources that take no other's place. Undoing it takes them back.
struct IngestChange {
    private let id: Int
    private let path: String
    private var sources = 0
    private var contacts = 0

    /// Records a source that was read to its end, beside the former ones of the run.
    ///
    /// - Parameter former: The change of the run; `nil` before its first source.
    init(
        adding source: StoreWriter.OpenSource, _ counts: SourceCounts, to former: IngestChange?, author: String?,
        ledger: DigestLedger, in db: Database
    ) throws {
        if let former {
            self = former
        } else {
            id = try StoredChange.record(kind: "ingest", author: author, sentence: nil, in: db)
            path = source.path
        }
        sources += 1
        contacts += counts.storedContacts
        try StoredChange.set(sentence, of: id, in: db)
        try RowKeeper(id, ledger: ledger, in: db).noteBrought(.sources, source.id, source: source.id)
    }

    /// The sentence of the history: `may.csv and 2 more: 40 contacts`.
    private var sentence: Sentence {
        sources == 1
            ? Sentence(ChangeSentence.ingest, ["path": .text(path), "count": .number(contacts)])
            : Sentence(
                ChangeSentence.ingestOfSeveral,
                ["path": .text(path), "others": .number(sources - 1), "count": .number(contacts)])
    }
}
