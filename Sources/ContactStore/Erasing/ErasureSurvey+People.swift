import GRDB

extension ErasureSurvey {
    /// The contacts that have an e-mail address, also those that only changes have kept.
    ///
    /// - Parameter isMeant: Returns `true` for the text of the address.
    package func contacts(withEmail isMeant: (String) -> Bool) throws -> [Int] {
        var found: Set<Int> = []
        let rows = try Row.fetchCursor(db, sql: "SELECT contact_id, address FROM emails")
        while let row = try rows.next() {
            if isMeant(try row.value("address")) { found.insert(try row.value("contact_id")) }
        }
        // Rows that were kept of a contact that is there do not describe its present values.
        try KeptRows.forEach([.emails], in: db) { row in
            guard let contact = row.contact, let address = row.text(EmailColumn.address), isMeant(address),
                try source(ofContact: contact)?.isKept == true
            else { return }
            found.insert(contact)
        }
        return found.sorted()
    }

    /// The contacts of a person, by its number or by the name that stays the same from one deduplication to the next.
    package func contacts(ofPerson name: String) throws -> [Int] {
        try Int.fetchAll(
            db,
            sql: """
                SELECT contact_id FROM memberships
                WHERE person_id IN (SELECT id FROM people WHERE CAST(id AS TEXT) = ?1 OR stable_id = ?1) ORDER BY contact_id
                """, arguments: [name])
    }
}
