import ContactStore
import Markup

/// The files that were read, and the place to read more.
struct SourcesScreen {
    var frame: Frame
    var sources: [StoredSource]
    /// By the key of a source, the change that undoes it; and the sources whose content can be read again.
    var changes: [Int: StoredChange] = [:], readable: Set<Int> = []

    var html: HTML {
        frame.page(.sources, title: "Files") {
            if !frame.isReadOnly { UploadForm.html }
            Tag.section(.labelledBy("read")) {
                Tag.h2(.id("read")) { "What was read" }
                if sources.isEmpty { Tag.p(.class("message")) { "Nothing yet." } } else { table }
                Tag.input(
                    .type("file"), .id("newer"), .label("The newer export"), .class("visually-hidden"), .tabindex(-1),
                    .hidden())
            }
        }
    }

    /// The counts of a file. Those that are 0 for all files have no column, apart from what every file has.
    private static let counts: [(title: String, isAlways: Bool, count: @Sendable (StoredSource) -> Int)] = [
        ("Contacts", true, { $0.contactsStored }), ("Skipped", false, { $0.contactsSkipped }),
        ("Superseded", false, { $0.contactsSuperseded }), ("Forgotten", false, { $0.contactsForgotten }),
        ("Numbers", true, { $0.numbers }), ("Accepted", true, { $0.accepted }), ("Rejected", true, { $0.rejected }),
        ("Ambiguous", false, { $0.ambiguous }),
    ]

    private var table: HTML {
        let counts = Self.counts.filter { count in count.isAlways || sources.contains { count.count($0) > 0 } }
        return Tag.div(.class("scroll"), .tabindex(0), .role("group"), .label("What was read")) {
            Tag.table(.class("sources")) {
                Tag.thead {
                    Tag.tr {
                        for title in ["File", "Format", "Country"] { Tag.th(.scope("col")) { title } }
                        for count in counts { Tag.th(.scope("col"), .class("number")) { count.title } }
                        Tag.th(.scope("col"), .class("number")) { "Findings" }
                        if !frame.isReadOnly { Tag.th(.scope("col")) { "Change" } }
                    }
                }
                Tag.tbody { for source in sources { row(source, counts.map { ($0.title, $0.count(source)) }) } }
            }
        }
    }

    private func row(_ source: StoredSource, _ counts: [(title: String, count: Int)]) -> HTML {
        Tag.tr {
            Tag.th(.scope("row"), .title(source.path)) {
                Tag.a(.href(Link("/people", [("source", String(source.id))]))) {
                    HTML(shown: PathText.name(source.path), limit: 80)
                }
                if !source.isFinished { Tag.span(.class("badge")) { "unfinished" } }
                if source.damage != nil { Tag.span(.class("badge")) { "incomplete" } }
            }
            Tag.td(.dataTitle("Format")) { source.format == "csv" ? "CSV" : source.format }
            Tag.td(.dataTitle("Country")) {
                if let region = source.defaultRegion, region != "auto" { CountryName.html(region) }
            }
            for (title, count) in counts { Tag.td(.class("number"), .dataTitle(title)) { HTML(count: count) } }
            Tag.td(.class("number"), .dataTitle("Findings")) {
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
                .label("Read \(name) again, in another country or with other columns")
            ) { "Read again" }
        }
        Tag.button(
            .type("button"), .act("compare"), .argument(String(source.id)),
            .label("Compare \(name) with a newer export of the same contacts")
        ) { "Compare" }
        if let change = changes[source.id] {
            let others = changes.values.count { $0.id == change.id } - 1
            let verb = change.kind == "ingest" ? "Remove" : "Undo \(change.kind)"
            let both = others == 0 ? "" : " with \(others) other\(others == 1 ? "" : "s")"
            Tag.button(
                .type("button"), .act("undo"), .argument(String(change.id)),
                .label("\(verb)\(both): \(name), undo change \(change.id)")
            ) { verb + both }
        }
    }
}
