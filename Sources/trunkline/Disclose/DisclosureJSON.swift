import ContactCleaning
import ContactStore
import JSONWriting

/// A disclosure as one JSON object.
struct DisclosureJSON {
    func write(_ disclosure: Disclosure, to output: inout ByteOutput) throws {
        let subject = disclosure.subject.words
        try output.writeObject { json in
            json.member("document", "trunkline disclosure")
            json.endLine()
            json.member("kind", subject.kind)
            json.member("subject", subject.text)
            json.member("date", disclosure.date)
            json.member("program", Version.description)
            json.member("database", disclosure.database)
            json.objects("contacts", disclosure.contacts, isLineByLine: true) { json, contact in
                json.member("contact_id", contact.listed.id)
                json.member("name", contact.listed.name)
                json.member("source", contact.listed.source)
                json.member("kept_for_undo", contact.listed.isKept)
                json.member("record", contact.record)
                json.object("rules") { json in
                    for (number, rule) in contact.rules.sorted(by: { $0.key < $1.key }) {
                        json.key(text: String(number))
                        json.string(rule)
                    }
                }
                if let values = contact.values {
                    json.key("now")
                    ShowJSON().write(values, to: &json)
                }
            }
            json.objects("rows", disclosure.rows, isLineByLine: true) { json, row in
                json.member("table", row.table)
                json.member("kept_for_undo", row.isKept)
                json.member("of_others", row.isMention)
                json.object("values") { json in
                    for value in row.values {
                        json.key(text: value.column)
                        json.string(value.text)
                    }
                }
            }
            json.objects("mentions", disclosure.mentions, isLineByLine: true) { json, mention in
                json.member("table", mention.table)
                json.member("column", mention.column)
                if let contact = mention.contact { json.member("contact_id", contact) }
                json.member("text", mention.text)
            }
            json.objects("joins", disclosure.joins, isLineByLine: true) { json, join in
                json.member("first", join.first)
                json.member("second", join.second)
                json.member("change", join.change)
                json.member("reasons", DisclosureWords.reasons(join))
            }
            json.objects("changes", disclosure.changes, isLineByLine: true) { json, change in
                json.member("change", change.id)
                json.member("at", change.at)
                json.member("kind", change.kind)
                json.member("author", change.author)
                json.member("note", change.note)
                json.member("undone", change.isUndone)
            }
            json.member("kept_content", disclosure.keptContent)
            json.member("derived", DisclosureWords.derived(disclosure))
        }
    }
}
