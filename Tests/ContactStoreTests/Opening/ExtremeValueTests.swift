import ContactModel
import Foundation
import SeededRandom
import StoreTestSupport
import Testing

@testable import ContactStore

/// The extremes of numbers and texts, in columns of every table: readers give errors and never trap.
struct ExtremeValueTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("contacts.db")
        try FullDatabase.content.get().write(to: URL(filePath: path))
    }

    private static func values(_ type: String) -> [String] {
        switch type {
        case "INTEGER": ["\(Int.min)", "\(Int.max)"]
        case "REAL": ["9e999"]
        case "BLOB": ["x''"]
        default: ["CAST(x'7b22ff00' AS TEXT)"]
        }
    }

    @Test(arguments: StoreTable.allCases)
    func giveErrorsAndNeverATrap(_ table: StoreTable) throws {
        let original = try FullDatabase.content.get()
        let edits = try FullDatabase.columns(of: table, in: path).flatMap { column in
            Self.values(column.type).map { "UPDATE \(table.name) SET \(column.name) = \($0)" }
        }
        for edit in Seeds.one(in: 3, of: edits) {
            try original.write(to: URL(filePath: path))
            let pragmas = "PRAGMA foreign_keys = off; PRAGMA ignore_check_constraints = on; "
            guard (try? PlainSQL.run(pragmas + edit, in: path)) != nil else { continue }
            readEverything(edit)
        }
    }

    private func readEverything(_ edit: String) {
        guard let database = try? ContactDatabase.open(at: path) else {
            Issue.record("\(edit): the file is not opened")
            return
        }
        func attempt(_ body: (ContactDatabase) throws -> Void) {
            do {
                try body(database)
            } catch is StoreError {
            } catch {
                Issue.record("\(edit): \(error)")
            }
        }
        attempt { _ = try $0.sources() }
        attempt { try $0.forEachRejectedNumber { _ in } }
        attempt { try $0.forEachAcceptedNumber { _ in } }
        attempt { try $0.forEachSharedNumber { _ in } }
        attempt { try $0.forEachFinding(limit: 2) { _, _ in } }
        attempt { try $0.forEachPerson { _ in } }
        attempt { for person in [1, Int.max, Int.min] { _ = try $0.joins(ofPerson: person) } }
        attempt { for contact in [1, Int.max, Int.min] { _ = try $0.contactCard(contact) } }
        attempt { try $0.forEachContact { _ in } }
        attempt { try $0.forEachPersonContacts { _ in } }
        attempt { try $0.forEachPiece(ContactSelection()) { _ in } }
        attempt { _ = try $0.contactRanges(size: 1000) }
        attempt { _ = try $0.storedPeople() }
        attempt { _ = try $0.changes() }
        attempt { _ = try $0.state() }
        attempt { _ = try $0.readNormalizedPieces(version: 1) { _, _ in true } }
        attempt { _ = try $0.rawBlock(source: 1, at: 0) }
        attempt { _ = try $0.number(RowKey.of(1, 0)) }
        attempt { database in
            let isSound = try database.verify().allSatisfy(\.hasPassed)
            #expect(!isSound, "\(edit)")
        }
    }
}
