import ContactCleaning
import ContactStore
import Markup

/// A disclosure as one page for people that needs nothing else, and runs no script.
struct DisclosureHTML {
    func write(_ disclosure: Disclosure, to output: inout ByteOutput) throws {
        let subject = disclosure.subject.words
        let title = "What is held about \(subject.kind) \(subject.text)"
        try output.writeLines([
            HTML {
                HTML(verbatim: "<!DOCTYPE html>")
                HTML(comment: "trunkline disclosure")
            },
            Tag.html.opening(.lang("en")),
            Tag.head {
                Tag.meta(.charset("utf-8"))
                Tag.meta(.name("viewport"), .content("width=device-width, initial-scale=1"))
                Tag.meta(.name("referrer"), .content("no-referrer"))
                Tag.meta(.httpEquiv("Content-Security-Policy"), .policy(script: HTMLScript.hash))
                Tag.title { HTML(visible: title) }
                Tag.style { HTML(verbatim: HTMLStyle.sheet) }
            },
            Tag.body.opening(), Tag.main.opening(), Tag.p(.class("brand")) { "Trunkline" },
            Tag.h1 { HTML(visible: title) },
            Tag.p(.class("note")) {
                HTML(visible: "From the database \(disclosure.database), \(disclosure.date), by \(Version.description)")
            },
        ])
        for contact in disclosure.contacts { try output.writeLines([section(contact)]) }
        for section in sections(disclosure) { try output.writeLines([section]) }
        try output.writeLines([Tag.main.closing, Tag.body.closing, Tag.html.closing])
    }

    // MARK: Contacts

    private func section(_ contact: Disclosure.Contact) -> HTML {
        let listed = contact.listed
        let place = contact.values.map { "\(listed.source), line \($0.line), contact \($0.ordinal) of the file" }
        return Tag.section {
            Tag.h2 { HTML(visible: "Contact \(listed.id): \(listed.name)") }
            Tag.p(.class("note")) {
                HTML(visible: "Read from \(place ?? listed.source)")
                if listed.isKept { " · deleted by a newer export, and kept so that this can be undone" }
            }
            if let values = contact.values {
                table(
                    ["Field", "Value now", "Found about it", "Origin"], values.values.map { cells($0, contact.rules) })
            }
            if let record = contact.record {
                Tag.h3 { "As it was read" }
                Tag.pre(.class("raw")) { lines(record) }
            }
        }
    }

    private func cells(_ value: InspectedContact.Value, _ rules: [Int: String]) -> [String] {
        let text = ShowText()
        let rule = value.number.flatMap { rules[$0] }.map { "\nby the rule \($0)" } ?? ""
        return [
            text.name(value), value.text.isEmpty ? "(removed)" : value.text,
            String(text.verdict(value).drop(while: \.isWhitespace)) + rule,
            text.origin(value) ?? "as it was read",
        ]
    }

    // MARK: Everything else

    private func sections(_ disclosure: Disclosure) -> [HTML] {
        let own = disclosure.rows.filter { !$0.isMention }
        let others =
            disclosure.rows.filter(\.isMention).flatMap { row in
                row.values.map { ["\(row.table).\($0.column)", "another's", $0.text] }
            }
            + disclosure.mentions.map { mention in
                ["\(mention.table).\(mention.column)", mention.contact.map { "contact \($0)" } ?? "", mention.text]
            }
        return [
            section(
                "Why these contacts are one person's", ["Contacts", "Change", "Reasons"],
                disclosure.joins.map { join in
                    [
                        "\(join.first) and \(join.second)", String(join.change),
                        DisclosureWords.reasons(join).joined(separator: "; "),
                    ]
                }),
            section(
                "Changes", ["Change", "When", "What", "Who", "Remark"],
                disclosure.changes.map { change in
                    [
                        String(change.id), change.at, change.kind + (change.isUndone ? ", undone" : ""),
                        change.author ?? "",
                        change.note ?? "",
                    ]
                }),
            section("Texts of others in which values of theirs stand", ["Place", "Whose", "Text"], others),
            section(
                "Every row of the database", ["Table", "Values"],
                own.map { row in
                    [
                        row.table + (row.isKept ? ", kept for undo" : ""),
                        row.values.map { "\($0.column): \($0.text)" }.joined(separator: "\n"),
                    ]
                }),
            Tag.section {
                Tag.h2 { "Held beside these rows" }
                Tag.ul {
                    for sentence in DisclosureWords.derived(disclosure) { Tag.li { visible(sentence) } }
                }
            },
        ]
    }

    private func section(_ title: String, _ columns: [String], _ rows: [[String]]) -> HTML {
        Tag.section {
            Tag.h2 { title }
            if rows.isEmpty { Tag.p(.class("note")) { "None." } } else { table(columns, rows) }
        }
    }

    private func table(_ columns: [String], _ rows: [[String]]) -> HTML {
        Tag.table {
            Tag.thead {
                Tag.tr { for column in columns { Tag.th { column } } }
            }
            Tag.tbody {
                for row in rows {
                    Tag.tr { for cell in row { Tag.td(.class("raw")) { lines(cell) } } }
                }
            }
        }
    }

    /// The lines of a text, each below the one before.
    private func lines(_ text: String) -> HTML {
        HTML {
            for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
                Tag.div { visible(String(line)) }
            }
        }
    }

    private func visible(_ text: String) -> HTML { HTML(shown: text, isVerbatim: true, limit: .max) }
}
