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
            }
        }
    }

    private var table: HTML {
        Tag.div(.class("scroll"), .tabindex(0), .role("group"), .label("What was read")) {
            Tag.table {
                Tag.thead {
                    Tag.tr {
                        for title in ["File", "Format"] { Tag.th(.scope("col")) { title } }
                        for title in [
                            "Contacts", "Skipped", "Superseded", "Forgotten", "Numbers", "Accepted", "Rejected",
                            "Ambiguous", "Findings",
                        ] {
                            Tag.th(.scope("col"), .class("number")) { title }
                        }
                        Tag.th(.scope("col")) { "Region" }
                        if !frame.isReadOnly { Tag.th(.scope("col")) { "Change" } }
                    }
                }
                Tag.tbody { for source in sources { row(source) } }
            }
        }
    }

    private func row(_ source: StoredSource) -> HTML {
        Tag.tr {
            Tag.th(.scope("row"), .title(source.path)) {
                HTML(shown: PathText.name(source.path), limit: 80)
                if !source.isFinished { Tag.span(.class("badge")) { "unfinished" } }
                if source.damage != nil { Tag.span(.class("badge")) { "incomplete" } }
            }
            Tag.td { source.format }
            for count in [
                source.contactsStored, source.contactsSkipped, source.contactsSuperseded, source.contactsForgotten,
                source.numbers, source.accepted, source.rejected, source.ambiguous, source.findings,
            ] {
                Tag.td(.class("number")) { HTML(count: count) }
            }
            Tag.td { source.defaultRegion }
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
