import ContactCleaning
import ContactStore
import JSONWriting

/// The result of a verification as one JSON object: `database`, `proven`, `checks` and `files`.
struct VerifyJSON {
    func write(_ result: VerificationResult, of database: String, to output: inout ByteOutput) throws {
        try output.writeObject { json in
            json.member("database", database)
            json.member("proven", result.isVerified)
            json.endLine()
            json.objects("checks", result.checks, isLineByLine: true, write)
            json.endLine()
            json.objects("files", result.files, isLineByLine: true, write)
        }
    }

    private func write(_ json: inout JSONWriter, _ check: DatabaseCheck) {
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

    private func write(_ json: inout JSONWriter, _ file: FileComparison) {
        json.member("path", file.path)
        json.member("state", VerifyLabels.word(for: file.state))
        json.member("detail", VerifyLabels.sentence(for: file.state))
        json.member("sha256", file.sha256)
        json.member("losses", file.losses)
    }
}
