import ContactCleaning
import JSONWriting

/// Suggested numbers, as one JSON object: the count of each class, and every suggestion.
struct SuggestionJSON {
    func write(_ summary: SuggestionSummary, to output: inout ByteOutput) throws {
        try output.writeObject { json in
            json.member("change", summary.change)
            let counts = SuggestionClass.allCases.map { kind in (kind, summary.suggestions.count { $0.kind == kind }) }
            json.objects("classes", counts.filter { $0.1 > 0 }) { json, counted in
                json.member("class", counted.0.rawValue)
                json.member("ground", counted.0.ground)
                json.member("count", counted.1)
            }
            json.objects("suggestions", summary.suggestions) { json, suggested in
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
}
