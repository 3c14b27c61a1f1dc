import GRDB

/// The values by which a list of problems counts a number that was read, or is now, rejected or ambiguous.
package struct ProblemKind: Sendable, Hashable {
    /// The name of the reason; `ambiguous` for a number that fits several countries.
    package var reason: String
    /// The region, or `+` and the calling code; `nil` if neither is known.
    package var country: String?
    /// The key of the source.
    package var source: Int
    /// The categories of the number, with commas between; `nil` if it has none.
    package var category: String?
    /// The state of the number.
    package var state: ProblemState

    /// Creates the kind of a problem.
    package init(reason: String, country: String?, source: Int, category: String?, state: ProblemState) {
        self.reason = reason
        self.country = country
        self.source = source
        self.category = category
        self.state = state
    }
}

/// The state of a number that is in the list of problems.
package enum ProblemState: String, Sendable, Hashable, CaseIterable {
    /// The number is still rejected or ambiguous.
    case open
    /// A correction made it an accepted number.
    case fixed
    /// Somebody said that there is no number.
    case removed
}

/// One number in the list of problems.
package struct ProblemEntry: Sendable, Hashable {
    /// The key of the number.
    package var number: Int
    /// The values by which the number is counted.
    package var kind: ProblemKind
    /// A hash of the text as it was read: equal texts have equal hashes.
    package var rawHash: UInt32

    /// One number in the list of problems.
    package init(number: Int, kind: ProblemKind, rawHash: UInt32) {
        self.number = number
        self.kind = kind
        self.rawHash = rawHash
    }

    /// FNV-1a over the bytes of a text.
    package static func hash(of text: String) -> UInt32 {
        hash(of: text.utf8)
    }

    fileprivate static func hash(of bytes: some Sequence<UInt8>) -> UInt32 {
        var hash: UInt32 = 2_166_136_261
        for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return hash
    }
}

extension ContactDatabase {
    /// Calls a closure with each number that was rejected or ambiguous as it was read, in the order of the keys. Corrections
    /// are not looked at.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`; any error of `body`.
    /// - Complexity: One pass over the numbers of the database.
    package func forEachProblem(_ body: (ProblemEntry) throws -> Void) throws {
        try read { db in
            let rows = try TableScan<ProblemColumn>(ProblemColumn.allCases, in: db)
            while try rows.next() {
                try body(
                    ProblemEntry(
                        number: rows.int(.id),
                        kind: ProblemKind(
                            reason: rows.text(.reason) ?? "", country: rows.text(.country),
                            source: rows.int(.sourceID), category: rows.text(.category), state: .open),
                        rawHash: ProblemEntry.hash(of: rows.bytes(.raw))))
            }
        }
    }

    /// The corrected numbers that are in the list of problems, in the order of the keys, as they are counted now.
    ///
    /// A number that is not a problem any more keeps the reason that it was read with; it is in the list as long as it was read
    /// as a problem, or is one now.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    /// - Complexity: O(*n* log *m*) for *n* corrections and *m* numbers.
    package func correctedProblems() throws -> [ProblemEntry] {
        try read { db in
            guard try Schema.hasCorrections(in: db) else { return [] }
            let rows = try Row.fetchCursor(
                db,
                sql: """
                    SELECT numbers.id, numbers.raw, contacts.source_id, now.verdict,
                      coalesce(iif(now.verdict IN ('rejected', 'ambiguous'), now.reason, numbers.reason), 'ambiguous') AS reason,
                      iif(now.verdict IN ('rejected', 'ambiguous'), coalesce(now.region, '+' || now.country_code),
                        coalesce(numbers.region, '+' || numbers.country_code)) AS country,
                      iif(now.verdict IN ('rejected', 'ambiguous'), now.category, numbers.category) AS category
                    FROM corrections AS now CROSS JOIN phone_numbers AS numbers ON numbers.id = now.number_id
                    JOIN contacts ON contacts.id = numbers.contact_id
                    WHERE now.is_current AND (numbers.verdict IN ('rejected', 'ambiguous')
                      OR now.verdict IN ('rejected', 'ambiguous'))
                    ORDER BY numbers.id
                    """)
            var entries: [ProblemEntry] = []
            while let row = try rows.next() {
                let verdict: String = try row.value("verdict")
                let state: ProblemState = verdict == "accepted" ? .fixed : verdict == "empty" ? .removed : .open
                entries.append(
                    ProblemEntry(
                        number: try row.value("id"),
                        kind: ProblemKind(
                            reason: try row.value("reason"), country: try row.value("country"),
                            source: try row.value("source_id"), category: try row.value("category"), state: state),
                        rawHash: ProblemEntry.hash(of: try row.value("raw"))))
            }
            return entries
        }
    }
}
