import GRDB

extension ContactDatabase {
    /// Verifies that the file is as this program wrote it: its pages, schema, rows, counts and digests. Nothing is
    /// written.
    ///
    /// The checks see one state of the database, and another process can write to it only afterwards.
    ///
    /// - Parameter progress: Called with the subject of each check before it begins.
    /// - Returns: One result for each subject, in their order. A check that the damage of the file makes impossible has
    ///   that as its issue.
    /// - Throws: ``StoreError`` if the file cannot be read at all; `CancellationError`.
    /// - Complexity: O(*n*) in the size of the file; every row is read once or twice.
    public func verify(progress: (DatabaseCheck.Subject) -> Void = { _ in }) throws -> [DatabaseCheck] {
        try read { db in
            var checks: [DatabaseCheck] = []
            var tally = StoredTally()
            func check(_ subject: DatabaseCheck.Subject, _ body: (inout DatabaseCheck) throws -> Void) throws {
                progress(subject)
                var check = DatabaseCheck(subject)
                do {
                    try db.cancellable(by: cancellation) { try body(&check) }
                } catch let error as DatabaseError where StoreError(error, path: path).concernsContent {
                    check.fail("it cannot be checked: \(error.message ?? "\(error.resultCode)")")
                } catch is RowDecodingError {
                    check.fail("it cannot be checked: \(DatabaseError.unexpectedType.message ?? "")")
                }
                checks.append(check)
            }
            try check(.pages) { try PageCheck.run(in: db, into: &$0) }
            var isReadable = false
            try check(.schema) { isReadable = try SchemaCheck.run(in: db, into: &$0) }
            guard isReadable else {
                // The other checks read tables, and those of this file are not those of this program.
                for subject in DatabaseCheck.Subject.allCases.dropFirst(checks.count) {
                    try check(subject) { $0.fail("it cannot be checked: the tables are not those of this program") }
                }
                return checks
            }
            try check(.references) { try ReferenceCheck.run(in: db, into: &$0) }
            try check(.sums) { check in
                tally = try StoredTally(of: db)
                SumCheck.run(over: tally, into: &check)
            }
            try check(.order) { OrderCheck.run(over: tally, into: &$0) }
            try check(.checkpoints) { try CheckpointCheck.run(in: db, over: tally, into: &$0) }
            try check(.content) { try ContentCheck.run(in: db, into: &$0) }
            try check(.people) { try PeopleCheck.run(in: db, into: &$0) }
            try check(.corrections) { check in
                try CorrectionCheck.run(in: db, into: &check)
                try EditCheck.run(in: db, into: &check)
                try PreferenceCheck.run(in: db, into: &check)
                try KeptRowCheck.run(in: db, into: &check)
            }
            return checks
        }
    }
}

extension StoreError {
    /// `true` if the error is about the content of the file, not about access to it.
    fileprivate var concernsContent: Bool {
        switch self {
        case .damaged, .notADatabase, .unusable: true
        default: false
        }
    }
}
