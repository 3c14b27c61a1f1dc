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

    /// Contacts without a whole name, and columns of one table that no field has, or of two.
    private static func match(_ line: String, _ columns: [[(heading: String, value: String)]]) -> PeopleMatch {
        var batch = ContactBatch()
        for (place, columns) in columns.enumerated() {
            var record = Book.record(line, id: Int64(place + 1))
            for column in columns {
                Array(column.value.utf8).withUnsafeBufferPointer { value in
                    Array(column.heading.utf8).withUnsafeBufferPointer { record.append(extra: value, below: $0) }
                }
            }
            batch.append(record)
        }
        for record in Book.strangers(100) { batch.append(record) }
        return ContactMatcher([batch]).match()
    }

    @Test(arguments: ["Ana | +34612345678m | xq77@ost.example", "| +34612345678m", "Ana | +34612345678m"])
    func contactsThatDifferInKeptColumnsAreNoCopies(_ line: String) {
        let others = Self.match(line, [[("Apellido paterno", "López")], [("Apellido paterno", "Soto")]])
        #expect(!others.isOne(1, 2))
        #expect(others.refused.map(\.reason) == [.keptColumns])
        let same = [("Apellido paterno", "López")]
        #expect(Self.match(line, [same, same]).isOne(1, 2))
        #expect(Self.match(line, [same, []]).isOne(1, 2))
        #expect(Self.match(line, [same, [("PRODID", "-//Example")]]).isOne(1, 2))
        let third = Self.match(line, [same, [("Apellido paterno", "Soto")], same])
        #expect(third.people == [[1, 3], [2]])
    }

    @Test func aWholeNameMakesCopiesOfContactsWithOtherColumns() {
        let columns = [[("Segmento", "A")], [("Segmento", "B")]]
        #expect(Self.match("Ana López | +34612345678m", columns).isOne(1, 2))
    }
}
