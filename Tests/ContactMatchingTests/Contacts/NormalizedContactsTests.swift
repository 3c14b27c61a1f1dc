import ContactModel
import SeededRandom
import Testing

@testable import ContactMatching

/// Normalized contacts can be kept as bytes.
struct NormalizedContactsTests {
    private static func batch(_ records: some Sequence<ContactRecord>) -> ContactBatch {
        var batch = ContactBatch()
        for record in records { batch.append(record) }
        return batch
    }

    private static func decoded(_ bytes: [UInt8]) -> NormalizedContacts? {
        bytes.withUnsafeBufferPointer { NormalizedContacts(decoding: $0) }
    }

    private static func expectSame(_ found: PeopleMatch, _ expected: PeopleMatch) {
        #expect(found.contacts == expected.contacts && found.starts == expected.starts)
        #expect(found.joins == expected.joins)
        #expect(found.review == expected.review && found.refused == expected.refused)
    }

    /// Records with every kind of value, some of them several times.
    private static func records(_ count: Int, seed: UInt64) -> [ContactRecord] {
        var records = IndependenceTests.book(count, seed: seed)
        for place in records.indices where place % 3 == 0 {
            for (number, text) in ["Main St 1", "Elm Rd 22", "Main St 1"].enumerated() {
                records[place].append(.street, text, address: UInt16(number))
                records[place].append(.postalCode, "1012\(place % 7)", address: UInt16(number))
            }
            records[place].append(.jobTitle, "Engineer")
            records[place].append(.department, "Works \(place % 2)")
            records[place].append(.uid, "customer \(place)")
            records[place].append(.nickname, "Zé")
            records[place].append(.nameSuffix, "Jr")
            records[place].append(.email, "zo\u{EB}@example.org")
            records[place].isOrganization = place % 2 == 0
        }
        return records
    }

    @Test(arguments: [1, 2, 3] as [UInt64]) func keptContactsMatchAsThemselves(_ seed: UInt64) throws {
        let records = Self.records(300, seed: seed)
        let expected = ContactMatcher([Self.batch(records)]).match()
        let kept = NormalizedContacts([Self.batch(records)]).encoded()
        Self.expectSame(ContactMatcher(try #require(Self.decoded(kept))).match(), expected)
        #expect(try #require(Self.decoded(kept)).encoded() == kept)
    }

    /// Traits and marks of names are kept with their words.
    @Test func keptNamesAreWhole() throws {
        let lines = [
            "Nguyễn Văn Hùng", "Đỗ Thị Ân", "Oma Hilde Kruse", "Faizah binti Osman", "Mrs. Anna Weber Jr.", "さとう たろう",
        ]
        let contacts = NormalizedContacts([Self.batch(Book(lines).records)])
        let kept = try #require(Self.decoded(contacts.encoded()))
        #expect(kept.rows.map(\.name) == contacts.rows.map(\.name))
        #expect(contacts.rows[0].name.familyMarks != 0 && contacts.rows[0].name.traits.contains(.marked))
        #expect(contacts.rows[2].name.traits.contains(.grandparent))
    }

    @Test(arguments: [4, 5] as [UInt64]) func piecesMatchAsTheWhole(_ seed: UInt64) throws {
        let records = Self.records(300, seed: seed)
        let expected = ContactMatcher([Self.batch(records)]).match()
        var contacts = NormalizedContacts()
        for range in [0..<100, 100..<101, 101..<101, 101..<250] {
            contacts.add(try #require(Self.decoded(NormalizedContacts([Self.batch(records[range])]).encoded())))
        }
        contacts.add(NormalizedContacts([Self.batch(records[250...])]))
        #expect(contacts.count == records.count)
        Self.expectSame(ContactMatcher(contacts).match(), expected)
    }

    @Test func noContactsAreKeptToo() throws {
        #expect(try #require(Self.decoded(NormalizedContacts().encoded())).count == 0)
    }

    /// Damage gives nothing, or contacts that can be compared.
    @Test(arguments: [6, 7, 8, 9] as [UInt64]) func damageIsNoTrap(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let kept = NormalizedContacts([Self.batch(Self.records(12, seed: seed))]).encoded()
        #expect(Self.decoded([]) == nil)
        for _ in 0..<400 {
            var bytes = kept
            switch random.below(3) {
            case 0: bytes.removeLast(1 + random.below(bytes.count))
            case 1: bytes[random.below(bytes.count)] = UInt8(truncatingIfNeeded: random.next())
            default: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: random.below(bytes.count))
            }
            guard let contacts = Self.decoded(bytes) else { continue }
            let count = contacts.count
            #expect(ContactMatcher(contacts).match().contacts.count == count)
        }
    }
}
