import ContactCleaning
import ContactStore
import Markup

/// One value with its origin, and the field that edits it where it stands.
struct ValueEditor {
    var value: PlacedText
    var isReadOnly: Bool

    private var text: String { value.value.text }
    private var name: String { Words.field(value.value.field) }

    var html: HTML {
        Tag.form(
            .class("value"), .method("post"), .action(Link("/edit")), .argument(value.value.field),
            .state(value.position.map { String($0) } ?? "")
        ) {
            Tag.label {
                Tag.span(.class("field-name")) {
                    HTML(shown: name, limit: 60)
                    if !value.value.label.isEmpty { Tag.small { HTML(shown: " \(value.value.label)", limit: 40) } }
                }
                if isReadOnly || value.position == nil || !isEditable {
                    Tag.span(.class("text")) {
                        HTML(shown: text.isEmpty ? "(removed)" : text, isVerbatim: true, limit: 2000)
                    }
                } else {
                    Tag.textarea(.name("value"), .rows(1), .spellcheck(false), .autocomplete("off")) {
                        // A reader drops the first line end, which may be one of the value.
                        "\n"
                        text
                    }
                }
            }
            Tag.span(.class("note")) { origin }
            if !isReadOnly, value.position != nil, isEditable {
                Tag.span(.class("acts")) {
                    Tag.button(.type("submit"), .class("main"), .hidden()) { "Save" }
                    Tag.button(
                        .type("button"), .act("remove-value"), .class("quiet"),
                        .label("Remove \(name) \(text.prefix(60))")
                    ) { "×" }
                }
            }
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
            [state.e164, state.region, state.category.map(Words.categories)].compactMap { $0 }.joined(separator: ", ")
            if state.verdict == "rejected" || state.verdict == "ambiguous", let number = value.value.number {
                " "
                Tag.a(.href(Link("/rejected", [("number", String(number))]))) { "why" }
            }
            " "
        }
        if let read = value.value.readText, let change = value.value.change {
            read.isEmpty ? "added" : read == text ? "read again" : "was "
            if !read.isEmpty, read != text { HTML(shown: read, isVerbatim: true, limit: 200) }
            " by "
            Tag.a(.href(Link("/history", [("change", String(change.id))]))) { "change \(change.id)" }
            " (\(change.kind)\(change.author.map { ", \($0)" } ?? ""))"
        }
    }

    /// The form that adds a value.
    static let addition = Tag.form(.class("addition"), .method("post"), .action(Link("/edit"))) {
        Tag.label {
            "Add "
            Tag.select(.name("field")) {
                for field in FieldName.all {
                    Tag.option(.value(field), .selected(field == "phone")) { Words.field(field) }
                }
            }
        }
        Tag.label {
            Tag.span(.class("visually-hidden")) { "Value" }
            Tag.input(.type("text"), .name("value"), .autocomplete("off"), .spellcheck(false))
        }
        Tag.button(.type("submit")) { "Add" }
    }
}
