import Foundation
import GRDB
import PhoneNumbers

extension ContactDatabase {
    /// Every plan, the oldest first.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    public func plans() throws -> [StoredPlan] {
        try read { db in
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT plans.*,
                      (SELECT count(*) FROM plan_files WHERE plan_id = plans.id AND after_sha256 <> before_sha256) AS written,
                      (SELECT count(*) FROM plan_files WHERE plan_id = plans.id AND after_sha256 IS NULL) AS deleted,
                      (SELECT count(*) FROM plan_steps WHERE plan_id = plans.id AND file_id IS NOT NULL) AS steps
                    FROM plans ORDER BY id
                    """)
            return try rows.map { row in
                let text: String = try row.value(PlanColumn.state)
                let state = StoredPlan.State(rawValue: text) ?? .open
                let change: Int? = try row.value(PlanColumn.changeID)
                var plan = StoredPlan(
                    id: try row.value(PlanColumn.id), at: try row.value(PlanColumn.at),
                    author: try row.value(PlanColumn.author), options: try row.value(PlanColumn.options),
                    state: state, sha256: try row.value(PlanColumn.sha256), change: state == .applied ? change : nil)
                plan.lastChange = state == .applied ? nil : change
                plan.written = try row.value("written")
                plan.deleted = try row.value("deleted")
                plan.steps = try row.value("steps")
                return plan
            }
        }
    }

    /// The content of a file before it was written, deflated where that is shorter; `nil` if it was not kept yet.
    package func planImage(ofFile file: Int) throws -> [UInt8]? {
        try read { db in
            try Data.fetchOne(
                db, sql: "SELECT content FROM plan_images WHERE id = ?", arguments: [file]
            ).map { Array($0) }
        }
    }

    /// The number of steps of a plan that are not written.
    package func countOfUnwrittenSteps(ofPlan plan: Int) throws -> Int {
        try read { db in
            try Int.fetchOne(
                db, sql: "SELECT count(*) FROM plan_steps WHERE plan_id = ? AND file_id IS NULL", arguments: [plan])
                ?? 0
        }
    }

    /// The people who have several contacts of a source: the contacts of each, in their order.
    package func people(ofSource source: Int) throws -> [Int: [Int]] {
        try read { db in
            let rows = try Row.fetchCursor(
                db,
                sql: """
                    SELECT person_id, contact_id FROM memberships JOIN contacts ON contacts.id = contact_id
                    WHERE source_id = ?1 ORDER BY contact_id
                    """, arguments: [source])
            var people: [Int: [Int]] = [:]
            while let row = try rows.next() {
                people[try row.value("person_id"), default: []].append(try row.value("contact_id"))
            }
            return people.filter { $0.value.count > 1 }
        }
    }

    /// The changes that have corrected numbers of a source, by the key of the number.
    package func correctingChanges(ofSource source: Int) throws -> [Int: Int] {
        try read { db in
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT number_id, change_id FROM corrections
                    JOIN contacts ON contacts.id = number_id >> \(RowKey.positionBits)
                    WHERE is_current AND source_id = ?
                    """, arguments: [source])
            return try Dictionary(rows.map { (try $0.value("number_id"), try $0.value("change_id")) }) { first, _ in
                first
            }
        }
    }

    /// The related contacts and members that contacts of a source name, by contact.
    package func relatedValues(ofSource source: Int) throws -> [(contact: Int, value: String)] {
        try read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT contact_id, value FROM current_details AS details JOIN contacts ON contacts.id = contact_id
                    WHERE source_id = ? AND details.kind = 'related' ORDER BY contact_id
                    """, arguments: [source]
            ).map { (try $0.value("contact_id"), try $0.value("value")) }
        }
    }
}

extension ContactDatabase {
    /// The UIDs of the contacts of a source, each with its place in the text of the source.
    package func uids(ofSource source: Int) throws -> [(uid: String, offset: Int)] {
        try read { db in
            let scan = try TableScan<ContactColumn>([.sourceID, .uid, .byteOffset], in: db)
            var uids: [(uid: String, offset: Int)] = []
            while try scan.next() {
                if scan.int(.sourceID) == source, let uid = scan.text(.uid) {
                    uids.append((uid, scan.int(.byteOffset)))
                }
            }
            return uids
        }
    }

    /// The first e-mail address of each contact of a source as it was read, by contact.
    package func firstAddresses(ofSource source: Int) throws -> [Int: String] {
        try read { db in
            let rows = try Row.fetchCursor(
                db,
                sql: """
                    SELECT contact_id, address FROM emails JOIN contacts ON contacts.id = contact_id
                    WHERE source_id = ? AND position = 0 AND address IS NOT NULL
                    """, arguments: [source])
            var addresses: [Int: String] = [:]
            while let row = try rows.next() { addresses[try row.value("contact_id")] = try row.value("address") }
            return addresses
        }
    }

    /// The number of contacts of a source.
    package func contactCount(ofSource source: Int) throws -> Int {
        try read { db in
            try Int.fetchOne(db, sql: "SELECT count(*) FROM contacts WHERE source_id = ?", arguments: [source]) ?? 0
        }
    }

    /// The values of further columns of the contacts of a source as they were read, by column and contact; those that are empty are left out.
    package func values(ofColumns columns: Set<String>, ofSource source: Int) throws -> [String: [Int: String]] {
        guard !columns.isEmpty else { return [:] }
        return try read { db in
            let rows = try Row.fetchCursor(
                db, sql: "SELECT id, extras FROM contacts WHERE source_id = ? AND extras IS NOT NULL",
                arguments: [source])
            var values: [String: [Int: String]] = [:]
            while let row = try rows.next() {
                for (name, text) in ExtrasDecoder.values(of: try row.value("extras"))
                where columns.contains(name) && !text.isEmpty {
                    values[name, default: [:]][try row.value("id")] = text
                }
            }
            return values
        }
    }

    /// The identifiers of the contacts of a source in the product that it comes from, by contact.
    package func identifiers(ofSource source: Int) throws -> [Int: String] {
        try read { db in
            let rows = try Row.fetchCursor(
                db, sql: "SELECT id, uid FROM contacts WHERE source_id = ? AND uid IS NOT NULL AND uid <> ''",
                arguments: [source])
            var identifiers: [Int: String] = [:]
            while let row = try rows.next() { identifiers[try row.value("id")] = try row.value("uid") }
            return identifiers
        }
    }
}

/// A step of a plan with the file that it is in.
package struct ListedStep: Sendable {
    /// The key of the row.
    package var key: Int
    /// The path of the file in its address book, or that of the source; `nil` for what is not written.
    package var file: String?
    /// `true` if the file is deleted.
    package var isDeletion: Bool
    package var step: PlanStep
}

extension ContactDatabase {
    /// Some steps of a plan, in the order in which they were stored.
    ///
    /// - Parameters:
    ///   - after: The key of the last step that was seen; 0 for the first ones.
    ///   - limit: The maximum number of steps.
    package func planSteps(of plan: Int, after: Int, limit: Int) throws -> [ListedStep] {
        try read { db in
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT plan_steps.*, coalesce(plan_files.path, plan_files.name) AS file,
                      plan_files.id IS NOT NULL AND after_sha256 IS NULL AS is_deletion
                    FROM plan_steps LEFT JOIN plan_files ON plan_files.id = file_id
                    WHERE plan_steps.plan_id = ? AND plan_steps.id > ? ORDER BY plan_steps.id LIMIT ?
                    """, arguments: [plan, after, limit])
            return try rows.map { row in
                ListedStep(
                    key: try row.value("id"), file: try row.value("file"), isDeletion: try row.value("is_deletion"),
                    step: PlanStep(
                        contact: try row.value("contact_id"), property: try row.value("property"),
                        before: try row.value("before"), after: try row.value("after"),
                        reason: Sentence(json: try row.value("sentence"), english: try row.value("reason")))
                )
            }
        }
    }
}
