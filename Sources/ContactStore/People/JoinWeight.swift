import GRDB

/// A join of the rule, with the weight of its evidence.
package struct JoinWeight: Sendable, Hashable {
    /// The keys of the contacts.
    package var first: Int, second: Int
    /// The weight in bits.
    package var bits: Double
}

extension ContactDatabase {
    /// Calls a closure with each join of the rule, in no order of their own.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`; any error of `body`.
    package func forEachRuleJoin(_ body: (JoinWeight) throws -> Void) throws {
        try read { db in
            try db.cancellable(by: cancellation) {
                let rows = try TableScan<DecisionColumn>([.first, .second, .bits, .decidedBy], in: db)
                while try rows.next() {
                    guard rows.bytes(.decidedBy).elementsEqual("rule".utf8) else { continue }
                    try body(
                        JoinWeight(first: rows.int(.first), second: rows.int(.second), bits: rows.double(.bits)))
                }
            }
        }
    }
}
