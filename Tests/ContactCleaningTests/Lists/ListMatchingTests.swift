import ContactMatching
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

    /// By the rule of deduplication: who is one person's with a contact of the list, and of whom it would only ask.
    @Test func peopleAreCompared() throws {
        let other = "Name,Company,Phone,E-mail\nAnnabel Sample,Acme,+49 171 2345600,annabel@example.com\n"
        _ = try workbench.ingest(workbench.write(Array(other.utf8), to: "more.csv"))
        let text = """
            Name,Company,Phone,E-mail
            Sample Annabel,Acme,,ANNABEL@example.com
            Annabel Sample,,,
            Unknown Person,,+44 7400 123499,

            """
        let path = try workbench.write(Array(text.utf8), to: "list.csv")
        func matching(_ keys: Set<ListKey>) throws -> ListMatching {
            var matching = ListMatching(
                database: workbench.database, list: try ContactLookupList(path, region: .automatic, by: keys))
            matching.keys = keys
            return matching
        }
        var found: [ListMatching.Match] = []
        try matching([.person]).forEachMatch { found.append($0) }
        #expect(
            found.map { "\($0.name ?? "") \($0.by) \($0.place.text) \($0.place.line)" } == [
                "Annabel Sample person Sample Annabel 2"
            ])
        #expect(found.first?.reason.contains("share annabel@example.com") == true)
        #expect(try matching([.person]).filter(isExcluding: true).filter.contacts == [5])
        #expect(try matching([.number]).filter(isExcluding: true).filter.contacts == [])
        // The last deduplication asked for more evidence than there is: it would ask.
        _ = try Deduplication(database: workbench.database, settings: MatchSettings(automaticFrom: 20)).run()
        let (filter, toReview) = try matching([.person]).filter(isExcluding: true)
        #expect(filter.contacts == [] && toReview == 1)
        var asked = try matching([.person])
        asked.includesReview = true
        #expect(try asked.filter(isExcluding: true).filter.contacts == [5])
        // Nothing of the list is stored.
        #expect(try workbench.rows("SELECT count(*) FROM contacts") == ["5"])
    }

    @Test func aListHasARegionOfItsOwn() throws {
        let region = RegionChoice.fixed(try #require(RegionCode("DE")))
        #expect(try matches("phone\n0171 2345678\n", region: region) == ["Ann number 2"])
        #expect(throws: EmptyLookupList.self) { try matches("phone\n0171 2345678\n", region: .none) }
        #expect(throws: EmptyLookupList.self) { try matches("Name\nAnn\n") }
    }

    /// A list that does not show its country has that of all contacts, if they have one.
    @Test(arguments: [
        ("phone\n0171 2345678\n", "DE", ["Ann number 2"], "DE"),
        ("phone\n+49 171 2345678\n", "US", ["Ann number 2"], nil),
        ("phone\n650-253-0000\n0171 2345678\n", "US", ["Bob number 2"], "US"),
        ("phone\n253-0000\n+44 7400 123456\n", "US", ["Bob number 3"], nil),
    ])
    func nationalNumbersAreReadAsThoseOfTheContacts(
        _ text: String, _ region: String, _ expected: [String], _ assumed: String?
    ) throws {
        let path = try workbench.write(Array(text.utf8), to: "list.csv")
        let list = try ContactLookupList(path, region: .automatic, otherwise: RegionCode(region))
        var matches: [String] = []
        try ListMatching(database: workbench.database, list: list).forEachMatch {
            matches.append("\($0.name ?? "") \($0.by) \($0.place.line)")
        }
        #expect(matches == expected && list.assumedRegion?.code == assumed)
    }

    @Test func contactsHaveARegionIfAllSourcesWereReadInIt() throws {
        func region() throws -> String? { try ContactLookupList.region(ofSourcesIn: workbench.database)?.code }
        let first = try region()
        var other = workbench
        other.options = CleaningOptions(region: .automatic)
        _ = try other.ingest(other.write(Array("Name,Phone\nEd,+44 7400 123458\n".utf8), to: "other.csv"))
        let both = try region()
        #expect(first == "US" && both == nil)
    }

    // The text of a workbook is packed.
    @Test(arguments: ExportFormat.allCases.filter { $0 != .same && $0 != .xlsx })
    func exportsHaveOrLackThoseOnAList(_ format: ExportFormat) throws {
        let path = try workbench.write(Array("phone\n+447400123456\n".utf8), to: "list.csv")
        let list = try ContactLookupList(path, region: .automatic)
        for isExcluding in [false, true] {
            var export = Export(database: workbench.database, format: format)
            export.selection.lists = [
                try ListMatching(database: workbench.database, list: list).filter(isExcluding: isExcluding).filter
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
        export.selection.lists = [
            try ListMatching(database: workbench.database, list: list).filter(isExcluding: true).filter
        ]
        var bytes: [UInt8] = []
        _ = try export.write(export.plan()) { bytes.append(contentsOf: $0) }
        #expect(!String(decoding: bytes, as: UTF8.self).contains("Bob"))
    }
}
