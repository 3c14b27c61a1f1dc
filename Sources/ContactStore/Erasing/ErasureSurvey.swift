import ContactModel
import GRDB

/// Finds what is to be erased, in a database that is read or in one that is being erased from.
package final class ErasureSurvey {
    let db: Database
    private var lookup: NumberLookup?
    private var settings: [Int: ReadingSettings]?
    private var keptContacts: KeptContacts?

    init(_ db: Database) {
        self.db = db
    }

    /// Looks up numbers and contacts one by one.
    var numbers: NumberLookup {
        get throws {
            if let lookup { return lookup }
            let numbers = try NumberLookup(db)
            lookup = numbers
            return numbers
        }
    }

    /// The contacts that changes have kept.
    var kept: KeptContacts {
        get throws {
            if let keptContacts { return keptContacts }
            let contacts = try KeptContacts(in: db)
            keptContacts = contacts
            return contacts
        }
    }

    /// Ends what is being read, so that no statement is under way when a transaction is committed.
    func close() { lookup = nil }

    /// The sources that are not read to their end.
    package func unfinishedSources() throws -> [String] {
        try String.fetchAll(db, sql: "SELECT path FROM sources WHERE status = 'unfinished' ORDER BY id")
    }

    /// Returns true if the contact is stored or kept by a change.
    package func hasContact(_ contact: Int) throws -> Bool { try source(ofContact: contact) != nil }

    /// The source of a contact, and whether only a change has kept the contact; `nil` if there is none.
    func source(ofContact contact: Int) throws -> (id: Int, isKept: Bool)? {
        let source = try Int.fetchOne(db, sql: "SELECT source_id FROM contacts WHERE id = ?", arguments: [contact])
        if let source { return (source, false) }
        return try kept.sources[contact].map { ($0, true) }
    }

    /// The name, the accepted numbers, and the other values by which a contact is recognized again.
    package func identity(of contact: Int) throws -> ContactIdentity {
        if try source(ofContact: contact)?.isKept == true { return try keptIdentity(of: contact) }
        let rows = RowKey.rows(of: contact...contact)
        let range: StatementArguments = [rows.lowerBound, rows.upperBound]
        let row = try Row.fetchOne(
            db,
            sql: """
                SELECT given_name, family_name, display_name, organization, uid, nickname, file_as FROM contacts WHERE id = ?
                """, arguments: [contact])
        var identity = ContactIdentity()
        if let row {
            identity.givenName = try row.value(ContactColumn.givenName)
            identity.familyName = try row.value(ContactColumn.familyName)
            identity.displayName = try row.value(ContactColumn.displayName)
            identity.organization = try row.value(ContactColumn.organization)
            let uid: String? = try row.value(ContactColumn.uid)
            identity.values += [uid].compactMap { $0 }
            let others: [String?] = [try row.value(ContactColumn.nickname), try row.value(ContactColumn.fileAs)]
            identity.otherNames = others.compactMap { $0 }
        }
        identity.numbers = try String.fetchAll(
            db, sql: "SELECT e164 FROM current_numbers WHERE id BETWEEN ? AND ? AND e164 IS NOT NULL", arguments: range)
        identity.values += try String.fetchAll(
            db, sql: "SELECT address FROM emails WHERE id BETWEEN ? AND ?", arguments: range)
        let names = ContactColumn.allCases.compactMap(\.fieldKind).filter(\.isName).map { "'\($0.rawValue)'" }
        func edited(_ fields: String) throws -> [String] {
            try String.fetchAll(
                db,
                sql:
                    "SELECT value FROM edits WHERE contact_id = ? AND value <> '' AND field IN (\(fields)) ORDER BY id",
                arguments: [contact])
        }
        identity.otherNames += try edited(names.joined(separator: ", "))
        identity.values += try edited("'email', 'uid'")
        if try kept.sources[contact] != nil { identity.addFormer(try keptIdentity(of: contact)) }
        return identity
    }

    /// The salt of the hashes of those who are forgotten; `nil` if there are none.
    package func salt() throws -> String? {
        try String.fetchOne(db, sql: "SELECT salt FROM forgotten ORDER BY id LIMIT 1")
    }

    /// Returns true if a change has an author or a remark, in which somebody may be named.
    package func hasRemarks() throws -> Bool {
        try Bool.fetchOne(
            db, sql: "SELECT EXISTS (SELECT 1 FROM changes WHERE author IS NOT NULL OR note IS NOT NULL)") ?? false
    }

    /// The names of contacts with the paths of their sources, in the order of the keys; then those that changes have kept.
    package func listing(of contacts: [Int]) throws -> [(contact: Int, name: String, source: String, isKept: Bool)] {
        let list = contacts.map { String($0) }.joined(separator: ", ")
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT contacts.id AS id, coalesce(names.name, '') AS name, sources.path AS path FROM contacts
                JOIN sources ON sources.id = contacts.source_id
                JOIN _contact_names AS names ON names.contact_id = contacts.id
                WHERE contacts.id IN (\(list)) ORDER BY contacts.id
                """)
        var listing: [(contact: Int, name: String, source: String, isKept: Bool)] = []
        for row in rows { listing.append((try row.value("id"), try row.value("name"), try row.value("path"), false)) }
        return try listing + keptListing(of: contacts)
    }

    /// The settings and the country hints by which the texts of a row are read.
    package func context(of place: TextPlace) throws -> (settings: ReadingSettings, hints: CountryHints) {
        if settings == nil { settings = try ReadingSettings.all(in: db).merging(kept.settings) { stored, _ in stored } }
        var source = place.source
        var hints = CountryHints()
        if let contact = place.contact {
            let former = place.isKept ? try kept.sources[contact].map { (id: $0, isKept: true) } : nil
            let origin = try former ?? self.source(ofContact: contact)
            source = origin?.id
            hints =
                try origin?.isKept == true
                ? kept.hints[contact] ?? CountryHints() : numbers.hints(ofContact: contact)
        }
        return (source.flatMap { settings?[$0] } ?? ReadingSettings(), hints)
    }
}

extension ContactDatabase {
    /// Calls a closure with what finds things to be erased.
    package func survey<Result>(_ body: (ErasureSurvey) throws -> Result) throws -> Result {
        try read { db in
            try db.cancellable(by: cancellation) {
                let survey = ErasureSurvey(db)
                defer { survey.close() }
                return try body(survey)
            }
        }
    }
}
