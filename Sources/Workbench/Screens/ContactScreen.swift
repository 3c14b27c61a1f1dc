import ContactCleaning
import ContactStore
import Markup

/// Everything about a contact, or about a person of several: each value with its origin, to be edited where it stands.
struct ContactScreen {
    var frame: Frame
    /// The contacts of the person; the one that was asked for first.
    var contacts: [InspectedContact]
    /// The values of the person in fields with room for one; none of a single contact.
    var merged: [MergedValue]
    /// The words for the reasons of that; `nil` of a single contact.
    var ruleWords: MergeRuleWords?

    private var person: Int? { contacts.count > 1 ? contacts.first?.person : nil }

    var html: HTML {
        let name = contacts.first?.name ?? ""
        let title =
            name.count > Self.maximumTitle
            ? "\(name.prefix(Self.maximumTitle)) … +\(name.count - Self.maximumTitle)" : name
        return frame.page(.people, title: Text(shown: title)) {
            Tag.p(.class("buttons first")) {
                Tag.a(.class("button"), .href(export), .download()) { Text("contact.export") }
                if !frame.isReadOnly, let first = contacts.first {
                    Tag.button(.type("button"), .act("forget"), .argument(subject(first))) { Text("contact.forget") }
                }
            }
            if contacts.contains(where: \.hasOptedOut) { Tag.p(.class("note")) { Text("contact.opted-out") } }
            if let person { choices(person) }
            for contact in contacts { card(contact) }
            if !frame.isReadOnly { forgetDialog }
        }
    }

    private static let maximumTitle = 120

    private func subject(_ contact: InspectedContact) -> String {
        person.map { "person,\($0)" } ?? "contact,\(contact.id)"
    }

    private var export: Link {
        Link(
            "/download",
            [
                ("format", "vcard4"), ("person", person.map { String($0) }),
                ("contact", person == nil ? contacts.first.map { String($0.id) } : nil),
            ])
    }

    // MARK: What a person of several contacts has

    private func choices(_ person: Int) -> HTML {
        Tag.section(.labelledBy("as-one")) {
            Tag.h2(.id("as-one")) { Text("one-person-of", ["count": .count(contacts.count)]) }
            Tag.div(.class("scroll"), .tabindex(0), .role("group"), .label(Text("contact.has"))) {
                Tag.table {
                    Tag.thead {
                        Tag.tr { TableHead.cells([Text("field"), Text("contact.person-has"), Text("column.why")]) }
                    }
                    Tag.tbody { for value in merged { choice(value, person) } }
                }
            }
            Tag.p(.class("note")) {
                Text("contact.room-for-one")
            }
        }
    }

    private func choice(_ value: MergedValue, _ person: Int) -> HTML {
        var others: [(contact: Int, text: String)] = []
        for contact in contacts {
            guard let text = Self.text(of: value.field, in: contact), text != value.value else { continue }
            if !others.contains(where: { $0.text == text }) { others.append((contact.id, text)) }
        }
        return Tag.tr {
            Tag.th(.scope("row")) { Words.field(value.field) }
            Tag.td {
                HTML(shown: value.value, limit: 200)
                if !frame.isReadOnly {
                    for (contact, text) in others {
                        Tag.div(.class("alternative")) {
                            Tag.button(
                                .type("button"), .act("choose"), .argument("\(person),\(value.field),\(contact)"),
                                .label(
                                    Text("contact.take", ["value": .text(text), "number": .text(String(contact))]))
                            ) { HTML(shown: text, limit: 80) }
                        }
                    }
                }
            }
            Tag.td(.class("note")) { if let ruleWords { MergeGround.text(value.ground, of: value.field, ruleWords) } }
        }
    }

    private static func text(of field: String, in contact: InspectedContact) -> String? {
        field == "name" ? contact.name : contact.values.first { $0.field == field && !$0.text.isEmpty }?.text
    }

    // MARK: The contacts

    private func card(_ contact: InspectedContact) -> HTML {
        Tag.section(.class("contact"), .labelledBy("contact-\(contact.id)"), .number(contact.id)) {
            Tag.h2(.id("contact-\(contact.id)")) {
                HTML(shown: contact.name, limit: 120)
                if contact.kind != "person" {
                    Tag.span(.class("badge calm")) { Text("contact-kind", of: contact.kind) }
                }
            }
            Tag.p(.class("note")) {
                Text(
                    "contact.read-from",
                    [
                        "number": .text(String(contact.id)),
                        "place": .html(HTML(shown: contact.place, limit: 200)),
                    ])
            }
            Tag.div(.class("values")) {
                for value in PlacedText.all(of: contact) {
                    ValueEditor(value: value, isReadOnly: frame.isReadOnly).html
                }
            }
            if !frame.isReadOnly {
                ValueEditor.addition
                if let person {
                    Tag.p(.class("buttons")) {
                        Tag.button(.type("button"), .act("split"), .argument("\(contact.id),\(person)")) {
                            Text("contact.split")
                        }
                    }
                }
            }
        }
    }

    private var forgetDialog: HTML {
        Tag.dialog(.id("forget"), .labelledBy("forget-title")) {
            Tag.h2(.id("forget-title")) {
                Text("forget.title", ["count": .count(contacts.count)])
            }
            Tag.p {
                Text("forget.what")
            }
            Tag.form(.method("dialog"), .class("buttons")) {
                Tag.button(.value("forget"), .class("danger")) { Text("forget.button") }
                Tag.button(.value("")) { Text("cancel") }
            }
        }
    }
}
