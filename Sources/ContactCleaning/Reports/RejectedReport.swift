package import ContactStore
import PhoneNumbers

/// The rejected numbers with their count, and the rule that decided about each.
package struct RejectedReport: Sendable {
    /// The database that the report is about.
    package var database: String
    /// Words of reasons and categories to restrict the report to; empty for everything.
    package var categories: [String]
    /// The numbers and contacts that the report is restricted to.
    package var selection: ContactSelection

    /// A report on a database.
    package init(database: String, categories: [String] = [], selection: ContactSelection = ContactSelection()) {
        self.database = database
        self.categories = categories
        self.selection = selection
    }

    /// Every word that ``categories`` may hold: the reasons, then the categories of numbers.
    package static var categoryWords: [String] {
        let reasons = RejectionReason.allCases.map(\.name)
        return reasons + PhoneNumber.Categories.all.names.filter { !reasons.contains($0) }
    }

    /// Reads the counts, and readies the rows.
    ///
    /// - Throws: `StoreError` if the database cannot be read.
    package func make() throws -> Report {
        let store = try ContactDatabase.open(at: database)
        let filter = try filter(in: store)
        let counts = try store.rejectedCounts(filter)
        var report = Report(
            name: "rejected", title: "Rejected phone numbers", facts: try facts(of: store, rejected: counts.total),
            breakdowns: [
                Report.Breakdown(
                    key: "category", title: "Category",
                    entries: counts.categories.map { entry in
                        let note = entry.name.flatMap(RejectionReason.init(name:))?.explanation
                        return Report.Entry(name: entry.name, note: note, count: entry.count)
                    }),
                Report.Breakdown(key: "country", title: "Country", entries: counts.countries.map(Report.Entry.init)),
                Report.Breakdown(key: "source", title: "Source", entries: counts.sources.map(Report.Entry.init)),
            ],
            columns: Self.columns, detailsTitle: "Rule and citation", emptyNote: "No number was rejected.",
            rows: { body in
                try store.forEachRejectedNumber(filter) { try body(Self.values(of: $0)) }
            })
        report.rowCount = counts.total
        report.issue = Self.issue
        report.note(Report.Filtered(selection, count: counts.total))
        try report.locate(in: store)
        return report
    }

    /// The numbers that the report is restricted to.
    func filter(in store: ContactDatabase) throws -> RejectedFilter {
        var filter = RejectedFilter(categories: categories)
        filter.selection = try selection.query(in: store)
        return filter
    }

    private static func issue(_ values: [String?]) -> Report.Issue {
        Report.Issue(
            rule: values[5] ?? "", explanation: values[8] ?? "", level: .error, file: values[0] ?? "",
            line: values[1].flatMap { Int($0) } ?? 0, subject: values[4] ?? "", contact: values[2])
    }

    private func facts(of store: ContactDatabase, rejected: Int) throws -> [Report.Fact] {
        let sources = try store.sources()
        var facts = [
            Report.Fact(key: "database", title: "Database", value: .text(database)),
            Report.Fact(key: "sources", title: "Sources", value: .count(sources.count)),
        ]
        facts += Report.Fact.unfinished(sources)
        facts += [
            Report.Fact(key: "contacts", title: "Contacts", value: .count(sources.sum(\.contactsStored))),
            Report.Fact(key: "numbers", title: "Numbers", value: .count(sources.sum(\.numbers))),
            Report.Fact(key: "accepted", title: "Accepted", value: .count(sources.sum(\.accepted))),
        ]
        if categories.isEmpty {
            let rejected = selection.isEverything ? rejected : sources.sum(\.rejected)
            facts.append(Report.Fact(key: "rejected", title: "Rejected", value: .count(rejected)))
            facts.append(Report.Fact(key: "ambiguous", title: "Ambiguous", value: .count(sources.sum(\.ambiguous))))
            facts.append(Report.Fact(key: "empty", title: "Empty", value: .count(sources.sum(\.empty))))
        } else {
            facts.append(
                Report.Fact(key: "rejected", title: "Rejected", value: .count(sources.sum(\.rejected))))
            facts.append(
                Report.Fact(key: "only", title: "Only", value: .text(categories.joined(separator: ", "))))
            facts.append(Report.Fact(key: "shown", title: "Shown", value: .count(rejected)))
        }
        return facts
    }

    static let columns = [
        Report.Column("source", "File"), Report.Column("line", "Line", .number),
        Report.Column("contact", "Contact"), Report.Column("label", "Label"), Report.Column("raw", "Number", .verbatim),
        Report.Column("reason", "Reason", .badge), Report.Column("category", "Category", .text, .machineOnly),
        Report.Column("country", "Country"), Report.Column("explanation", "Meaning", .text, .machineOnly),
        Report.Column("rule", "Rule", .verbatim, .detail), Report.Column("rule_note", "Note", .text, .detail),
        Report.Column("rule_source", "Stated by", .text, .detail),
        Report.Column("rule_url", "See", .link, .detail),
        Report.Column("number_id", "Number ID", .number, .machineOnly),
        Report.Column("contact_id", "Contact ID", .number, .machineOnly),
        Report.Column("value", "Value", .verbatim, .machineOnly),
    ]

    private static func values(of number: RejectedNumber) -> [String?] {
        [
            number.source, String(number.line), number.contact, number.label, number.raw, number.reason,
            number.category, number.country, RejectionReason(name: number.reason)?.explanation, number.rule,
            number.ruleNote,
            number.ruleSource, number.ruleURL, String(number.number), String(number.contactID),
            number.value,
        ]
    }
}

extension Report.Entry {
    init(_ count: NamedCount) {
        self.init(name: count.name, note: nil, count: count.count)
    }
}

extension Sequence {
    /// The sum of one count over all elements.
    func sum(_ count: (Element) -> Int) -> Int {
        reduce(0) { $0 + count($1) }
    }
}
