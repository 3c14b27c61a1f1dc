import ContactCleaning
import ContactStore
import Markup

/// The values of all records of a group, field by field: what one person would have, and what can be chosen and edited.
struct GroupMatrix {
    var contacts: [InspectedContact]
    /// The person of all records; `nil` if they are several people's.
    var person: Int?
    /// The values that one person has, or would have, in fields with room for one.
    var merged: [MergedValue]
    /// The pair that is looked at.
    var chosen: [Int]
    var isReadOnly: Bool

    private struct Row {
        var field: String
        /// The values of each record.
        var cells: [[PlacedText]]

        /// `true` if every record has the same values.
        var isAlike: Bool {
            let texts = cells.map { Set($0.map { $0.value.text.lowercased() }) }
            return Set(texts).count == 1 && texts.first?.isEmpty == false
        }
    }

    private var rows: [Row] {
        var fields: [String] = []
        let placed = contacts.map { PlacedText.all(of: $0).filter { !$0.value.text.isEmpty } }
        for value in placed.joined() where !fields.contains(value.value.field) { fields.append(value.value.field) }
        return fields.map { field in Row(field: field, cells: placed.map { $0.filter { $0.value.field == field } }) }
    }

    var html: HTML {
        let rows = self.rows
        let (alike, different) = (rows.filter(\.isAlike), rows.filter { !$0.isAlike })
        return HTML {
            Tag.div(.class("scroll"), .tabindex(0), .role("group"), .label(Text("matrix.values"))) {
                table(different, hasHead: true)
            }
            if !alike.isEmpty {
                Tag.details(.class("alike")) {
                    Tag.summary {
                        Text("matrix.alike", ["count": .count(alike.count)])
                    }
                    Tag.div(.class("scroll"), .tabindex(0), .role("group"), .label(Text("matrix.alike-values"))) {
                        table(alike, hasHead: false)
                    }
                }
            }
            if !isReadOnly { editor }
        }
    }

    private func table(_ rows: [Row], hasHead: Bool) -> HTML {
        Tag.table(.class("matrix")) {
            Tag.thead {
                Tag.tr {
                    Tag.th(.scope("col")) { Text("field") }
                    for (place, contact) in contacts.enumerated() { head(contact, place, isWhole: hasHead) }
                }
            }
            Tag.tbody {
                if hasHead {
                    Tag.tr {
                        Tag.th(.scope("row")) { Text("field.name") }
                        for contact in contacts { name(of: contact) }
                    }
                }
                for row in rows {
                    Tag.tr {
                        Tag.th(.scope("row")) { Words.field(row.field) }
                        for (contact, values) in zip(contacts, row.cells) { cell(row.field, contact, values) }
                    }
                }
            }
        }
    }

    private func head(_ contact: InspectedContact, _ place: Int, isWhole: Bool) -> HTML {
        Tag.th(.scope("col"), .class(chosen.contains(contact.id) ? "chosen" : "")) {
            Tag.span(.class("letter")) { JoinWords.letter(place) }
            if isWhole {
                Tag.a(
                    .href(Link("/contact", [("id", String(contact.id))])),
                    .title(Text("contact-number", ["number": .text(String(contact.id))]))
                ) {
                    PlaceInFile.html(contact.source, line: contact.line, limit: 30)
                }
                if let person, !isReadOnly, contacts.count > 1 {
                    Tag.button(
                        .type("button"), .act("split"), .argument("\(contact.id),\(person)"),
                        .label(Text("matrix.split-label", ["letter": .text(JoinWords.letter(place))]))
                    ) { Text("matrix.split") }
                }
            }
        }
    }

    private func name(of contact: InspectedContact) -> HTML {
        Tag.td(.class(chosen.contains(contact.id) ? "chosen" : "")) {
            if contact.name.isEmpty { Text("without-a-name") } else { HTML(shown: contact.name, limit: 120) }
            mark("name", contact.id, contact.name)
        }
    }

    private func cell(_ field: String, _ contact: InspectedContact, _ values: [PlacedText]) -> HTML {
        Tag.td(.class(chosen.contains(contact.id) ? "chosen" : "")) {
            for value in values {
                Tag.div(.class("entry")) {
                    HTML(shown: value.value.text, isVerbatim: value.value.number != nil, limit: 160)
                    if !value.value.label.isEmpty {
                        " "
                        Tag.small { Words.label(String(value.value.label.prefix(30))) }
                    }
                    if let state = value.value.state, state.verdict != "accepted" {
                        Tag.span(.class("badge")) { Words.reason(state.reason ?? state.verdict) }
                    }
                    mark(field, contact.id, value.value.text)
                    if !isReadOnly, let position = value.position, ValueEditor.mayEdit(field) {
                        Tag.button(
                            .type("button"), .class("quiet edit"), .act("edit-value"), .number(contact.id),
                            .argument(field), .state(String(position)), .value(value.value.text),
                            .label(
                                Text(
                                    "matrix.edit-label",
                                    [
                                        "field": .of(Words.field(field)),
                                        "value": .text(String(value.value.text.prefix(60))),
                                    ]))
                        ) { "✎" }
                    }
                }
            }
        }
    }

    /// The mark of the value that wins, or the choice of another one.
    @HTMLBuilder private func mark(_ field: String, _ contact: Int, _ text: String) -> HTML {
        if let winner = merged.first(where: { $0.field == field }) {
            if winner.value == text {
                if winner.contact == contact { Tag.span(.class("badge good")) { Text("matrix.wins") } }
            } else if let person, !isReadOnly, !text.isEmpty {
                Tag.button(
                    .type("button"), .act("choose"), .argument("\(person),\(field),\(contact)"),
                    .label(
                        Text(
                            "matrix.take-label",
                            ["value": .text(String(text.prefix(60))), "field": .of(Words.field(field))]))
                ) { Text("matrix.take") }
            }
        }
    }

    private var editor: HTML {
        Tag.dialog(.id("edit-value"), .labelledBy("edit-value-title")) {
            Tag.form(.method("dialog")) {
                Tag.h2(.id("edit-value-title")) { Text("matrix.edit") }
                Tag.label {
                    Tag.span(.class("field-name")) { Text("value") }
                    Tag.textarea(.name("value"), .direction("auto"), .rows(2), .spellcheck(false), .autocomplete("off"))
                    {}
                }
                Tag.p(.class("buttons")) {
                    Tag.button(.type("submit"), .class("main"), .value("save")) { Text("save") }
                    Tag.button(.type("submit"), .value("")) { Text("cancel") }
                }
            }
        }
    }
}
