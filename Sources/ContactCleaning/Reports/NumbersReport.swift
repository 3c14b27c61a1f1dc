package import ContactStore
import PhoneNumbers

/// The accepted numbers of a database, as they are now.
package enum AcceptedReport {
    /// Reads the counts, and readies the rows.
    ///
    /// - Parameter selection: the numbers and contacts that the report is restricted to.
    /// - Throws: `StoreError` if the database cannot be read.
    package static func make(database: String, selection: ContactSelection = ContactSelection()) throws -> Report {
        let store = try ContactDatabase.open(at: database)
        let sources = try store.sources()
        let query = try selection.query(in: store)
        let counts = try store.acceptedCounts(query)
        var report = Report(
            name: "accepted", title: "Accepted phone numbers",
            facts: [
                Report.Fact(key: "database", title: "Database", value: .text(database)),
                Report.Fact(key: "numbers", title: "Numbers", value: .count(sources.sum(\.numbers))),
                Report.Fact(key: "accepted", title: "Accepted", value: .count(sources.sum(\.accepted))),
            ] + Report.Fact.unfinished(sources),
            breakdowns: [
                Report.Breakdown(key: "country", title: "Country", entries: counts.countries.map(Report.Entry.init)),
                Report.Breakdown(key: "category", title: "Category", entries: counts.categories.map(Report.Entry.init)),
            ],
            columns: Self.columns, detailsTitle: "How it was read", emptyNote: "No number was accepted.",
            rows: { body in try store.forEachAcceptedNumber(query) { try body(Self.values(of: $0)) } })
        report.rowCount = counts.countries.sum(\.count)
        report.note(Report.Filtered(selection, count: counts.countries.sum(\.count)))
        try report.locate(in: store)
        return report
    }

    static let columns = [
        Report.Column("source", "File"), Report.Column("line", "Line", .number), Report.Column("contact", "Contact"),
        Report.Column("label", "Label"), Report.Column("raw", "Number", .verbatim),
        Report.Column("e164", "E.164", .verbatim),
        Report.Column("extension", "Ext."), Report.Column("category", "Category"), Report.Column("country", "Country"),
        Report.Column("repairs", "Repairs", .text, .detail), Report.Column("value", "Corrected to", .verbatim, .detail),
        Report.Column("number_id", "Number ID", .number, .machineOnly),
        Report.Column("contact_id", "Contact ID", .number, .machineOnly),
        Report.Column("change", "Change", .number, .machineOnly),
    ]

    private static func values(of number: ListedNumber) -> [String?] {
        [
            number.source, String(number.line), number.contact, number.label, number.raw, number.e164,
            number.extensionDigits, number.category, number.country, number.repairs,
            number.change == nil ? nil : number.value, String(number.number), String(number.contactID),
            number.change.map { String($0) },
        ]
    }
}

/// The numbers that fit several countries, with those that they fit.
package enum AmbiguousReport {
    /// The maximum number of readings of one number that are listed.
    private static let maximumReadings = 6

    /// Reads the counts, and readies the rows.
    ///
    /// - Parameter selection: the numbers and contacts that the report is restricted to.
    /// - Throws: `StoreError` if the database cannot be read.
    package static func make(database: String, selection: ContactSelection = ContactSelection()) throws -> Report {
        let store = try ContactDatabase.open(at: database)
        let sources = try store.sources()
        let query = try selection.query(in: store)
        let bySource = try store.ambiguousCounts(query)
        var report = Report(
            name: "ambiguous", title: "Ambiguous phone numbers",
            facts: [
                Report.Fact(key: "database", title: "Database", value: .text(database)),
                Report.Fact(key: "numbers", title: "Numbers", value: .count(sources.sum(\.numbers))),
                Report.Fact(key: "ambiguous", title: "Ambiguous", value: .count(sources.sum(\.ambiguous))),
            ] + Report.Fact.unfinished(sources),
            breakdowns: [
                Report.Breakdown(
                    key: "source", title: "Source",
                    entries: bySource.map(Report.Entry.init))
            ],
            columns: Self.columns, detailsTitle: "What to do",
            emptyNote: "No number is ambiguous.",
            rows: { body in
                try store.forEachAmbiguousNumber(query) { number in
                    try body(Self.values(of: number, readings: Self.readings(of: number.value)))
                }
            })
        report.issue = { values in
            Report.Issue(
                rule: "ambiguous", explanation: values[7] ?? "", level: .warning, file: values[0] ?? "",
                line: values[1].flatMap { Int($0) } ?? 0, subject: values[4] ?? "", contact: values[2])
        }
        report.rowCount = bySource.sum(\.count)
        report.note(Report.Filtered(selection, count: bySource.sum(\.count)))
        try report.locate(in: store)
        return report
    }

    static let columns = [
        Report.Column("source", "File"), Report.Column("line", "Line", .number), Report.Column("contact", "Contact"),
        Report.Column("label", "Label"), Report.Column("raw", "Number", .verbatim),
        Report.Column("readings", "Could be"), Report.Column("repairs", "Repairs", .text, .machineOnly),
        Report.Column("advice", "What to do", .text, .machineOnly),
        Report.Column("number_id", "Number ID", .number, .machineOnly),
        Report.Column("contact_id", "Contact ID", .number, .machineOnly),
    ]

    private static func values(of number: ListedNumber, readings: String?) -> [String?] {
        [
            number.source, String(number.line), number.contact, number.label, number.raw, readings, number.repairs,
            "It fits several countries. Name its region, or correct it with the country code.", String(number.number),
            String(number.contactID),
        ]
    }

    /// The numbers that a text is in the countries whose plans take it, in the order of the calling codes.
    private static func readings(of text: String) -> String? {
        let classifier = Classifier()
        var forms: [String] = []
        for region in NumberingPlan.regions {
            let read = classifier.classify(text, region: region)
            guard read.verdict == .accepted, let e164 = read.e164, !forms.contains(e164) else { continue }
            forms.append(e164)
        }
        guard forms.count > maximumReadings else { return forms.isEmpty ? nil : forms.joined(separator: ", ") }
        return forms.prefix(maximumReadings).joined(separator: ", ") + " and \(forms.count - maximumReadings) more"
    }
}

/// The numbers that several contacts have, with everybody who has them.
package enum SharedNumbersReport {
    /// Reads the counts, and readies the rows.
    ///
    /// - Parameter selection: the numbers and contacts that the report is restricted to.
    /// - Throws: `StoreError` if the database cannot be read.
    package static func make(database: String, selection: ContactSelection = ContactSelection()) throws -> Report {
        let store = try ContactDatabase.open(at: database)
        let query = try selection.query(in: store)
        let count = try store.sharedNumberCount(query)
        var report = Report(
            name: "shared", title: "Numbers of several contacts",
            facts: [
                Report.Fact(key: "database", title: "Database", value: .text(database)),
                Report.Fact(key: "shared", title: "Shared numbers", value: .count(count)),
            ], breakdowns: [], columns: Self.columns, detailsTitle: "", emptyNote: "No two contacts share a number.",
            rows: { body in
                try store.forEachSharedNumber(query) { shared in
                    try body([
                        shared.e164, String(shared.contacts), shared.contact, shared.label, shared.source,
                        String(shared.line), shared.raw, String(shared.contactID), String(shared.number),
                    ])
                }
            })
        report.note(Report.Filtered(selection, count: count))
        try report.locate(in: store)
        return report
    }

    static let columns = [
        Report.Column("e164", "Number", .verbatim), Report.Column("contacts", "Contacts", .number),
        Report.Column("contact", "Contact"), Report.Column("label", "Label"), Report.Column("source", "File"),
        Report.Column("line", "Line", .number), Report.Column("raw", "As written", .verbatim),
        Report.Column("contact_id", "Contact ID", .number, .machineOnly),
        Report.Column("number_id", "Number ID", .number, .machineOnly),
    ]
}
