import ContactCleaning
import JSONWriting

/// Suggested numbers, as one JSON object: the count of each class, and every suggestion.
struct SuggestionJSON {
    func write(_ summary: SuggestionSummary, to output: inout ByteOutput) throws {
        var json = JSONWriter()
        json.beginObject()
        json.member("change", summary.change)
        json.key("classes")
        json.array { json in
            for kind in SuggestionClass.allCases {
                let count = summary.suggestions.count { $0.kind == kind }
                guard count > 0 else { continue }
                json.object { json in
                    json.member("class", kind.rawValue)
                    json.member("ground", kind.ground)
                    json.member("count", count)
                }
            }
        }
        json.key("suggestions")
        json.array { json in
            for suggested in summary.suggestions {
                json.object { json in
                    json.member("number_id", suggested.number)
                    json.member("contact_id", suggested.contact)
                    json.member("class", suggested.kind.rawValue)
                    json.member("value", suggested.value)
                    json.member("suggestion", suggested.suggestion)
                    json.member("e164", suggested.e164)
                    json.member("ground", suggested.ground)
                }
            }
        }
        json.endObject()
        json.endDocument()
        try output.write(&json)
    }
}
