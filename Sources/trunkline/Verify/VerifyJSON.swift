import ContactCleaning
import ContactStore

/// The result of a verification as one JSON object: `database`, `proven`, `checks` and `files`.
struct VerifyJSON {
    func write(_ result: VerificationResult, of database: String, to output: inout ByteOutput) throws {
        try output.write("{\"database\":")
        try output.writeJSON(database)
        try output.write(",\"proven\":\(result.isProven),\n\"checks\":[")
        for (position, check) in result.checks.enumerated() {
            try output.write(position == 0 ? "\n" : ",\n")
            try write(check, to: &output)
        }
        try output.write("\n],\n\"files\":[")
        for (position, file) in result.files.enumerated() {
            try output.write(position == 0 ? "\n" : ",\n")
            try write(file, to: &output)
        }
        try output.write("\n]}\n")
    }

    private func write(_ check: DatabaseCheck, to output: inout ByteOutput) throws {
        let amounts = check.examined.map { "\"\(VerifyLabels.plural($0.unit, 2))\":\($0.count)" }
        try output.write(
            "{\"check\":\"\(check.subject.rawValue)\",\"good\":\(check.hasPassed),"
                + "\"examined\":{\(amounts.joined(separator: ","))},\"troubleCount\":\(check.issueCount)")
        try write("troubles", check.issues, to: &output)
        try write("notes", check.notes, to: &output)
        try output.write("}")
    }

    private func write(_ key: String, _ sentences: [String], to output: inout ByteOutput) throws {
        try output.write(",\"\(key)\":[")
        for (position, sentence) in sentences.enumerated() {
            if position > 0 { try output.write(",") }
            try output.writeJSON(sentence)
        }
        try output.write("]")
    }

    private func write(_ file: FileComparison, to output: inout ByteOutput) throws {
        let members: [(String, String?)] = [
            ("path", file.path), ("state", VerifyLabels.word(for: file.state)),
            ("detail", VerifyLabels.sentence(for: file.state)), ("sha256", file.sha256),
        ]
        for (position, (key, value)) in members.enumerated() {
            try output.write(position == 0 ? "{\"\(key)\":" : ",\"\(key)\":")
            if let value { try output.writeJSON(value) } else { try output.write("null") }
        }
        try output.write("}")
    }
}
