import ContactCleaning
import JSONWriting

/// The result of edits, as one JSON object.
struct EditSummaryJSON {
    func write(_ summary: EditSummary, to output: inout ByteOutput) throws {
        try output.writeObject { json in
            json.member("change", summary.change)
            json.member("contacts", summary.contacts)
            json.member("unchanged", summary.unchanged)
            json.objects("edited", summary.edited) { json, text in
                json.member("contact_id", text.contact)
                json.member("contact", text.name)
                json.member("field", text.field)
                json.member("before", text.before.isEmpty ? nil : text.before)
                json.member("after", text.after.isEmpty ? nil : text.after)
                json.member("follows", text.follows)
            }
            json.objects("refused", summary.refused) { json, refused in
                json.member("contact_id", refused.contact)
                json.member("assignment", refused.assignment)
                json.member("reason", refused.reason.description)
            }
        }
    }
}
