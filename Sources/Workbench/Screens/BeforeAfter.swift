import Markup

/// A value as it was, and as it is or would be.
struct BeforeAfter {
    var before: String, after: String
    var limit = 120

    var html: HTML {
        HTML {
            Tag.span(.class("old")) { text(before) }
            " "
            Tag.span(.label(Text("becomes"))) { Text("format.becomes") }
            " "
            Tag.span(.class("new")) { text(after) }
        }
    }

    @HTMLBuilder private func text(_ value: String) -> HTML {
        if value.isEmpty { Text("nothing") } else { HTML(shown: value, isVerbatim: true, limit: limit) }
    }
}
