import ContactCleaning
import ContactStore
import JSONWriting

/// The certificate of an erasure as one JSON object.
struct ForgetJSON {
    func write(_ certificate: ErasureCertificate, to output: inout ByteOutput) throws {
        let subject = certificate.subject.words
        try output.writeObject { json in
            json.member("kind", subject.kind)
            json.member("subject", subject.text)
            json.member("date", certificate.date)
            json.member("author", certificate.author)
            json.member("program", certificate.program)
            json.member("note", certificate.note)
            json.member("database", certificate.database)
            json.member("change", certificate.change)
            json.member("contacts", certificate.contacts)
            json.member("keptContacts", certificate.keptContacts)
            write("deletedRows", certificate.deletedRows, to: &json)
            write("redactedValues", certificate.redactedValues, to: &json)
            json.object("keptContent") { json in
                json.member("searched", certificate.contentSearch.searched)
                json.member("withNumber", certificate.contentSearch.withNumber)
                json.member("unsearchable", certificate.contentSearch.unsearchable)
            }
            json.member("pagesBefore", certificate.pagesBefore)
            json.member("pagesAfter", certificate.pagesAfter)
            if let before = certificate.pagesWithTracesBefore { json.member("pagesWithTracesBefore", before) }
            if let after = certificate.pagesWithTracesAfter { json.member("pagesWithTracesAfter", after) }
            if let searched = certificate.searchedValues {
                json.member("searchedValues", searched)
                json.member("otherNumbers", certificate.otherNumbers)
            }
            write("remainingValues", certificate.remainingValues, to: &json)
            json.member("complete", certificate.isComplete)
            json.member("sha256Before", certificate.sha256Before)
            json.member("sha256After", certificate.sha256After)
        }
    }

    private func write(_ name: String, _ counts: [NamedCount], to json: inout JSONWriter) {
        json.key(text: name)
        json.object { json in
            for count in counts {
                json.key(text: count.name ?? "")
                json.number(count.count)
            }
        }
    }
}
