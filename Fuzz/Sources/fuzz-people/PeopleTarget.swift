import ContactMatching
import ContactModel
import FuzzSupport

/// Matches any contacts, as they are and as a database keeps them; and reads any bytes as kept contacts.
@main
enum PeopleTarget: FuzzTarget {
    static func run(_ input: inout FuzzInput) {
        if input.byte() < 0x80 {
            let bytes = input.rest()
            let kept = bytes.withUnsafeBufferPointer { NormalizedContacts(decoding: $0) }
            // Contacts of damaged bytes may say anything, as long as they can be matched.
            if let kept { _ = ContactMatcher(kept).match() }
            return
        }
        let contacts = contacts(&input)
        let kept = contacts.encoded().withUnsafeBufferPointer { NormalizedContacts(decoding: $0) }
        guard let kept else { return expect(false, "what is encoded is decoded") }
        expect(kept.encoded() == contacts.encoded(), "what is decoded is encoded as before")
        let (first, second) = (ContactMatcher(contacts).match(), ContactMatcher(kept).match())
        expect(
            first.contacts == second.contacts && first.starts == second.starts, "kept contacts are matched as they were"
        )
    }

    private static func contacts(_ input: inout FuzzInput) -> NormalizedContacts {
        var batch = ContactBatch()
        var record = ContactRecord()
        var id: Int64 = 0
        while !input.isEmpty, id < 64 {
            id += 1
            record.removeAll(id: id)
            let settings = input.byte()
            record.isOrganization = settings >= 0xF0
            for _ in 0..<settings % 8 where !input.isEmpty {
                let choice = input.byte()
                if choice >= 0xC0 {
                    record.appendPhone(input.text())
                } else {
                    record.append(
                        Contact.Field.Kind.allCases[Int(choice) % Contact.Field.Kind.allCases.count], input.text(),
                        address: UInt16(choice >> 6))
                }
            }
            batch.append(record)
        }
        return NormalizedContacts([batch])
    }
}
