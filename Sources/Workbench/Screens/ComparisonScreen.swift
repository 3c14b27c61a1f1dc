import Markup
import SourceInput

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
        case refusal(SourceError)
    }

    /// The differences.
    struct Difference: Sendable {
        /// The number of contacts of each kind.
        var counts: [(kind: String, count: Int)] = []
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

    /// The keys by which contacts can be recognized, those that are tried first at the beginning.
    static let keys: [(word: String, name: Text)] = [
        ("uid", Text("compare.by-uid")), ("email", Text("compare.by-email")), ("phone", Text("compare.by-phone")),
    ]

    var html: HTML {
        frame.page(.sources, title: Text("compare.title")) {
            Tag.section {
                Tag.p {
                    HTML(shown: source.name, limit: 80)
                    " "
                    Tag.span(.label(Text("compare.and-newer"))) { Text("format.becomes") }
                    " "
                    Tag.strong { HTML(shown: upload.name, limit: 80) }
                }
                keyChoice
            }
            switch outcome {
            case .refusal(let reason): Tag.p(.class("message")) { reason.text }
            case .difference(let difference): content(difference)
            }
        }
    }

    private var keyChoice: HTML {
        Tag.form(.method("get"), .action(Link("/compare"))) {
            Tag.input(.type("hidden"), .name("upload"), .value(String(upload.id)))
            Tag.input(.type("hidden"), .name("source"), .value(String(source.id)))
            Tag.label(.for("key")) {
                Text("compare.by")
                " "
            }
            Tag.select(.id("key"), .name("key")) {
                for (word, name) in Self.keys { Tag.option(.value(word), .selected(word == key)) { name } }
            }
            " "
            Tag.button(.type("submit")) { Text("compare") }
        }
    }

    @HTMLBuilder private func content(_ difference: Difference) -> HTML {
        Tag.p(.class("summary")) {
            for (place, count) in difference.counts.enumerated() {
                if place > 0 { " · " }
                Text("compare", of: count.kind, ["number": .html(HTML(count: count.count))])
            }
        }
        Tag.p(.class("buttons first")) {
            if !frame.isReadOnly {
                Tag.button(
                    .type("button"), .class("main"), .act("take-newer"), .argument("\(upload.id),\(source.id),\(key)")
                ) { Text("compare.take") }
            }
            Tag.button(.type("button"), .act("leave-newer"), .argument(String(upload.id))) { Text("leave") }
        }
        if difference.rows.isEmpty { Tag.p(.class("message")) { Text("compare.none") } } else { table(difference.rows) }
        if difference.more > 0 {
            Tag.p(.class("note")) {
                Text("compare.more", ["count": .count(difference.more)])
            }
        }
    }

    private func table(_ rows: [Row]) -> HTML {
        Tag.div(.class("scroll"), .tabindex(0), .role("group"), .label(Text("compare.values"))) {
            Tag.table(.class("history")) {
                Tag.thead {
                    Tag.tr {
                        TableHead.cells([Text("contact"), Text("field"), Text("compare.stored-newer")])
                    }
                }
                Tag.tbody {
                    for row in rows {
                        Tag.tr {
                            Tag.th(.scope("row")) { contact(row) }
                            Tag.td { Words.field(row.field) }
                            Tag.td(.class("what")) {
                                Tag.div(.class("edits")) {
                                    BeforeAfter(before: row.before, after: row.after).html
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    @HTMLBuilder private func contact(_ row: Row) -> HTML {
        let name = row.name.isEmpty ? Text("without-a-name").plain : row.name
        if let contact = row.contact {
            Tag.a(.href(Link("/contact", [("id", String(contact))]))) { HTML(shown: name, limit: 60) }
        } else {
            HTML(shown: name, limit: 60)
        }
        if row.kind != "changed" {
            " "
            Tag.span(.class("badge calm")) { Text("compare-kind", of: row.kind) }
        }
    }
}
