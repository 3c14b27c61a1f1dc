import ContactModel
import ContactStore
import PhoneNumbers
import StoreTestSupport
import Testing

/// Columns of `phone_numbers` that depend on more than the number.
struct PhoneRowsTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("contacts.db")
    }

    private func store(_ contacts: [Contact], region: RegionCode? = RegionCode("US"), sha256: String = "aa") throws {
        try ContactDatabase.openOrCreate(at: path).write(rule: NumberingPlan.rule) { writer in
            _ = try writer.beginSource(
                SourceIdentity(path: "\(sha256).csv", sha256: sha256, byteCount: 0, planVersion: NumberingPlan.version))
            var encoder = try writer.makeEncoder()
            for contact in contacts {
                encoder.add(contact, numbers: SampleContact.numbers(of: contact, region: region))
            }
            try writer.write(encoder.take())
            try writer.finishSource(SourceOutcome(byteCount: 0))
        }
    }

    private func contact(_ fields: [(Contact.Field.Kind, String, UInt16)], label: String = "") -> Contact {
        var contact = Contact()
        contact.origin.ordinal = 1
        for (kind, value, group) in fields {
            contact.append(kind, label: label.utf8, value: value.utf8, group: group)
        }
        return contact
    }

    private func rows(_ columns: String) throws -> [String] {
        try PlainSQL.rows("SELECT \(columns) FROM phone_numbers ORDER BY id", in: path)
    }

    @Test func aCellOfSeveralNumbersIsKeptBesideEach() throws {
        try store([contact([(.phone, "(650) 253-0000; (650) 253-0001", 0)], label: "work")])
        #expect(
            try rows("raw, cell, label") == [
                "(650) 253-0000|(650) 253-0000; (650) 253-0001|work",
                "(650) 253-0001|(650) 253-0000; (650) 253-0001|work",
            ])
    }

    /// A cell of thousands of numbers would take a thousand times its size otherwise.
    @Test func aLongCellIsKeptBesideTheFirst() throws {
        let cell = (10...40).map { "(650) 253-00\($0)" }.joined(separator: "; ")
        try store([contact([(.phone, cell, 0)], label: String(repeating: "l", count: 257))])
        let lengths = try rows("ifnull(length(cell), 0) || ' ' || ifnull(length(label), 0)")
        #expect(lengths.count == 31)
        #expect(lengths.first == "\(cell.utf8.count) 257")
        #expect(lengths.dropFirst().allSatisfy { $0 == "0 0" })
    }

    @Test(arguments: [
        ("(650) 253-0000", "12", UInt16(0), "12"), ("(650) 253-0000", "12", 1, ""),
        ("(650) 253-0000 x7", "12", 0, "7"), ("(650) 253-0000; (650) 253-0001", "12", 0, ""),
    ])
    func anExtensionOfItsOwnColumn(_ phone: String, _ digits: String, _ group: UInt16, _ expected: String) throws {
        try store([contact([(.phone, phone, 0), (.phoneExtension, digits, group)])])
        #expect(try rows("ifnull(extension, '')").allSatisfy { $0 == expected })
        #expect(
            try PlainSQL.rows("SELECT kind, value FROM details", in: path) == ["phoneExtension|\(digits)"])
    }

    @Test func aRuleIsStoredOnce() throws {
        let contacts = [contact([(.phone, "(212) 555-0142", 0), (.phone, "(213) 555-0143", 0)])]
        try store(contacts)
        try store(contacts, sha256: "bb")
        #expect(try rows("count(*), count(rule_id), count(DISTINCT rule_id)") == ["4|4|1"])
        #expect(try PlainSQL.rows("SELECT count(*) FROM rules", in: path) == ["1"])
    }

    @Test func everyRuleOfANumberExists() throws {
        try SampleSource.mixed.write(to: ContactDatabase.openOrCreate(at: path))
        #expect(
            try PlainSQL.rows(
                "SELECT count(*) FROM phone_numbers WHERE rule_id NOT IN (SELECT id FROM rules)", in: path) == ["0"])
    }

    @Test func damageThatWasRepairedIsNamed() throws {
        try store([contact([(.phone, "16502530000.0", 0)])])
        #expect(try rows("e164, repairs IS NOT NULL") == ["+16502530000|1"])
    }

    @Test func anUnknownCountryLeavesNoNumber() throws {
        try store([contact([(.phone, "020 7946 0958", 0)])], region: nil)
        #expect(try rows("e164 IS NULL, region IS NULL, country_code IS NULL, reason") == ["1|1|1|noRegion"])
    }
}
