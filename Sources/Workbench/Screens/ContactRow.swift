import ContactModel
import ContactStore
import Markup

/// One contact as a row of a list.
struct ContactRow {
    var contact: PlacedContact
    /// The number of contacts that its person has.
    var contactsOfPerson: Int
    /// The text that has the words of a search; `nil` where none were asked for.
    var hit: String?
    /// Its place in the whole list, counted with the heading.
    var index: Int

    var html: HTML {
        Tag.tr(.number(contact.id), .rowIndex(index), .tabindex(-1)) {
            Tag.td(.class("who")) {
                Tag.a(.href(Link("/contact", [("id", String(contact.id))]))) {
                    HTML(shown: contact.displayName, limit: 80)
                }
                if contactsOfPerson > 1 {
                    " "
                    Tag.span(.class("badge calm"), .title(Text("one-person-of", ["count": .count(contactsOfPerson)]))) {
                        "×\(contactsOfPerson)"
                    }
                }
            }
            Tag.td(.class("raw")) { numbers }
            Tag.td { text(.email) }
            Tag.td { text(.organization) }
            Tag.td(.class("place")) {
                if let hit { HTML(shown: hit, limit: 80) } else { HTML(shown: PathText.name(contact.path), limit: 40) }
            }
        }
    }

    private func text(_ kind: Contact.Field.Kind) -> HTML {
        HTML(shown: contact.values.first { $0.kind == kind }?.text ?? "", limit: 60)
    }

    @HTMLBuilder private var numbers: HTML {
        let numbers = contact.values.filter { $0.kind == .phone && !$0.text.isEmpty }
        if let first = numbers.first {
            let isAccepted = first.number?.state.verdict == "accepted"
            HTML(shown: first.number?.state.e164 ?? first.text, isVerbatim: true, limit: 40)
            if !isAccepted {
                " "
                Tag.span(.class("badge")) {
                    Words.reason(first.number?.state.reason ?? first.number?.state.verdict ?? "")
                }
            }
            if numbers.count > 1 {
                " "
                Tag.small { Tag.bdi { "+\(numbers.count - 1)" } }
            }
        }
    }
}
