import ContactStore
import Markup

/// The files that were read, and the place to read more.
struct SourcesScreen {
    var frame: Frame
    var sources: [StoredSource]
    /// By the key of a source, the change that undoes it; and the sources whose content can be read again.
    var changes: [Int: StoredChange] = [:], readable: Set<Int> = []

    var html: HTML {
        frame.page(.sources, title: Text("screen.sources")) {
            if !frame.isReadOnly { UploadForm.html }
            Tag.section(.labelledBy("read")) {
                Tag.h2(.id("read")) { Text("sources.title") }
                if sources.isEmpty { Tag.p(.class("message")) { Text("sources.none") } } else { table }
                Tag.input(
                    .type("file"), .id("newer"), .label(Text("sources.newer")), .class("visually-hidden"),
                    .tabindex(-1),
                    .hidden())
            }
        }
    }

    /// The counts of a file. Those that are 0 for all files have no column, apart from what every file has.
    private static let counts: [(title: Text, isAlways: Bool, count: @Sendable (StoredSource) -> Int)] = [
        (Text("sources.contacts"), true, { $0.contactsStored }),
        (Text("sources.skipped"), false, { $0.contactsSkipped }),
        (Text("sources.superseded"), false, { $0.contactsSuperseded }),
        (Text("sources.forgotten"), false, { $0.contactsForgotten }),
        (Text("sources.numbers"), true, { $0.numbers }), (Text("sources.accepted"), true, { $0.accepted }),
        (Text("sources.rejected"), true, { $0.rejected }),
        (Text("sources.ambiguous"), false, { $0.ambiguous }),
    ]

    private var table: HTML {
        let counts = Self.counts.filter { count in count.isAlways || sources.contains { count.count($0) > 0 } }
        return Tag.div(.class("scroll"), .tabindex(0), .role("group"), .label(Text("sources.title"))) {
            Tag.table(.class("sources")) {
                Tag.thead {
                    Tag.tr {
                        TableHead.cells([Text("file"), Text("format"), Text("country")])
                        TableHead.cells(counts.map(\.title) + [Text("findings")], of: "number")
                        if !frame.isReadOnly { TableHead.cells([Text("sources.acts")]) }
                    }
                }
                Tag.tbody { for source in sources { row(source, counts.map { ($0.title, $0.count(source)) }) } }
            }
        }
    }

    private func row(_ source: StoredSource, _ counts: [(title: Text, count: Int)]) -> HTML {
        Tag.tr {
            Tag.th(.scope("row"), .title(source.path)) {
                Tag.a(.href(Link("/people", [("source", String(source.id))]))) {
                    HTML(shown: PathText.name(source.path), limit: 80)
                }
                if !source.isFinished { Tag.span(.class("badge")) { Text("sources.unfinished") } }
                if source.damage != nil { Tag.span(.class("badge")) { Text("sources.incomplete") } }
            }
            Tag.td(.dataTitle(Text("format"))) { HTML(shown: source.format == "csv" ? "CSV" : source.format ?? "") }
            Tag.td(.dataTitle(Text("country"))) {
                if let region = source.defaultRegion, region != "auto" { CountryName.html(region) }
            }
            for (title, count) in counts { Tag.td(.class("number"), .dataTitle(title)) { HTML(count: count) } }
            Tag.td(.class("number"), .dataTitle(Text("findings"))) {
                if source.findings > 0 {
                    Tag.a(.href(Link("/findings", [("source", String(source.id))]))) { HTML(count: source.findings) }
                } else {
                    HTML(count: 0)
                }
            }
            if !frame.isReadOnly { Tag.td(.class("acts")) { acts(source) } }
        }
    }

    @HTMLBuilder private func acts(_ source: StoredSource) -> HTML {
        let name = PathText.name(source.path)
        if readable.contains(source.id) {
            Tag.button(
                .type("button"), .act("read-again"), .argument(String(source.id)),
                .label(Text("sources.read-again-label", ["file": .text(name)]))
            ) { Text("sources.read-again") }
        }
        Tag.button(
            .type("button"), .act("compare"), .argument(String(source.id)),
            .label(Text("sources.compare-label", ["file": .text(name)]))
        ) { Text("compare") }
        if let change = changes[source.id] {
            let others = changes.values.count { $0.id == change.id } - 1
            let verb = Self.undoing(change, others)
            Tag.button(
                .type("button"), .act("undo"), .argument(String(change.id)),
                .label(
                    Text(
                        "sources.undo-label",
                        ["act": .of(verb), "file": .text(name), "number": .text(String(change.id))]))
            ) { verb }
        }
    }

    /// The words for taking a change back that brought other files, too.
    private static func undoing(_ change: StoredChange, _ others: Int) -> Text {
        let values: [String: Text.Value] = ["count": .count(others), "change": .of(Words.change(change.kind))]
        return switch (change.kind, others) {
        case ("ingest", 0): Text("sources.remove")
        case ("ingest", _): Text("sources.remove-with", values)
        case (_, 0): Text("sources.undo", values)
        default: Text("sources.undo-with", values)
        }
    }
}
