import GRDB

extension ContactDatabase {
    /// Proves that the file holds what its sources say, or finds where it does not. Nothing is written.
    ///
    /// Every row is read once or twice; a million contacts take a few seconds. The checks see one moment of the database,
    /// and another process can write to it only afterwards.
    ///
    /// - Parameter progress: is told what is looked at next.
    /// - Returns: one result for each subject, in their order. A file so damaged that a check cannot be made has that as
    ///   its trouble.
    /// - Throws: ``StoreError`` if the file cannot be read at all; `CancellationError`.
    public func verify(progress: (DatabaseCheck.Subject) -> Void = { _ in }) throws -> [DatabaseCheck] {
        try read { db in
            var checks: [DatabaseCheck] = []
            var tally = StoredTally()
            func check(_ subject: DatabaseCheck.Subject, _ body: (inout DatabaseCheck) throws -> Void) throws {
                progress(subject)
                var check = DatabaseCheck(subject)
                do {
                    try db.cancellable(by: cancellation) { try body(&check) }
                } catch let error as DatabaseError where StoreError(error, path: path).isAboutContent {
                    check.fail("it cannot be checked: \(error.message ?? "\(error.resultCode)")")
                }
                checks.append(check)
            }
            try check(.pages) { try PageCheck.run(in: db, into: &$0) }
            try check(.schema) { try SchemaCheck.run(in: db, into: &$0) }
            try check(.references) { try ReferenceCheck.run(in: db, into: &$0) }
            try check(.sums) { check in
                tally = try StoredTally(of: db)
                SumCheck.run(over: tally, into: &check)
            }
            try check(.order) { OrderCheck.run(over: tally, into: &$0) }
            try check(.checkpoints) { try CheckpointCheck.run(in: db, over: tally, into: &$0) }
            return checks
        }
    }
}

extension StoreError {
    /// Whether the content of the file is at fault, and not the way to it.
    fileprivate var isAboutContent: Bool {
        switch self {
        case .damaged, .notADatabase, .unusable: true
        default: false
        }
    }
}
