import ContactCleaning
import JSONWriting
import PhoneNumbers

/// The changes of numbers of plans as a JSON object.
enum RenumberingJSON {
    static func write(_ plans: [NumberingPlan], to output: inout ByteOutput) throws {
        try output.writeDocument { json in
            json.object {
                $0.member("planVersion", NumberingPlan.version)
                $0.array("renumberings", plans.flatMap(\.renumberings), write)
            }
        }
    }

    static func write(_ json: inout JSONWriter, _ change: Renumbering) {
        json.object {
            $0.member("date", change.date)
            $0.member("callingCode", Int(change.countryCode.number))
            $0.member("old", change.oldTemplate)
            $0.member("newCallingCode", Int(change.newCountryCode.number))
            $0.member("new", change.newTemplate)
            switch change.oldForm {
            case .unknown: $0.member("oldForm", String?.none)
            case .works: $0.member("oldForm", "works")
            case .ended(let day): $0.member("oldForm", "ended \(day)")
            }
            $0.member("note", change.note)
            $0.member("source", change.sourceName)
            $0.member("link", change.sourceURL)
            $0.member("confidence", change.confidence)
        }
    }
}
