import ContactCleaning
import ContactStore
import JSONWriting

/// The result of corrections, as one JSON object.
struct FixJSON {
    func write(_ summary: CorrectionSummary, to output: inout ByteOutput) throws {
        try output.writeObject { json in
            json.member("change", summary.change)
            json.objects("corrected", summary.corrected) { json, corrected in
                json.member("number_id", corrected.number)
                json.member("contact_id", corrected.contact)
                json.member("raw", corrected.raw)
                json.member("value", corrected.value)
                json.member("verdict", corrected.after.verdict)
                json.member("e164", corrected.after.e164)
                json.member("region", corrected.after.region)
            }
            json.objects("refused", summary.refused) { json, refused in
                json.member("number_id", refused.number)
                json.member("line", refused.line)
                json.member("value", refused.value)
                json.member("reason", refused.reason.description)
            }
        }
    }
}
