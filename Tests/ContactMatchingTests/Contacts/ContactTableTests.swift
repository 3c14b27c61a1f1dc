import Testing

@testable import ContactMatching

@Suite struct ContactTableTests {
    /// Two contacts, and `true` if the second is a copy that says enough to be the same person's.
    @Test(arguments: [
        ("Anna Weber | +4930100001", "Anna Weber | +4930100001", true),
        ("Anna Weber | a@b.example | +4930100001", "Anna Weber | +4930100001 | A@B.example", true),
        ("Anna Weber | +498001234567s", "Anna Weber | +498001234567s", false),
        ("Anna Weber | info@b.example", "Anna Weber | info@b.example", true),
        ("Anna | info@b.example", "Anna | info@b.example", false),
        ("Anna | a@b.example", "Anna | a@b.example", true), ("Anna Weber", "Anna Weber", false),
        ("Anna Weber | b:1980-02-03", "Anna Weber | b:1980-02-03", true),
        ("Anna Weber | a:5 High Street | t:Town", "Anna Weber | a:5 High Street | t:Town", true),
        ("Anna Weber | t:Town", "Anna Weber | t:Town", false), ("i:77", "i:77", true),
        ("Anna Weber | +4930100001", "Anna Weber | +4930100001m", false),
        ("Anna Weber | +4930100001 | n:Anni", "Anna Weber | +4930100001", false),
    ]) func copiesShareARow(_ one: String, _ two: String, _ isCopy: Bool) {
        #expect(Scene([one, two]).table.rows.count == (isCopy ? 1 : 2))
    }

    @Test func copiesThatAreKnownShareARow() {
        var batch = ContactBatch()
        for record in Book(["Anna Weber", "Anna Weber", "Bernd Klein"]).records { batch.append(record) }
        let table = ContactTable(NormalizedContacts([batch]), copies: [1, 2, 3])
        #expect(table.rows.count == 2)
        #expect(table.row(of: 1) == table.row(of: 2))
        #expect(table.row(of: 1) != table.row(of: 3))
        #expect(table.row(of: 4) == nil)
    }

    @Test func rowsOfOneFamilyStandTogether() {
        let table = Scene(["Anna Weber | i:1", "Bernd Klein | i:2", "Carla Weber | i:3", "Dora Klein | i:4"]).table
        let families = table.rows.map { table.names.string($0.name.family) }
        #expect(families[0] == families[1] && families[2] == families[3])
    }
}
