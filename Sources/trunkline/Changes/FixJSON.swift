import ContactCleaning
import ContactStore
import JSONWriting

/// The result of corrections, as one JSON object.
struct FixJSON {
    func write(_ summary: CorrectionSummary, to output: inout ByteOutput) throws {
        var json = JSONWriter()
        json.beginObject()
        json.member("change", summary.change)
        json.key("corrected")
        json.array { json in
            for corrected in summary.corrected {
                json.object { json in
                    json.member("number_id", corrected.number)
                    json.member("contact_id", corrected.contact)
                    json.member("raw", corrected.raw)
                    json.member("value", corrected.value)
                    json.member("verdict", corrected.after.verdict)
                    json.member("e164", corrected.after.e164)
                    json.member("region", corrected.after.region)
                }
            }
        }
        json.key("refused")
        json.array { json in
            for refused in summary.refused {
                json.object { json in
                    json.member("number_id", refused.number)
                    json.member("line", refused.line)
                    json.member("value", refused.value)
                    json.member("reason", refused.reason.description)
                }
            }
        }
        json.endObject()
        json.endDocument()
        try output.write(&json)
    }
}
