import ContactModel
import Testing

@testable import ContactMatching

/// The form in which values are compared.
@Suite struct ContactBatchTests {
    @Test(arguments: [
        ("o:Acme GmbH", "acme"), ("o:Acme Foods Sp. z o.o.", "acme foods"), ("o:GmbH", "gmbh"),
        ("o:Acme Co. Ltd.", "acme"), ("o:ACME", "acme"),
    ]) func organizations(_ line: String, _ text: String) {
        let scene = Scene([line])
        #expect(scene.table.values.string(scene.row(1).organization) == text)
    }

    @Test(arguments: [
        ("90210-1234", "90210"), ("90210", "90210"), ("SW1A 1AA", "sw1a1aa"), ("123 45", "12345"), ("K1A0B1", "k1a0b1"),
    ]) func postalCodes(_ written: String, _ text: String) throws {
        let scene = Scene(["z:\(written)"])
        let address = try #require(scene.table.addresses(of: scene.row(1)).first)
        #expect(scene.table.values.string(address.postalCode) == text)
    }

    @Test(
        arguments: [
            (" Anna@Example.ORG ", "anna@example.org"), ("mailto:anna@example.org", "anna@example.org"),
            ("anna+news@example.org", "anna@example.org"), ("ÄNNE@example.org", "änne@example.org"), ("anna", nil),
            ("@example.org", nil), ("anna@", nil),
        ] as [(String, String?)]) func emails(_ written: String, _ text: String?)
    {
        var record = ContactRecord(id: 1)
        record.append(.email, written)
        var batch = ContactBatch()
        batch.append(record)
        #expect(batch.contacts.emails.map { batch.contacts.values.string($0) } == (text.map { [$0] } ?? []))
    }

    @Test func aNicknameIsTheNameOfWhoeverHasNoOther() {
        let scene = Scene(["n:Bob", "Robert Hall | n:Bob"])
        #expect(scene.table.names.string(scene.row(1).name.given) == "bob")
        #expect(scene.table.names.string(scene.row(2).name.given) == "robert")
        #expect(scene.row(1).name.nickname == scene.row(2).name.nickname)
    }

    @Test func valuesOfOneKindHaveALimit() {
        var record = ContactRecord(id: 1)
        for number in 0..<100 {
            record.append(.email, "a\(number)@example.org")
            record.appendPhone("+49301000\(number)")
            record.append(.street, "\(number) High Street", address: UInt16(number))
        }
        var batch = ContactBatch()
        batch.append(record)
        let contacts = batch.contacts
        #expect([contacts.emails.count, contacts.phones.count, contacts.addresses.count] == [64, 64, 64])
    }

    @Test(arguments: [
        ("123-45-6789", "123456789"), ("MRT MTT 91D08 F205J", "mrtmtt91d08f205j"), ("12345", nil), ("000-00-0000", nil),
        ("ABCDEFGH12", nil), ("", nil), (String(repeating: "12", count: 11), nil),
    ]) func numbersOfAuthorities(_ text: String, _ kept: String?) {
        let scene = Scene(["Anna Weber | u:\(text)"])
        let numbers = scene.table.identities(of: scene.row(1)).map { scene.table.values.string($0) }
        #expect(numbers == [kept].compactMap { $0 })
    }

    @Test func valuesOfAnAddressStayTogether() {
        var record = ContactRecord(id: 1)
        record.append(.street, "5 High Street", address: 1)
        record.append(.city, "Town", address: 1)
        record.append(.city, "City", address: 2)
        record.append(.postalCode, "12345", address: 2)
        var batch = ContactBatch()
        batch.append(record)
        let contacts = batch.contacts
        #expect(contacts.addresses.map { contacts.values.string($0.city) } == ["town", "city"])
        #expect(contacts.addresses.map(\.street.isEmpty) == [false, true])
    }

    /// Lines of a street, and what is compared of them.
    @Test(arguments: [
        ("12 Main Street", "12 main st"), ("Rose Cottage", "rose cottage"),
        ("Rose Cottage\nMill Lane", "rose cottage ml ln"),
        ("Rose Cottage\n12 Main Street", "12 main st"), ("12 Main Street\nLakewood Estate", "12 main st"),
        ("12 Main Street\nApt 4", "12 main st 4"),
    ]) func linesOfAStreet(_ text: String, _ expected: String) {
        var record = ContactRecord(id: 1)
        record.append(.street, text, address: 1)
        var batch = ContactBatch()
        batch.append(record)
        #expect(batch.contacts.addresses.map { batch.contacts.values.string($0.street) } == [expected])
    }
}
