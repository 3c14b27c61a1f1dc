import ContactCleaning
import JSONWriting

/// A report as one JSON object: `report`, `facts`, `counts` by each thing, and `rows` with one object a line.
struct JSONReport: ReportRenderer {
    func write(_ report: Report, limit: Int, to output: inout ByteOutput) throws {
        var json = JSONWriter()
        json.beginObject()
        writeHead(of: report, to: &json)
        json.endLine()
        json.key("rows")
        json.beginArray()
        try report.forEachRow(limit: limit) { values in
            json.endLine()
            write(values, report.columns, to: &json)
            try output.write(&json)
        }
        json.endLine()
        json.endArray()
        json.endObject()
        json.endDocument()
        try output.write(&json)
    }

    private func writeHead(of report: Report, to json: inout JSONWriter) {
        json.member("report", report.name)
        json.endLine()
        json.object("facts") { json in
            for fact in report.facts {
                json.key(text: fact.key)
                switch fact.value {
                case .count(let count): json.number(count)
                case .text(let text): json.string(text)
                }
            }
        }
        json.endLine()
        json.object("counts") { json in
            for breakdown in report.breakdowns {
                json.key(text: breakdown.key)
                json.array { json in
                    for entry in breakdown.entries {
                        json.object {
                            $0.member("name", entry.name)
                            $0.member("count", entry.count)
                        }
                    }
                }
            }
        }
    }

    private func write(_ values: [String?], _ columns: [Report.Column], to json: inout JSONWriter) {
        json.object { json in
            for (column, value) in zip(columns, values) {
                json.key(text: column.key)
                if column.role == .number, let number = value.flatMap(Int.init) {
                    json.number(number)
                } else {
                    json.string(value)
                }
            }
        }
    }
}
