import ContactCleaning
import ContactFormats

/// What sources are found to be, as one JSON array.
struct JSONPreview {
    func write(_ outcomes: [Ingest.PreviewOutcome], to output: inout ByteOutput) throws {
        try output.write("[")
        for (position, outcome) in outcomes.enumerated() {
            try output.write(position == 0 ? "\n" : ",\n")
            switch outcome {
            case .preview(let preview): try write(preview, to: &output)
            case .skipped(let path, let reason):
                try write([("path", path), ("status", "skipped"), ("detail", reason)], to: &output)
                try output.write("}")
            case .failed(let error):
                try write([("path", error.path), ("status", "failed"), ("detail", error.description)], to: &output)
                try output.write("}")
            }
        }
        try output.write("\n]\n")
    }

    private func write(_ preview: SourcePreview, to output: inout ByteOutput) throws {
        let description = preview.description
        let dialect = description.dialect
        try write(
            [
                ("path", preview.path), ("status", "readable"), ("format", description.format?.rawValue),
                ("source", description.sourceName), ("encoding", description.encoding.name),
                ("delimiter", dialect.flatMap(PreviewLabels.delimiter)), ("lineEnds", dialect?.lineEnds.rawValue),
            ], to: &output)
        try output.write(",\"hasByteOrderMark\":\(description.hasByteOrderMark),\"cardVersions\":[")
        try separated(description.cardVersions.sorted(), to: &output) { try $1.writeJSON($0) }
        try output.write("],\"preamble\":[")
        try separated(description.preamble, to: &output) { try $1.writeJSON($0) }
        try output.write("],\"columns\":[")
        let columns = description.headerMap.map { MappingFile($0).map.columns } ?? []
        try separated(columns, to: &output) { column, output in
            try write(
                [("name", column.name), ("field", column.target.description), ("basis", column.basis.rawValue)],
                to: &output)
            try output.write("}")
        }
        try output.write("],\"findings\":[")
        try separated(preview.findings, to: &output) { finding, output in
            try write(
                [
                    ("code", finding.code.rawValue), ("severity", finding.severity.rawValue), ("field", finding.field),
                    ("message", finding.message),
                ], to: &output)
            try output.write(",\"line\":\(finding.line)}")
        }
        try output.write("]}")
    }

    /// Opens an object and writes members of text.
    private func write(_ members: [(String, String?)], to output: inout ByteOutput) throws {
        for (position, (key, value)) in members.enumerated() {
            try output.write(position == 0 ? "{\"\(key)\":" : ",\"\(key)\":")
            if let value { try output.writeJSON(value) } else { try output.write("null") }
        }
    }

    private func separated<Element>(
        _ elements: [Element], to output: inout ByteOutput, _ body: (Element, inout ByteOutput) throws -> Void
    ) throws {
        for (position, element) in elements.enumerated() {
            if position > 0 { try output.write(",") }
            try body(element, &output)
        }
    }
}
