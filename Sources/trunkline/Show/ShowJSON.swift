import ContactCleaning
import ContactStore
import JSONWriting

/// Contacts with their values, as one JSON array.
struct ShowJSON {
    func write(_ contacts: [InspectedContact], to output: inout ByteOutput) throws {
        try output.writeDocument { json in
            json.array { json in
                for contact in contacts { write(contact, to: &json) }
            }
        }
    }

    func write(_ contact: InspectedContact, to json: inout JSONWriter) {
        json.object { json in
            json.member("contact_id", contact.id)
            json.member("name", contact.name)
            json.member("kind", contact.kind)
            json.member("source", contact.source)
            json.member("format", contact.format)
            json.member("line", contact.line)
            json.member("ordinal", contact.ordinal)
            json.objects("values", contact.values, write)
            json.member("person_id", contact.person)
            json.array("other_contacts", contact.others) { $0.number($1.id) }
        }
    }

    private func write(_ json: inout JSONWriter, _ value: InspectedContact.Value) {
        json.member("field", value.field)
        json.member("label", value.label.isEmpty ? nil : value.label)
        json.member("value", value.text.isEmpty ? nil : value.text)
        if let state = value.state {
            json.member("number_id", value.number)
            json.member("e164", state.e164)
            json.member("verdict", state.verdict)
            json.member("reason", state.reason)
            json.member("region", state.region)
            json.member("category", state.category)
        }
        if let read = value.readText, let change = value.change {
            json.member("read", read.isEmpty ? nil : read)
            json.member("change", change.id)
            json.member("changed_at", change.at)
            json.member("changed_by", change.author)
        }
    }
}
