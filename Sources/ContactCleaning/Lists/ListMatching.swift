import ContactModel
package import ContactStore
package import Threads

/// Finds the contacts that are on a list: by their numbers, by their e-mail addresses, or as the same person.
package struct ListMatching: Sendable {
    /// The path of the database.
    package var database: String
    /// The list.
    package var list: ContactLookupList
    /// By what contacts are looked for.
    package var keys = ListKey.values
    /// `true` if a filter takes contacts of which the rule would only ask whether they are those of the list.
    package var includesReview = false
    /// The contacts and numbers that are compared.
    package var selection = ContactSelection()
    /// Cancels the work, from any thread.
    package var cancellation = Cancellation()

    /// A comparison of a database with a list.
    package init(database: String, list: ContactLookupList) {
        self.database = database
        self.list = list
    }

    /// A value of a contact that is on the list.
    package struct Match: Sendable, Hashable {
        var contact: Int
        var name: String?
        var source: String, line: Int
        /// `number`, `email`, `person` or `to review`.
        var by: String
        /// The number in E.164 form, or the address in small letters; the name for a person.
        var value: String
        var place: ContactLookupList.Place
        /// The reason that it is the same.
        var reason: String
        /// `true` if the rule would only ask whether they are one person's.
        var isToReview: Bool { by == Match.review }

        static let review = "to review"
    }

    /// Gives a closure each value that is on the list, in the order of the contacts.
    ///
    /// - Throws: ``UnknownFilterWord``; `InvalidCondition`; `StoreError` if the database cannot be read; `CancellationError`.
    func forEachMatch(_ body: (Match) throws -> Void) throws {
        let store = try ContactDatabase.open(at: database, cancellation: cancellation)
        try selection.requireKnownWords(in: store)
        let people =
            keys.contains(.person)
            ? try ListPeople(list, database: database, cancellation: cancellation).findings : [:]
        try store.forEachContact(selection) { record in
            var found: [(by: String, value: String, place: ContactLookupList.Place, reason: String)] = []
            for number in record.numbers where keys.contains(.number) && !number.e164.isEmpty {
                let e164 = String(decoding: record.contact.text[number.e164], as: UTF8.self)
                if let place = list.numbers[e164] { found.append(("number", e164, place, "the same number")) }
            }
            for field in record.contact.fields where keys.contains(.email) && field.kind == .email {
                let address = String(decoding: record.contact.text[field.value], as: UTF8.self).lowercased()
                if let place = list.addresses[address] { found.append(("email", address, place, "the same address")) }
            }
            if let person = people[record.id] {
                found.append(
                    (
                        person.isToReview ? Match.review : ListKey.person.rawValue, record.contact.displayText ?? "",
                        person.place, person.reason
                    ))
            }
            var values: Set<String> = []
            for match in found where values.insert("\(match.by) \(match.value)").inserted {
                try body(
                    Match(
                        contact: record.id, name: record.contact.displayText, source: record.source,
                        line: record.contact.origin.line, by: match.by, value: match.value, place: match.place,
                        reason: match.reason))
            }
        }
    }

    /// The contacts that are on the list, as a filter.
    ///
    /// - Parameter isExcluding: `true` for all others.
    /// - Returns: the filter, and the count of contacts that are left to be reviewed.
    package func filter(isExcluding: Bool) throws -> (filter: ContactSelection.ListFilter, toReview: Int) {
        var (contacts, toReview): (Set<Int>, Set<Int>) = ([], [])
        try forEachMatch { match in
            if match.isToReview && !includesReview {
                toReview.insert(match.contact)
            } else {
                contacts.insert(match.contact)
            }
        }
        let filter = ContactSelection.ListFilter(path: list.path, contacts: contacts, isExcluding: isExcluding)
        return (filter, toReview.subtracting(contacts).count)
    }

    /// The contacts that are on the list, with the values by which they are.
    package func report() throws -> Report {
        var matches: [Match] = []
        try forEachMatch { matches.append($0) }
        let contacts = Set(matches.filter { !$0.isToReview }.map(\.contact))
        let toReview = Set(matches.filter(\.isToReview).map(\.contact)).subtracting(contacts).count
        let values = Set(matches.filter { $0.by == "number" || $0.by == "email" }.map(\.value)).count
        let counts =
            [
                ("records", "Records of the list", list.records),
                ("list_numbers", "Numbers of the list", list.numbers.count),
                ("list_emails", "E-mail addresses of the list", list.addresses.count),
                ("unusable_numbers", "Numbers without E.164 form", list.unusableNumbers),
                ("matched_values", "Of these found", values), ("contacts", "Contacts found", contacts.count),
            ] + (keys.contains(.person) ? [("to_review", "Contacts to review", toReview)] : [])
        return Report(
            name: "match", title: "Contacts on a list",
            facts: [
                Report.Fact(key: "database", title: "Database", value: .text(database)),
                Report.Fact(key: "list", title: "List", value: .text(list.path)),
            ] + counts.map { Report.Fact(key: $0.0, title: $0.1, value: .count($0.2)) },
            breakdowns: [], columns: Self.columns, detailsTitle: "", emptyNote: "No contact is on the list.",
            rows: { body in for match in matches { try body(Self.values(of: match)) } })
    }

    private static let columns = [
        Report.Column("contact_id", "Contact ID", .number), Report.Column("contact", "Contact"),
        Report.Column("by", "By"), Report.Column("value", "Value", .verbatim),
        Report.Column("list_text", "In the list", .verbatim), Report.Column("list_line", "List line", .number),
        Report.Column("source", "File"), Report.Column("line", "Line", .number),
        Report.Column("reason", "Why", .text, .detail),
    ]

    private static func values(of match: Match) -> [String?] {
        [
            String(match.contact), match.name, match.by, match.value, match.place.text, String(match.place.line),
            match.source, String(match.line), match.reason,
        ]
    }
}
