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
        return frame.page(.people, title: name) {
            Tag.p(.class("buttons first")) {
                Tag.a(.class("button"), .href(export), .download()) { "Export this one" }
                if !frame.isReadOnly, let first = contacts.first {
                    Tag.button(.type("button"), .act("forget"), .argument(subject(first))) { "Forget …" }
                }
            }
            if let person { choices(person) }
            for contact in contacts { card(contact) }
            if !frame.isReadOnly { forgetDialog }
        }
    }

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
            Tag.h2(.id("as-one")) { "One person of \(contacts.count) contacts" }
            Tag.div(.class("scroll"), .tabindex(0), .role("group"), .label("What the person has")) {
                Tag.table {
                    Tag.thead {
                        Tag.tr { for title in ["Field", "The person has", "Why"] { Tag.th(.scope("col")) { title } } }
                    }
                    Tag.tbody { for value in merged { choice(value, person) } }
                }
            }
            Tag.p(.class("note")) {
                "These fields have room for one value. Of all others the person has those of every contact."
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
                                .label("Take \(text) of contact \(contact)")
                            ) { HTML(shown: text, limit: 80) }
                        }
                    }
                }
            }
            Tag.td(.class("note")) { HTML(shown: ruleWords?.text(value.ground, of: value.field) ?? "") }
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
                if contact.kind != "person" { Tag.span(.class("badge calm")) { contact.kind } }
            }
            Tag.p(.class("note")) {
                "contact \(contact.id), read from "
                HTML(shown: contact.source, limit: 200)
                ":\(contact.line)"
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
                            "This contact is somebody else's"
                        }
                    }
                }
            }
        }
    }

    private var forgetDialog: HTML {
        Tag.dialog(.id("forget"), .labelledBy("forget-title")) {
            Tag.h2(.id("forget-title")) {
                "Forget \(contacts.count == 1 ? "this contact" : "these \(contacts.count) contacts")?"
            }
            Tag.p {
                "Everything about them is erased from the database, and this cannot be undone. Files that were read, copies and exports stay as they are."
            }
            Tag.form(.method("dialog"), .class("buttons")) {
                Tag.button(.value("forget"), .class("danger")) { "Forget for ever" }
                Tag.button(.value("")) { "Cancel" }
            }
        }
    }
}
