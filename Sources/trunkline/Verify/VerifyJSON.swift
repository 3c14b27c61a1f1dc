import ContactCleaning
import ContactStore
import JSONWriting

/// The result of a verification as one JSON object: `database`, `proven`, `checks` and `files`.
struct VerifyJSON {
    func write(_ result: VerificationResult, of database: String, to output: inout ByteOutput) throws {
        try output.writeDocument { json in
            json.object { json in
                json.member("database", database)
                json.member("proven", result.isVerified)
                json.endLine()
                json.array("checks", result.checks, isLineByLine: true, write)
                json.endLine()
                json.array("files", result.files, isLineByLine: true, write)
            }
        }
    }

    private func write(_ json: inout JSONWriter, _ check: DatabaseCheck) {
        json.object { json in
            json.member("check", check.subject.rawValue)
            json.member("good", check.hasPassed)
            json.object("examined") { json in
                for amount in check.examined {
                    json.key(text: VerifyLabels.plural(amount.unit, 2))
                    json.number(amount.count)
                }
            }
            json.member("troubleCount", check.issueCount)
            json.member("troubles", check.issues)
            json.member("notes", check.notes)
        }
    }

    private func write(_ json: inout JSONWriter, _ file: FileComparison) {
        json.object {
            $0.member("path", file.path)
            $0.member("state", VerifyLabels.word(for: file.state))
            $0.member("detail", VerifyLabels.sentence(for: file.state))
            $0.member("sha256", file.sha256)
            $0.member("losses", file.losses)
        }
    }
}
