import ContactModel
package import ContactStore
package import Threads

/// Finds the contacts whose numbers or e-mail addresses are on a list.
package struct ListMatching: Sendable {
    /// The path of the database.
    package var database: String
    /// The list.
    package var list: ContactLookupList
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
        /// `number` or `email`.
        var by: String
        /// The number in E.164 form, or the address in small letters.
        var value: String
        var place: ContactLookupList.Place
    }

    /// Gives a closure each value that is on the list, in the order of the contacts.
    ///
    /// - Throws: ``UnknownFilterWord``; `InvalidCondition`; `StoreError` if the database cannot be read; `CancellationError`.
    func forEachMatch(_ body: (Match) throws -> Void) throws {
        let store = try ContactDatabase.open(at: database, cancellation: cancellation)
        try selection.requireKnownWords(in: store)
        try store.forEachContact(selection) { record in
            var found: [(by: String, value: String, place: ContactLookupList.Place)] = []
            for number in record.numbers where !number.e164.isEmpty {
                let e164 = String(decoding: record.contact.text[number.e164], as: UTF8.self)
                if let place = list.numbers[e164] { found.append(("number", e164, place)) }
            }
            for field in record.contact.fields where field.kind == .email {
                let address = String(decoding: record.contact.text[field.value], as: UTF8.self).lowercased()
                if let place = list.addresses[address] { found.append(("email", address, place)) }
            }
            var values: Set<String> = []
            for match in found where values.insert(match.value).inserted {
                try body(
                    Match(
                        contact: record.id, name: record.contact.displayText, source: record.source,
                        line: record.contact.origin.line, by: match.by, value: match.value, place: match.place))
            }
        }
    }

    /// The contacts that are on the list, as a filter.
    ///
    /// - Parameter isExcluding: `true` for all others.
    package func filter(isExcluding: Bool) throws -> ContactSelection.ListFilter {
        var contacts: Set<Int> = []
        try forEachMatch { contacts.insert($0.contact) }
        return .init(path: list.path, contacts: contacts, isExcluding: isExcluding)
    }

    /// The contacts that are on the list, with the values by which they are.
    package func report() throws -> Report {
        var matches: [Match] = []
        try forEachMatch { matches.append($0) }
        let contacts = Set(matches.map(\.contact)).count
        let values = Set(matches.map(\.value)).count
        let counts = [
            ("records", "Records of the list", list.records),
            ("list_numbers", "Numbers of the list", list.numbers.count),
            ("list_emails", "E-mail addresses of the list", list.addresses.count),
            ("unusable_numbers", "Numbers without E.164 form", list.unusableNumbers),
            ("matched_values", "Of these found", values), ("contacts", "Contacts found", contacts),
        ]
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
    ]

    private static func values(of match: Match) -> [String?] {
        [
            String(match.contact), match.name, match.by, match.value, match.place.text, String(match.place.line),
            match.source, String(match.line),
        ]
    }
}
