public import ContactStore
import Foundation

/// What was forgotten, as a record of the act.
public struct ForgetCertificate: Sendable, Hashable {
    /// What was looked for.
    public var subject: Forgetting.Subject
    /// The path of the database.
    public var database: String
    /// The change that records the act.
    public var change: Int
    /// When it was done, in UTC: `2026-11-21T17:00:00Z`.
    public var date: String
    /// Who asked for it, and which program did it, as far as they were named.
    public var author: String?, program: String?
    /// How many contacts were erased.
    public var contacts: Int
    /// How many contacts were erased that a newer export had deleted, and that undoing it would have brought back.
    public var keptContacts: Int
    /// How many rows were erased, by table.
    public var deletedRows: [NamedCount]
    /// In how many values text was replaced, by table.
    public var redactedValues: [NamedCount]
    /// How many sources had kept content that was searched, and that of how many was erased.
    public var contentSearch: ContentSearch
    /// How many pages the file had and has.
    public var pagesBefore: Int, pagesAfter = 0
    /// In how many pages the number stood, in any spelling; `nil` where no number was looked for.
    public var pagesWithTracesBefore: Int?, pagesWithTracesAfter: Int?
    /// How many texts were searched for the number afterwards; `nil` where no number was looked for.
    public var searchedValues: Int?
    /// How many values still have the number, by table: those of tables that are not of this program.
    public var remainingValues: [NamedCount] = []
    /// How many texts have its digits as those of another number, which stays.
    public var otherNumbers = 0
    /// The SHA-256 of the file in lower-case hexadecimal.
    public var sha256Before: String, sha256After = ""

    /// Whether nothing of the number is left in the file.
    public var isComplete: Bool { remainingValues.isEmpty && (pagesWithTracesAfter ?? 0) == 0 }

    /// What came of searching the kept content of sources.
    public struct ContentSearch: Sendable, Hashable, Codable {
        /// How many sources have kept content.
        public var searched = 0
        /// How many of them had the number in it; it was erased.
        public var withNumber = 0
        /// How many of them could not be searched, being packed or damaged; their content was erased, too.
        public var unsearchable = 0

        init() {}
    }

    /// What is known when the rows are erased, and kept until the certificate is given. Nothing in it says who was erased.
    struct Facts: Codable {
        var date = ""
        var author: String?
        var program: String?
        var contacts = 0
        var keptContacts = 0
        var deletedRows: [String: Int] = [:]
        var redactedValues: [String: Int] = [:]
        var contentSearch = ContentSearch()
        var pagesBefore = 0
        var pagesWithTracesBefore: Int?
        var sha256Before = ""

        init() {}

        init(author: String?, program: String?, before: FileTraces) {
            self.author = author
            self.program = program
            pagesBefore = before.pages
            pagesWithTracesBefore = before.pagesWithTraces
            sha256Before = before.sha256
        }
    }

    init(subject: Forgetting.Subject, database: String, change: Int, facts: Facts) {
        self.subject = subject
        self.database = database
        self.change = change
        date = facts.date
        author = facts.author
        program = facts.program
        contacts = facts.contacts
        keptContacts = facts.keptContacts
        deletedRows = facts.deletedRows.map { NamedCount(name: $0.key, count: $0.value) }.sorted()
        redactedValues = facts.redactedValues.map { NamedCount(name: $0.key, count: $0.value) }.sorted()
        contentSearch = facts.contentSearch
        pagesBefore = facts.pagesBefore
        pagesWithTracesBefore = facts.pagesWithTracesBefore
        sha256Before = facts.sha256Before
    }
}
