import ContactCleaning
import ContactModel
import ContactReading
import JSONWriting
import PhoneNumbers
import SourceInput

/// A preview of the reading of sources, as one JSON array.
struct JSONPreview {
    func write(_ outcomes: [Ingest.PreviewOutcome], to output: inout ByteOutput) throws {
        try output.writeDocument { json in
            json.array { json in
                for outcome in outcomes {
                    json.endLine()
                    json.object { write(outcome, to: &$0) }
                }
                json.endLine()
            }
        }
    }

    private func write(_ outcome: Ingest.PreviewOutcome, to json: inout JSONWriter) {
        switch outcome {
        case .preview(let preview): write(preview, to: &json)
        case .skipped(let path, let reason):
            json.member("path", path)
            json.member("status", "skipped")
            json.member("detail", reason.description)
        case .failed(let error):
            json.member("path", error.path)
            json.member("status", "failed")
            json.member("detail", error.description)
        }
    }

    private func write(_ preview: SourcePreview, to json: inout JSONWriter) {
        let description = preview.description
        json.member("path", preview.path)
        json.member("status", "readable")
        json.member("format", description.format?.rawValue)
        json.member("source", description.sourceName)
        json.member("encoding", description.encoding.name)
        json.member("delimiter", description.dialect.flatMap(PreviewLabels.delimiter))
        json.member("lineEnds", description.dialect?.lineEnds.rawValue)
        json.member("hasByteOrderMark", description.hasByteOrderMark)
        json.member("cardVersions", description.cardVersions.sorted())
        json.member("preamble", description.preamble)
        let columns = description.headerMap.map { MappingFile($0).map.columns } ?? []
        json.array("columns", Array(columns.indices)) { json, index in
            let decision = index < description.columnDecisions.count ? description.columnDecisions[index] : nil
            json.object {
                $0.member("name", columns[index].name)
                $0.member("field", columns[index].target.description)
                $0.member("basis", columns[index].basis.rawValue)
                $0.member("score", decision?.chosen.score ?? 0)
                $0.member("reasons", decision?.chosen.reasons.map(\.description) ?? [])
                $0.objects("runnersUp", decision?.runnersUp ?? []) { json, other in
                    json.member("field", other.target.description)
                    json.member("score", other.score)
                    json.member("reasons", other.reasons.map(\.description))
                }
                $0.member("unread", decision?.unread?.rawValue)
            }
        }
        json.objects("findings", preview.findings) { json, finding in
            json.member("code", finding.code.rawValue)
            json.member("severity", finding.severity.rawValue)
            json.member("field", finding.field)
            json.member("message", finding.message)
            json.member("line", finding.line)
        }
        if let format = preview.originalFormat { json.member("originalFormat", format) }
    }
}
