import ContactModel
import ContactStore
import PhoneNumbers
import RegionInference
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// Contacts are found by the numbers and addresses of a second list, however both are written.
struct ListMatchingTests {
    private let workbench: Workbench

    init() throws {
        workbench = try Workbench()
        let text = """
            Name,Phone,Work Phone,E-mail
            Ann,+49 171 2345678,,Ann@Example.com
            Bob,(650) 253-0000,+44 7400 123456,bob@example.com
            Cy,x,,cy@example.com
            Di,+44 7400 123457,,

            """
        _ = try workbench.ingest(workbench.write(Array(text.utf8), to: "people.csv"))
    }

    private func matches(_ list: String, region: RegionChoice = .automatic) throws -> [String] {
        let path = try workbench.write(Array(list.utf8), to: "list.csv")
        var matches: [String] = []
        let matching = ListMatching(database: workbench.database, list: try ContactLookupList(path, region: region))
        try matching.forEachMatch { matches.append("\($0.name ?? "") \($0.by) \($0.place.line)") }
        return matches
    }

    @Test(arguments: [
        ("phone\n0049 171 2345678\n", ["Ann number 2"]),
        ("+49 (0)171 234 56 78\n+1-650-253-0000\n", ["Ann number 1", "Bob number 2"]),
        ("email\nANN@example.COM\nnobody@example.com\n", ["Ann email 2"]),
        (
            "Name,Mobile,Email\nX,+447400123456,\nY,,cy@example.com\nZ,+447400123456,bob@example.com\n",
            ["Bob number 2", "Bob email 4", "Cy email 3"]
        ),
        ("phone\n+49 171 2345679\n", []),
        ("number\n0049 171 2345678\n+44 7400 123457\n", ["Ann number 2", "Di number 3"]),
    ])
    func numbersAndAddressesAreCompared(_ list: String, _ expected: [String]) throws {
        #expect(try matches(list) == expected)
    }

    @Test func aListHasARegionOfItsOwn() throws {
        let region = RegionChoice.fixed(try #require(RegionCode("DE")))
        #expect(try matches("phone\n0171 2345678\n", region: region) == ["Ann number 2"])
        #expect(throws: EmptyLookupList.self) { try matches("phone\n0171 2345678\n", region: .none) }
        #expect(throws: EmptyLookupList.self) { try matches("Name\nAnn\n") }
    }

    // The text of a workbook is packed.
    @Test(arguments: ExportFormat.allCases.filter { $0 != .same && $0 != .xlsx })
    func exportsHaveOrLackThoseOnAList(_ format: ExportFormat) throws {
        let path = try workbench.write(Array("phone\n+447400123456\n".utf8), to: "list.csv")
        let list = try ContactLookupList(path, region: .automatic)
        for isExcluding in [false, true] {
            var export = Export(database: workbench.database, format: format)
            export.selection.lists = [
                try ListMatching(database: workbench.database, list: list).filter(isExcluding: isExcluding)
            ]
            var bytes: [UInt8] = []
            let counts = try export.write(export.plan()) { bytes.append(contentsOf: $0) }
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(text.contains("bob@") != isExcluding && text.contains("Ann@") == isExcluding)
            #expect(counts.contacts == (isExcluding ? 3 : 1) && counts.unmet == (isExcluding ? 1 : 3))
        }
    }

    /// Nobody is called by another contact of theirs.
    @Test func whoeverIsOnAListIsLeftOutAsAPerson() throws {
        let text = "Name,Phone,E-mail\nBob,+1 650 253 0000,bob@example.com\n"
        _ = try workbench.ingest(workbench.write(Array(text.utf8), to: "more.csv"))
        let two = try workbench.rows("SELECT id FROM contacts WHERE display_name = 'Bob' OR given_name = 'Bob'")
        _ = try Deduplication(database: workbench.database).run()
        #expect(try workbench.rows("SELECT max(contacts) FROM people") == ["2"] && two.count == 2)
        let path = try workbench.write(Array("phone\n+447400123456\n".utf8), to: "list.csv")
        let list = try ContactLookupList(path, region: .automatic)
        var export = Export(database: workbench.database, format: .csv)
        export.mergesPeople = true
        export.selection.lists = [try ListMatching(database: workbench.database, list: list).filter(isExcluding: true)]
        var bytes: [UInt8] = []
        _ = try export.write(export.plan()) { bytes.append(contentsOf: $0) }
        #expect(!String(decoding: bytes, as: UTF8.self).contains("Bob"))
    }
}
