import ContactCleaning
import ContactModel
import ContactReading
import Markup
import SourceInput

/// A preview of the reading of sources, for people.
struct TextPreview {
    var ink: Ink

    func write(_ outcomes: [Ingest.PreviewOutcome], to output: inout ByteOutput) throws {
        for (position, outcome) in outcomes.enumerated() {
            if position > 0 { try output.write("\n") }
            switch outcome {
            case .preview(let preview): try write(preview, to: &output)
            case .skipped(let path, let reason): try output.write("\(title(path)): skipped: \(reason)\n")
            case .failed(let error): try output.write("\(title(error.path)): not read\n")
            }
        }
    }

    private func write(_ preview: SourcePreview, to output: inout ByteOutput) throws {
        let description = preview.description
        try output.write("\(title(preview.path))\n")
        for (name, text) in PreviewLabels(preview).facts {
            try output.write("  \(ink.dim(ColumnText.left(name, 8)))  \(visible(text))\n")
        }
        for finding in preview.findings {
            let field = finding.field.map { "\(visible($0)): " } ?? ""
            try output.write(
                "  \(ink.dim(ColumnText.left(finding.severity.rawValue, 8)))  \(field)\(visible(finding.message))\n")
        }
        guard let map = description.headerMap, !map.columns.isEmpty else { return }
        let columns = MappingFile(map).map.columns
        let names = columns.map { $0.name.isEmpty ? "(no name)" : visible($0.name) }
        let targets = columns.map { visible($0.target.description) }
        let nameWidth = min(names.map(ColumnText.width).max() ?? 0, 40)
        let targetWidth = min(targets.map(ColumnText.width).max() ?? 0, 32)
        try output.write("  \(ink.dim("Columns"))\n")
        for index in columns.indices {
            let line = "\(ColumnText.left(names[index], nameWidth))  \(ColumnText.left(targets[index], targetWidth))"
            try output.write("    \(line)  \(ink.dim(PreviewLabels.basis(columns[index].basis)))\n")
            guard index < description.columnDecisions.count else { continue }
            for reason in PreviewLabels.reasons(description.columnDecisions[index]) {
                try output.write("        \(ink.dim(visible(reason)))\n")
            }
        }
    }

    private func title(_ path: String) -> String {
        ink.bold(path == "-" ? "standard input" : visible(path))
    }

    private func visible(_ text: String) -> String { VisibleText.plain(text, isVerbatim: false) }
}
