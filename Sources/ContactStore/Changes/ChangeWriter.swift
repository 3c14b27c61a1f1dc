import GRDB
package import PhoneNumbers
package import Threads

/// Writes one act after the ingest, and what it decides, inside one transaction.
package struct ChangeWriter {
    let path: String
    let db: Database
    let ledger: DigestLedger
    /// For rows by the million.
    let transfer: BatchTransfer
    /// For numbers by the thousand.
    let numbers: NumberLookup

    /// Every change, the oldest first.
    package func changes() throws -> [StoredChange] { try StoredChange.all(in: db) }

    /// Records an act.
    ///
    /// - Parameters:
    ///   - note: The remark as reports show it; `nil` for that of the sentence.
    ///   - sentence: The remark as pages show it; `nil` for that of a person, which they show as it is.
    /// - Returns: its key.
    package func record(
        kind: String, author: String? = nil, note: String? = nil, sentence: Sentence? = nil, undoes: Int? = nil,
        threshold: Double? = nil
    ) throws -> Int {
        try StoredChange.record(
            kind: kind, author: author, note: note, sentence: sentence, undoes: undoes, threshold: threshold, in: db)
    }
}

extension ChangeWriter {
    /// The number of a key, as it is now; `nil` if there is none.
    package func number(_ id: Int) throws -> ReadNumber? { try numbers.number(id) }

    /// The keys and the current texts of the numbers of a selection, in their order.
    package func numbers(of selection: SelectionQuery) throws -> [(number: Int, value: String)] {
        try selection.numberValues(in: db)
    }

    /// The name of a contact, as lists have it; `nil` if it has none.
    package func name(ofContact contact: Int) throws -> String? {
        let statement = try db.cachedStatement(sql: "SELECT name FROM _contact_names WHERE contact_id = ?")
        return try String.fetchOne(statement, arguments: [contact])
    }

    /// The regions of the accepted numbers of each source, by its key.
    package func countriesOfNumbers() throws -> [Int: [String]] { try NumberLookup.countries(in: db) }

    /// The numbers of a contact as they are now, in their order, each with its label.
    package func numbers(ofContact contact: Int) throws -> [(number: ReadNumber, label: String)] {
        try numbers.numbers(ofContact: contact)
    }
}

extension StoredChange {
    /// Records an act.
    ///
    /// - Returns: its key.
    static func record(
        kind: String, author: String?, note: String? = nil, sentence: Sentence?, undoes: Int? = nil,
        threshold: Double? = nil, in db: Database
    ) throws -> Int {
        try db.execute(
            sql: """
                INSERT INTO changes (at, kind, author, note, undoes, threshold, sentence)
                VALUES (strftime('%Y-%m-%dT%H:%M:%SZ'), ?, ?, ?, ?, ?, ?)
                """, arguments: [kind, author, note ?? sentence?.description, undoes, threshold, sentence?.json])
        return Int(db.lastInsertedRowID)
    }

    /// Lets the remark of a change be another one of this program.
    static func set(_ sentence: Sentence, of change: Int, in db: Database) throws {
        try db.cachedStatement(sql: "UPDATE changes SET note = ?, sentence = ? WHERE id = ?").execute(
            arguments: [sentence.description, sentence.json, change])
    }
}

extension ContactDatabase {
    /// Runs a closure in one transaction without other writers, and commits it if the closure returns.
    ///
    /// - Throws: ``StoreError`` if the file cannot be written, or what the change builds on is not as it was written;
    ///   `CancellationError`; what `body` throws.
    package func change<Result>(_ body: (ChangeWriter) throws -> Result) throws -> Result {
        try translatingErrors {
            try queue.inDatabase { db in
                try db.execute(sql: "PRAGMA foreign_keys = off")
                // Removes the empty journal; while another process reads, it stays until the next time.
                defer { try? db.execute(sql: "PRAGMA journal_mode = delete") }
                try ledger.begin(in: db, copies: false)
                let transfer = try BatchTransfer(db: db, ledger: ledger)
                defer { try? transfer.close() }
                var result: Result?
                try db.inTransaction(.immediate) {
                    result = try db.cancellable(by: cancellation) {
                        let decided: [StoreTable] = [.sources, .rules, .changes, .corrections, .edits, .preferences]
                        try db.requireSoundness(of: decided, ledger: ledger, path: path)
                        return try body(
                            ChangeWriter(
                                path: path, db: db, ledger: ledger, transfer: transfer, numbers: try NumberLookup(db)))
                    }
                    try ledger.store(in: db)
                    return .commit
                }
                guard let result else { throw CancellationError() }
                return result
            }
        }
    }

    /// Opens a file for a change. Unlike an ingest, a change does not create one.
    ///
    /// - Throws: ``StoreError`` if the file does not exist, is not one of ours or cannot be written; `CancellationError`.
    package static func openForChange(
        at path: String, busyTimeout: Double = defaultBusyTimeout, cancellation: Cancellation = Cancellation()
    ) throws -> ContactDatabase {
        _ = try open(at: path, busyTimeout: busyTimeout, cancellation: cancellation)
        return try openOrCreate(at: path, busyTimeout: busyTimeout, cancellation: cancellation)
    }
}
