import ContactStore
import Foundation
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// Households follow the people of the database, and an export writes them as groups.
struct HouseholdsTests {
    private let bench: Workbench

    init() throws {
        bench = try Workbench()
        let table = """
            First Name,Last Name,Home Phone,Mobile Phone,E-mail Address,Home Street,Home City,Group Membership
            Anna,Weber,+44 20 7031 3000,+44 7400 123456,anna@example.org,12 Oak Street,Leeds,Friends
            Bram,Visser,+44 20 7031 3000,+44 7400 123457,bram@example.org,12 Oak Street,Leeds,
            Cleo,Weber,,,cleo@example.org,12 Oak Street,Leeds,
            Anna,Weber,,+44 7400 123456,anna@example.org,,,
            Eve,Weber,,,eve@example.org,99 Other Road,York,

            """
        _ = try bench.ingest(try bench.write(Array(table.utf8), to: "people.csv"))
    }

    private func rows() throws -> [[String?]] {
        var rows: [[String?]] = []
        try HouseholdsReport.make(database: bench.database).forEachRow { rows.append($0) }
        return rows
    }

    @Test func aReportNamesThem() throws {
        #expect(try rows().isEmpty)
        _ = try Deduplication(database: bench.database).run()
        #expect(
            try rows() == [
                [
                    "Weber & Visser", "3", "Anna Weber; Bram Visser; Cleo Weber", "address, landline, family name",
                    "1 2 3",
                    "1 4 2 3",
                ]
            ])
    }

    @Test(arguments: [false, true]) func anExportHasThemAsGroups(mergesPeople: Bool) throws {
        _ = try Deduplication(database: bench.database).run()
        var export = Export(database: bench.database, format: .vcard3)
        export.mergesPeople = mergesPeople
        try export.addHouseholds()
        var bytes: [UInt8] = []
        _ = try export.write(try export.plan()) { bytes.append(contentsOf: $0) }
        let cards = String(decoding: bytes, as: UTF8.self).components(separatedBy: "END:VCARD").dropLast()
        #expect(cards.count == (mergesPeople ? 4 : 5))
        let inHousehold = cards.filter { $0.contains("Household Weber & Visser") }
        #expect(inHousehold.count == (mergesPeople ? 3 : 4) && !inHousehold.contains { $0.contains("Eve") })
        #expect(cards.contains { $0.contains("CATEGORIES:Friends,Household Weber & Visser") })
    }

    @Test func aDecisionChangesThem() throws {
        _ = try Deduplication(database: bench.database).run()
        _ = try PeopleDecisions(database: bench.database).join([2, 3])
        #expect(try rows().map { $0[4] } == ["1 2"])
    }
}
