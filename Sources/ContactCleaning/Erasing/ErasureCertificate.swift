public import ContactStore
import Foundation

/// The record of an erasure.
public struct ErasureCertificate: Sendable, Hashable {
    /// The subject of the search.
    public var subject: Erasure.Subject
    /// The path of the database.
    public var database: String
    /// The change that records the act.
    public var change: Int
    /// The time of the erasure, in UTC: `2026-11-21T17:00:00Z`.
    public var date: String
    /// The author of the request and the program that erased, as far as they were named.
    public var author: String?, program: String?
    /// The remark on the request.
    public var note: String?
    /// The number of contacts that were erased.
    public var contacts: Int
    /// The number of erased contacts that a newer export had deleted and an undo would have brought back.
    public var keptContacts: Int
    /// The number of rows that were erased, by table.
    public var deletedRows: [NamedCount]
    /// The number of values in which text was replaced, by table.
    public var redactedValues: [NamedCount]
    /// The counts of sources whose kept content was searched and erased.
    public var contentSearch: ContentSearch
    /// The number of pages of the file before and after the erasure.
    public var pagesBefore: Int, pagesAfter = 0
    /// The number of pages with the number, in any spelling; `nil` where no number was looked for.
    public var pagesWithTracesBefore: Int?, pagesWithTracesAfter: Int?
    /// The number of texts that were searched for the number afterwards; `nil` where no number was looked for.
    public var searchedValues: Int?
    /// The number of values that still have the number, by table: only tables that are not of this program.
    public var remainingValues: [NamedCount] = []
    /// The number of texts in which its digits are those of another number, which stays.
    public var otherNumbers = 0
    /// The SHA-256 of the file in lower-case hexadecimal.
    public var sha256Before: String, sha256After = ""

    /// `true` if nothing of the number is left in the file.
    public var isComplete: Bool { remainingValues.isEmpty && (pagesWithTracesAfter ?? 0) == 0 }

    /// The counts of a search of the kept content of sources.
    public struct ContentSearch: Sendable, Hashable, Codable {
        /// The number of sources with kept content.
        public var searched = 0
        /// The number of them whose content had the number; it was erased.
        public var withNumber = 0
        /// The number of them that could not be searched because they are packed or damaged; their content was erased,
        /// too.
        public var unsearchable = 0

        init() {}
    }

    /// The facts of an erasure that are known once the rows are erased, kept until the certificate is given. Nothing in
    /// it says who was erased.
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

    init(subject: Erasure.Subject, database: String, change: Int, facts: Facts) {
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
