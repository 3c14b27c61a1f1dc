import Testing

@testable import ContactModel

struct OutgoingContactTests {
    /// One contact is read into the memory of another, as readers do.
    private static func read(_ name: String, into record: inout OutgoingContact) {
        record.removeAll()
        record.contact.append(.displayName, label: [], value: name.utf8)
        let start = record.contact.text.count
        record.append(OutgoingContact.Number(), label: start..<start, value: start..<start, isPreferred: false)
        record.id = name.utf8.count
    }

    @Test func aContactThatIsKeptTakesNoMoreMemoryThanItNeeds() {
        var record = OutgoingContact()
        Self.read(String(repeating: "Ada ", count: 1 << 14), into: &record)
        Self.read("Grace", into: &record)
        let kept = record.compacted
        #expect(record.contact.text.capacity >= 1 << 16)
        #expect(kept.contact.text.capacity < 1 << 8)
        #expect(kept.contact == record.contact && kept.numbers == record.numbers && kept.id == record.id)
    }

    @Test func aKeptContactStaysWhenTheNextOneIsRead() {
        var record = OutgoingContact()
        Self.read("Ada", into: &record)
        let kept = record.compacted
        Self.read("Grace", into: &record)
        #expect(kept.contact.first(.displayName) == "Ada")
        #expect(record.contact.first(.displayName) == "Grace")
    }
}
