import ContactCleaning
import ContactModel
import ContactReading
import Markup
import SourceInput

/// The preview of reading an upload: its format, and the field of each column, which can be chosen otherwise.
struct PreviewView {
    var upload: Upload
    /// The region of its numbers in national form: a code, `auto`, or nothing.
    var region: String
    var outcomes: [Ingest.PreviewOutcome]

    var html: HTML {
        Tag.form(
            .class("preview card"), .method("post"), .action(Link("/ingest")), .argument(String(upload.id)),
            .label(Text("preview.label", ["file": .text(upload.name)]))
        ) {
            Tag.h3 { HTML(shown: upload.name, limit: 120) }
            if upload.sourceName != nil {
                Tag.p(.class("note")) {
                    Text("preview.again")
                }
            }
            Tag.p(.class("buttons")) {
                if isReadable {
                    Tag.button(.type("submit"), .class("main")) {
                        upload.sourceName == nil ? Text("preview.read") : Text("preview.read-again")
                    }
                }
                Tag.button(.type("button"), .act("forget-upload")) { Text("leave") }
            }
            if isReadable { regionChoice }
            for outcome in outcomes { self.outcome(outcome) }
        }
    }

    /// Each file has a region of its own: the next may come from another country.
    private var regionChoice: HTML {
        let id = "region-\(upload.id)"
        return Tag.p {
            Tag.label(.for(id)) {
                Text("preview.region")
                " "
            }
            UploadForm.regionSelect(id: id, selected: region.isEmpty ? nil : region, automatic: true)
        }
    }

    private var isReadable: Bool {
        outcomes.contains { if case .preview = $0 { true } else { false } }
    }

    @HTMLBuilder private func outcome(_ outcome: Ingest.PreviewOutcome) -> HTML {
        switch outcome {
        case .failed(let error): Tag.p(.class("message")) { error.text }
        case .skipped(let path, let reason):
            Tag.p(.class("note")) {
                Text(
                    "preview.not-read",
                    ["file": .html(HTML(shown: PathText.name(path))), "reason": .of(Text(reason))])
            }
        case .preview(let preview): self.preview(preview)
        }
    }

    @HTMLBuilder private func preview(_ preview: SourcePreview) -> HTML {
        if outcomes.count > 1 { Tag.h3(.class("part")) { HTML(shown: PathText.name(preview.path), limit: 120) } }
        Tag.p(.class("note")) { HTML(shown: facts(preview)) }
        for finding in preview.findings {
            Tag.p(.class("note")) {
                Tag.span(.class("badge calm")) { Text("severity", of: finding.severity.rawValue) }
                " "
                if let field = finding.field {
                    HTML(shown: field)
                    ": "
                }
                Text(finding.sentence)
            }
        }
        if !preview.countries.isEmpty { RegionCandidates(upload: upload.id, candidates: preview.countries).html }
        content(preview)
    }

    private func facts(_ preview: SourcePreview) -> String {
        let description = preview.description
        var facts = [preview.originalFormat ?? description.format?.rawValue ?? Text("preview.empty").plain]
        if let name = description.sourceName { facts.append(name) }
        // The text of a converted source is always UTF-8.
        if preview.originalFormat == nil { facts.append(description.encoding.name) }
        return facts.joined(separator: ", ")
    }

    @HTMLBuilder private func content(_ preview: SourcePreview) -> HTML {
        let columns = preview.description.headerMap.map { MappingFile($0).map.columns } ?? []
        if let rows = preview.firstRows { FirstRowsTable(columns: columns, rows: rows).html }
        // A choice is for the columns of one table; the tables of an archive have columns of their own.
        if !columns.isEmpty {
            Tag.details(.class("profile"), .open(outcomes.count == 1)) {
                Tag.summary { Text("preview.columns", ["count": .count(columns.count)]) }
                ColumnProfile(
                    columns: columns, decisions: preview.description.columnDecisions, rows: preview.firstRows,
                    isChosen: outcomes.count == 1
                ).html
            }
        }
    }
}
