import ContactCleaning
import JSONWriting
import PhoneNumbers

/// The changes of numbers of plans as a JSON object.
enum RenumberingJSON {
    static func write(_ plans: [NumberingPlan], to output: inout ByteOutput) throws {
        try output.writeObject {
            $0.member("planVersion", NumberingPlan.version)
            $0.objects("renumberings", plans.flatMap(\.renumberings), write)
        }
    }

    static func write(_ json: inout JSONWriter, _ change: Renumbering) {
        json.member("date", change.date)
        json.member("callingCode", Int(change.countryCode.number))
        json.member("old", change.oldTemplate)
        json.member("newCallingCode", Int(change.newCountryCode.number))
        json.member("new", change.newTemplate)
        switch change.oldForm {
        case .unknown: json.member("oldForm", String?.none)
        case .works: json.member("oldForm", "works")
        case .ended(let day): json.member("oldForm", "ended \(day)")
        }
        json.member("note", change.note)
        json.member("source", change.sourceName)
        json.member("link", change.sourceURL)
        json.member("confidence", change.confidence)
    }
}
