import Markup

/// A newer export beside the stored one: each value that it would change, and the button that takes it over.
struct ComparisonScreen {
    var frame: Frame
    /// The key and the name of the upload, and those of the stored file.
    var upload: (id: Int, name: String), source: (id: Int, name: String)
    /// The key by which contacts are recognized.
    var key: String
    var outcome: Outcome

    /// The outcome of comparing the files.
    enum Outcome {
        case difference(Difference)
        /// The reason for which the files cannot be compared by this key.
        case refusal(String)
    }

    /// The differences.
    struct Difference: Sendable {
        /// The number of contacts of each kind, with its name.
        var counts: [(title: String, count: Int)] = []
        /// The first values that differ, and the number of others.
        var rows: [Row] = [], more = 0
    }

    /// One value that differs.
    struct Row: Sendable {
        var kind: String
        var contact: Int?
        var name: String, field: String
        var before: String, after: String
    }

    private static let keys = [
        ("uid", "their identifier"), ("email", "an e-mail address"), ("phone", "a number"),
    ]

    var html: HTML {
        frame.page(.sources, title: "Compare with a newer export") {
            Tag.section {
                Tag.p {
                    HTML(shown: source.name, limit: 80)
                    Tag.span(.label("and the newer")) { " → " }
                    Tag.strong { HTML(shown: upload.name, limit: 80) }
                }
                keyChoice
            }
            switch outcome {
            case .refusal(let reason): Tag.p(.class("message")) { HTML(shown: reason, limit: 1000) }
            case .difference(let difference): content(difference)
            }
        }
    }

    private var keyChoice: HTML {
        Tag.form(.method("get"), .action(Link("/compare"))) {
            Tag.input(.type("hidden"), .name("upload"), .value(String(upload.id)))
            Tag.input(.type("hidden"), .name("source"), .value(String(source.id)))
            Tag.label(.for("key")) { "Contacts are recognized by " }
            Tag.select(.id("key"), .name("key")) {
                for (word, name) in Self.keys { Tag.option(.value(word), .selected(word == key)) { name } }
            }
            " "
            Tag.button(.type("submit")) { "Compare" }
        }
    }

    @HTMLBuilder private func content(_ difference: Difference) -> HTML {
        Tag.p(.class("summary")) {
            for (place, count) in difference.counts.enumerated() {
                if place > 0 { " · " }
                "\(count.title): "
                HTML(count: count.count)
            }
        }
        Tag.p(.class("buttons first")) {
            if !frame.isReadOnly {
                Tag.button(
                    .type("button"), .class("main"), .act("take-newer"), .argument("\(upload.id),\(source.id),\(key)")
                ) { "Take the newer export over" }
            }
            Tag.button(.type("button"), .act("leave-newer"), .argument(String(upload.id))) { "Leave it" }
        }
        if difference.rows.isEmpty { Tag.p(.class("message")) { "No value differs." } } else { table(difference.rows) }
        if difference.more > 0 {
            Tag.p(.class("note")) {
                HTML(count: difference.more)
                " more values differ; 'trunkline diff' lists all."
            }
        }
    }

    private func table(_ rows: [Row]) -> HTML {
        Tag.div(.class("scroll"), .tabindex(0), .role("group"), .label("Values that differ")) {
            Tag.table(.class("history")) {
                Tag.thead {
                    Tag.tr {
                        for title in ["Contact", "Field", "Stored → newer"] { Tag.th(.scope("col")) { title } }
                    }
                }
                Tag.tbody {
                    for row in rows {
                        Tag.tr {
                            Tag.th(.scope("row")) { contact(row) }
                            Tag.td { HTML(shown: Words.field(row.field), limit: 60) }
                            Tag.td(.class("what")) {
                                Tag.div(.class("edits")) {
                                    Tag.span(.class("old")) { text(row.before) }
                                    Tag.span(.label("becomes")) { " → " }
                                    Tag.span(.class("new")) { text(row.after) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    @HTMLBuilder private func contact(_ row: Row) -> HTML {
        let name = row.name.isEmpty ? "without a name" : row.name
        if let contact = row.contact {
            Tag.a(.href(Link("/contact", [("id", String(contact))]))) { HTML(shown: name, limit: 60) }
        } else {
            HTML(shown: name, limit: 60)
        }
        if row.kind != "changed" {
            " "
            Tag.span(.class("badge calm")) { row.kind }
        }
    }

    private func text(_ value: String) -> HTML {
        HTML(shown: value.isEmpty ? "nothing" : value, isVerbatim: true, limit: 120)
    }
}
