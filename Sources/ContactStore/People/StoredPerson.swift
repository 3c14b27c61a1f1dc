import Foundation
import GRDB

/// One row of `people_cards`: a person with the values of all contacts.
public struct StoredPerson: Sendable, Hashable {
    /// The key of the person.
    public var id: Int
    /// A name of the person that stays as contacts are added.
    public var stableID: String
    /// The number of the person's contacts.
    public var contactCount: Int
    /// The name that the merged contact has.
    public var name: String?
    /// The organization that the merged contact has.
    public var organization: String?
    /// The numbers in E.164 form, with commas between.
    public var phones: String?
    /// The e-mail addresses, with commas between.
    public var emails: String?
    /// The sources, with commas between.
    public var sources: String?
    /// `true` if any contact of the person states that it must not be contacted.
    public var hasOptedOut: Bool
}

/// A contact, in the words that people tell it by.
public struct ContactCard: Sendable, Hashable {
    /// The key of the contact.
    public var id: Int
    /// The name of the contact.
    public var name: String?
    /// The path of its source.
    public var source: String
    /// The line in its source.
    public var line: Int
    /// The other values, each with its name.
    public var values: [Value]

    /// One value of a contact.
    public struct Value: Sendable, Hashable {
        /// The name of the field.
        public var name: String
        /// The value.
        public var text: String
    }
}

/// The people who have several contacts, counted.
package struct MergedPeople: Sendable, Hashable {
    /// The number of these people, and of their contacts.
    package var people = 0, contacts = 0

    /// Nobody.
    package init(people: Int = 0, contacts: Int = 0) {
        self.people = people
        self.contacts = contacts
    }
}

extension ContactDatabase {
    /// Calls a closure with each person, in the order of the keys.
    ///
    /// - Parameter minimumContacts: The minimum number of contacts of a person.
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`; any error of `body`.
    public func forEachPerson(minimumContacts: Int = 1, _ body: (StoredPerson) throws -> Void) throws {
        try read { db in
            var optOuts = OptOuts()
            let rows = try Row.fetchCursor(
                db,
                sql: """
                    SELECT person_id, stable_id, contacts, name, organization, phones, emails, sources, extras
                    FROM (\(Views.peopleQuery)) AS people_cards WHERE contacts >= ? ORDER BY person_id
                    """,
                arguments: [minimumContacts])
            while let row = try rows.next() {
                try body(
                    StoredPerson(
                        id: try row.value("person_id"), stableID: try row.value("stable_id"),
                        contactCount: try row.value("contacts"), name: try row.value("name"),
                        organization: try row.value("organization"), phones: try row.value("phones"),
                        emails: try row.value("emails"), sources: try row.value("sources"),
                        hasOptedOut: optOuts.contains(try row.value("extras") ?? "")))
            }
        }
    }

    /// The number of people who have so many contacts at least.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func peopleCount(minimumContacts: Int) throws -> Int {
        try read { db in
            try Int.fetchOne(db, sql: "SELECT count(*) FROM people WHERE contacts >= ?", arguments: [minimumContacts])
                ?? 0
        }
    }

    /// The contacts of a person, in the order of their keys; none if there is no such person.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    public func contacts(ofPerson person: Int) throws -> [Int] {
        try read { try Self.contacts(ofPerson: person, in: $0) }
    }

    static func contacts(ofPerson person: Int, in db: Database) throws -> [Int] {
        let statement = try db.cachedStatement(
            sql: "SELECT contact_id FROM memberships WHERE person_id = ? ORDER BY contact_id")
        return try Int.fetchAll(statement, arguments: [person])
    }

    /// The person of each contact that has one.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func peopleByContact() throws -> [Int: Int] {
        try read { db in
            var people: [Int: Int] = [:]
            let members = try TableScan<MembershipColumn>([.contactID, .personID], in: db)
            while try members.next() { people[members.int(.contactID)] = members.int(.personID) }
            return people
        }
    }

    /// The family names of some contacts, that of most of them first.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func familyNames(of contacts: [Int]) throws -> [String] {
        let keys = "[" + contacts.map { String($0) }.joined(separator: ",") + "]"
        return try read { db in
            // The view is long, and prepared once.
            let statement = try db.cachedStatement(
                sql: """
                    SELECT family_name FROM json_each(?) JOIN current_contacts ON current_contacts.id = value
                    WHERE family_name <> '' GROUP BY family_name ORDER BY count(*) DESC, min(value)
                    """)
            return try String.fetchAll(statement, arguments: [keys])
        }
    }

    /// The keys of the contacts of people who have several, or of those who have one, in their order.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func contactsOfPeople(isMerged: Bool) throws -> [Int] {
        try read { db in
            try Int.fetchAll(
                db,
                sql: """
                    SELECT contact_id FROM memberships WHERE person_id IN (
                      SELECT person_id FROM memberships GROUP BY person_id HAVING count(*) \(isMerged ? ">" : "=") 1
                    ) ORDER BY contact_id
                    """)
        }
    }

    /// The number of people who have several contacts, and of these contacts.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func mergedPeople() throws -> MergedPeople {
        try read { db in
            let row = try Row.fetchOne(
                db,
                sql: "SELECT count(*) AS people, coalesce(sum(contacts), 0) AS contacts FROM people WHERE contacts > 1")
            return try row.map { MergedPeople(people: try $0.value("people"), contacts: try $0.value("contacts")) }
                ?? MergedPeople()
        }
    }

    /// The person of a contact; `nil` if there is none.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    public func person(ofContact contact: Int) throws -> Int? {
        try read { try Self.person(ofContact: contact, in: $0) }
    }

    static func person(ofContact contact: Int, in db: Database) throws -> Int? {
        let statement = try db.cachedStatement(sql: "SELECT person_id FROM memberships WHERE contact_id = ?")
        return try Int.fetchOne(statement, arguments: [contact])
    }

    /// Returns the people of some contacts, by the contacts.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func people(ofContacts contacts: some Sequence<Int>) throws -> [Int: Int] {
        try read { db in
            var people: [Int: Int] = [:]
            for contact in contacts { people[contact] = try Self.person(ofContact: contact, in: db) }
            return people
        }
    }

    /// The name that two contacts have as one person, with the other contacts of their people; `nil` if none has a name.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    public func mergedName(of first: Int, _ second: Int) throws -> String? {
        let members = """
            FROM current_contacts AS contacts WHERE contacts.id IN (
              SELECT contact_id FROM memberships
              WHERE person_id IN (SELECT person_id FROM memberships WHERE contact_id IN (:first, :second))
              UNION SELECT :first UNION SELECT :second
            )
            """
        return try read { db in
            // The query is long, and prepared once.
            let statement = try db.cachedStatement(sql: "SELECT \(MergeOrder.name(members)) AS name")
            let row = try Row.fetchOne(statement, arguments: ["first": first, "second": second])
            return try row?.value("name")
        }
    }

    /// A contact to show; `nil` if there is none.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    public func contactCard(_ contact: Int) throws -> ContactCard? {
        try read { db in
            let statement = try db.cachedStatement(
                sql: """
                    SELECT sources.path, contacts.line, _contact_names.name, contacts.organization, contacts.job_title,
                      contacts.birthday
                    FROM current_contacts AS contacts JOIN sources ON sources.id = contacts.source_id
                    JOIN _contact_names ON _contact_names.contact_id = contacts.id WHERE contacts.id = ?
                    """)
            guard let row = try Row.fetchOne(statement, arguments: [contact]) else { return nil }
            var values: [ContactCard.Value] = []
            for (column, name) in [("organization", "organization"), ("job_title", "title"), ("birthday", "birthday")] {
                if let text: String = try row.value(column) { values.append(.init(name: name, text: text)) }
            }
            let lists = [
                ("number", "SELECT coalesce(e164 || coalesce(' x' || extension, ''), raw) FROM current_numbers"),
                ("e-mail", "SELECT address FROM current_emails"),
                (
                    "address",
                    "SELECT coalesce(formatted, trim(coalesce(street || ', ', '') || coalesce(city || ' ', '') || coalesce(postal_code, ''))) FROM current_addresses"
                ),
            ]
            let rows = RowKey.rows(of: contact...contact)
            let keys = [rows.lowerBound, rows.upperBound]
            for (name, sql) in lists {
                let texts = try String?.fetchAll(
                    db, sql: sql + " WHERE id BETWEEN ? AND ? ORDER BY id", arguments: StatementArguments(keys))
                for text in texts { if let text, !text.isEmpty { values.append(.init(name: name, text: text)) } }
            }
            return ContactCard(
                id: contact, name: try row.value("name"), source: try row.value("path"), line: try row.value("line"),
                values: values)
        }
    }
}

/// The reasons for which two contacts are one person's.
public struct StoredJoin: Sendable, Hashable {
    /// The key of one contact.
    public var first: Int
    /// The key of the other.
    public var second: Int
    /// The change that stored it.
    public var change: Int
    /// The weight of the evidence; `nil` where somebody decided.
    public var bits: Double?
    /// The reasons, the heaviest first.
    public var parts: [Part]

    /// A join.
    package init(first: Int, second: Int, change: Int, bits: Double?, parts: [Part]) {
        self.first = first
        self.second = second
        self.change = change
        self.bits = bits
        self.parts = parts
    }

    /// One reason, as it was stored.
    public struct Part: Sendable, Hashable, Decodable {
        /// The name of its kind.
        public var kind: String
        /// Its weight, with the sign.
        public var bits: String
        /// The value that it is about.
        public var value: String?
        /// The number of people with different names who have the value; `nil` where it is not counted.
        public var people: Int?
    }
}

extension ContactDatabase {
    /// Returns the joins by which the contacts of a person are one person's, in the order of the contacts.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    public func joins(ofPerson person: Int) throws -> [StoredJoin] {
        try read { try Self.joins(ofPerson: person, in: $0) }
    }

    static func joins(ofPerson person: Int, in db: Database) throws -> [StoredJoin] {
        let undone = Set(try StoredChange.all(in: db).filter(\.isUndone).map(\.id))
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT decisions.change_id, decisions.a, decisions.b, decisions.bits, decisions.parts
                FROM memberships JOIN decisions ON decisions.a = memberships.contact_id
                WHERE memberships.person_id = ? AND decisions.same
                  AND decisions.b IN (SELECT contact_id FROM memberships WHERE person_id = ?)
                ORDER BY decisions.a, decisions.b
                """, arguments: [person, person])
        return try rows.compactMap { row in
            let change: Int = try row.value("change_id")
            guard !undone.contains(change) else { return nil }
            let text: String = try row.value("parts") ?? "[]"
            guard let parts = try? JSONDecoder().decode([StoredJoin.Part].self, from: Data(text.utf8)) else {
                throw DatabaseError.unexpectedValue(in: DecisionColumn.parts.name)
            }
            return StoredJoin(
                first: try row.value("a"), second: try row.value("b"), change: change, bits: try row.value("bits"),
                parts: parts)
        }
    }
}
