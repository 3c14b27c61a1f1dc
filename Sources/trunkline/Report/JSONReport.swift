import ContactCleaning

/// A report as one JSON object: `report`, `facts`, `counts` by each thing, and `rows` with one object a line.
struct JSONReport {
    func write(_ report: Report, to output: inout ByteOutput) throws {
        try output.write("{\"report\":")
        try output.writeJSON(report.name)
        try output.write(",\n\"facts\":{")
        for (position, fact) in report.facts.enumerated() {
            try member(fact.key, isFirst: position == 0, to: &output)
            switch fact.value {
            case .count(let count): try output.write(String(count))
            case .text(let text): try output.writeJSON(text)
            }
        }
        try output.write("},\n\"counts\":{")
        for (position, breakdown) in report.breakdowns.enumerated() {
            try member(breakdown.key, isFirst: position == 0, to: &output)
            try write(breakdown.entries, to: &output)
        }
        try output.write("},\n\"rows\":[")
        var isFirst = true
        try report.forEachRow { values in
            try output.write(isFirst ? "\n" : ",\n")
            isFirst = false
            try write(values, columns: report.columns, to: &output)
        }
        try output.write(isFirst ? "]}\n" : "\n]}\n")
    }

    private func write(_ entries: [Report.Entry], to output: inout ByteOutput) throws {
        try output.write("[")
        for (position, entry) in entries.enumerated() {
            try output.write(position == 0 ? "{\"name\":" : ",{\"name\":")
            try write(entry.name, to: &output)
            try output.write(",\"count\":\(entry.count)}")
        }
        try output.write("]")
    }

    private func write(_ values: [String?], columns: [Report.Column], to output: inout ByteOutput) throws {
        try output.write("{")
        for (position, column) in columns.enumerated() {
            try member(column.key, isFirst: position == 0, to: &output)
            if column.role == .number, let value = values[position] {
                try output.write(value)
            } else {
                try write(values[position], to: &output)
            }
        }
        try output.write("}")
    }

    private func write(_ value: String?, to output: inout ByteOutput) throws {
        if let value { try output.writeJSON(value) } else { try output.write("null") }
    }

    private func member(_ key: String, isFirst: Bool, to output: inout ByteOutput) throws {
        if !isFirst { try output.write(",") }
        try output.writeJSON(key)
        try output.write(":")
    }
}
