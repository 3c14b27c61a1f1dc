import ContactCleaning
import ContactStore
import JSONWriting

/// The result of a recheck, as one JSON object.
struct RecheckJSON {
    func write(_ summary: RecheckSummary, to output: inout ByteOutput) throws {
        try output.writeObject { json in
            json.member("planVersion", summary.planVersion)
            json.member("numbers", summary.numbers)
            json.member("changed", summary.changed)
            json.member("divided", summary.divided)
            json.member("change", summary.change)
            json.objects("groups", summary.groups, isLineByLine: true) { json, group in
                json.member("before", group.before)
                json.member("after", group.after)
                json.member("country", group.country)
                json.member("rule", group.rule)
                json.member("count", group.count)
                json.objects("examples", group.examples) { json, example in
                    json.member("number_id", example.number)
                    json.member("value", example.value)
                    json.object("before") { write(example.before, to: &$0) }
                    json.object("after") { write(example.after, to: &$0) }
                }
            }
        }
    }

    private func write(_ state: NumberState, to json: inout JSONWriter) {
        json.member("verdict", state.verdict)
        json.member("reason", state.reason)
        json.member("e164", state.e164)
        json.member("region", state.region)
        json.member("category", state.category)
    }
}
