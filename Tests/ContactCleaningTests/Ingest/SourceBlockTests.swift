import ContactModel
import SeededRandom
import Testing

@testable import ContactCleaning

struct SourceBlockTests {
    /// Contacts come out of a block as they went in, in a block that is used again, too.
    @Test(arguments: [1, 2, 3] as [UInt64])
    func contactsComeOutAsTheyWentIn(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let block = SourceBlock()
        for _ in 1...3 {
            block.removeAll()
            #expect(block.count == 0 && !block.isFull)
            var contacts: [Contact] = []
            while !block.isFull {
                let contact = Self.contact(contacts.count + 1, using: &generator)
                contacts.append(contact)
                block.add(contact)
            }
            #expect(block.count == contacts.count && contacts.count > 10)
            var copy = Self.contact(0, using: &generator)
            for position in contacts.indices.shuffled(using: &generator) {
                block.copy(position, to: &copy)
                #expect(copy == contacts[position])
            }
        }
    }

    private static func contact(_ ordinal: Int, using generator: inout SeededGenerator) -> Contact {
        var contact = Contact()
        contact.origin.ordinal = ordinal
        contact.origin.byteOffset = .random(in: 0...1 << 40, using: &generator)
        contact.kind = Contact.Kind.allCases.randomElement(using: &generator) ?? .person
        for _ in 0..<Int.random(in: 0...9, using: &generator) {
            contact.append(
                .note, label: "home".utf8,
                value: String(repeating: "é", count: .random(in: 0...2000, using: &generator)).utf8,
                group: .random(in: 0...9, using: &generator), line: .random(in: 0...1 << 40, using: &generator))
        }
        return contact
    }
}
