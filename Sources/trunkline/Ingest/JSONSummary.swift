import ContactCleaning
import ContactStore
import PhoneNumbers

/// The summary of an ingest as one JSON object: `database` (null for a dry run), `inputs`, `total`.
struct JSONSummary {
    func write(_ summary: IngestSummary, of ingest: Ingest, to output: inout ByteOutput) throws {
        try output.write("{\"database\":")
        try write(ingest.isDryRun ? nil : ingest.database, to: &output)
        try output.write(",\n\"inputs\":[")
        for (position, input) in summary.inputs.enumerated() {
            try output.write(position == 0 ? "\n" : ",\n")
            try write(input, to: &output)
        }
        try output.write("\n],\n\"total\":{")
        try write(summary.total, to: &output)
        try output.write("}}\n")
    }

    private func write(_ input: IngestSummary.Input, to output: inout ByteOutput) throws {
        let (status, detail) = Self.words(for: input.status)
        let members: [(String, String?)] = [
            ("path", input.path), ("status", status), ("detail", detail), ("format", input.format),
            ("dialect", input.dialect), ("encoding", input.encoding),
            ("region", input.region?.region?.code),
            ("regionEvidence", input.region.flatMap { $0.isWeighed ? $0.sentence : nil }),
            ("rejects", input.rejects?.path),
        ]
        try output.write("{")
        for (key, value) in members {
            try output.write("\"\(key)\":")
            try write(value, to: &output)
            try output.write(",")
        }
        try output.write("\"bytes\":\(input.byteCount),")
        try write(input.counts, to: &output)
        try output.write("}")
    }

    /// The members of an object of counts, without its braces.
    private func write(_ counts: SourceCounts, to output: inout ByteOutput) throws {
        let reasons = RejectionReason.allCases.map { "\"\($0.name)\":\(counts.rejectedNumbers[$0])" }
        try output.write(
            """
            "contacts":{"seen":\(counts.seenContacts),"stored":\(counts.storedContacts),\
            "skipped":\(counts.skippedContacts)},\
            "numbers":{"seen":\(counts.numbers),"accepted":\(counts.acceptedNumbers),\
            "rejected":\(counts.rejectedNumbers.total),"ambiguous":\(counts.ambiguousNumbers),\
            "empty":\(counts.emptyNumbers)},\
            "rejected":{\(reasons.joined(separator: ","))},"findings":\(counts.findings)
            """)
    }

    private static func words(for status: IngestSummary.Status) -> (status: String, detail: String?) {
        switch status {
        case .stored: ("stored", nil)
        case .resumed: ("resumed", nil)
        case .dryRun: ("dryRun", nil)
        case .alreadyStored(let path): ("alreadyStored", path)
        case .skipped(let reason): ("skipped", reason)
        case .failed(let error): ("failed", error.description)
        }
    }

    private func write(_ value: String?, to output: inout ByteOutput) throws {
        if let value { try output.writeJSON(value) } else { try output.write("null") }
    }
}
