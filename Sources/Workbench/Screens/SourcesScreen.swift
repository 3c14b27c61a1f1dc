import ContactStore
import Markup

/// The files that were read, and the place to read more.
struct SourcesScreen {
    var frame: Frame
    var sources: [StoredSource]

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
        }
    }
}
