import ContactCleaning
import ContactStore
import Markup

/// One value with its origin, and the field that edits it where it stands.
struct ValueEditor {
    var value: PlacedText
    var isReadOnly: Bool

    private var text: String { value.value.text }
    private var name: Text { Words.field(value.value.field) }

    var html: HTML {
        Tag.form(
            .class("value"), .method("post"), .action(Link("/edit")), .argument(value.value.field),
            .state(value.position.map { String($0) } ?? "")
        ) {
            Tag.label {
                Tag.span(.class("field-name")) {
                    name
                    if !value.value.label.isEmpty {
                        " "
                        Tag.small { Words.label(String(value.value.label.prefix(40))) }
                    }
                }
                if isReadOnly || value.position == nil || !isEditable {
                    Tag.span(.class("text")) {
                        if text.isEmpty {
                            Text("value.removed")
                        } else {
                            HTML(shown: text, isVerbatim: true, limit: 2000)
                        }
                    }
                } else {
                    Tag.textarea(.name("value"), .direction("auto"), .rows(1), .spellcheck(false), .autocomplete("off"))
                    {
                        // A reader drops the first line end, which may be one of the value.
                        "\n"
                        text
                    }
                }
            }
            Tag.span(.class("note")) {
                invisible
                origin
            }
            if !isReadOnly, value.position != nil, isEditable {
                Tag.span(.class("acts")) {
                    Tag.button(.type("submit"), .class("main"), .hidden()) { Text("save") }
                    Tag.button(
                        .type("button"), .act("remove-value"), .class("quiet"),
                        .label(
                            Text("value.remove", ["field": .of(name), "value": .text(String(text.prefix(60)))]))
                    ) { "×" }
                }
            }
        }
    }

    /// The text with its invisible characters by their names, which a field cannot show; line ends are seen there.
    @HTMLBuilder private var invisible: HTML {
        let seen = text.replacing("\r\n", with: " ").replacing("\n", with: " ").replacing("\t", with: " ")
        let pieces = VisibleText.pieces(of: seen, isVerbatim: false)
        if pieces.contains(where: { if case .mark = $0 { true } else { false } }) {
            HTML(shown: seen, limit: 200)
            " "
        }
    }

    /// Fields that no edit may change are shown alone.
    private var isEditable: Bool { Self.mayEdit(value.value.field) }

    /// Returns `true` if an edit may change the values of a field.
    static func mayEdit(_ field: String) -> Bool { field.hasPrefix("column:") || FieldName.all.contains(field) }

    @HTMLBuilder private var origin: HTML {
        if let state = value.value.state {
            Tag.span(.class(state.verdict == "accepted" ? "badge good" : "badge")) {
                Words.reason(state.reason ?? state.verdict)
            }
            " "
            Text.series(
                [
                    state.e164.map(Text.init(shown:)), state.region.map(CountryName.text),
                    state.category.map(Words.categories),
                ]
                .compactMap { $0 })
            if state.verdict == "rejected" || state.verdict == "ambiguous", let number = value.value.number {
                " "
                Tag.a(.href(Link("/rejected", [("number", String(number))]))) { Text("why") }
            }
            " "
        }
        if let read = value.value.readText, let change = value.value.change {
            let values: [String: Text.Value] = [
                "change": .element(Tag.a, .href(Link("/history", [("change", String(change.id))]))),
                "number": .text(String(change.id)),
                "was": .html(HTML(shown: read, isVerbatim: true, limit: 200)),
                "kind": .of(
                    .series([Words.change(change.kind)] + (change.author.map { [Text(shown: $0)] } ?? []))),
            ]
            if read.isEmpty {
                Text("value.added-by", values)
            } else if read == text {
                Text("value.read-again-by", values)
            } else {
                Text("value.was", values)
            }
        }
    }

    /// The form that adds a value.
    static var addition: HTML {
        Tag.form(.class("addition"), .method("post"), .action(Link("/edit"))) {
            Tag.label {
                Text("value.add")
                " "
                Tag.select(.name("field")) {
                    for field in FieldName.all {
                        Tag.option(.value(field), .selected(field == "phone")) { Words.field(field).plain }
                    }
                }
            }
            Tag.label {
                Tag.span(.class("visually-hidden")) { Text("value") }
                Tag.input(.type("text"), .name("value"), .autocomplete("off"), .spellcheck(false))
            }
            Tag.button(.type("submit")) { Text("add") }
        }
    }
}
