import ContactCleaning
import JSONWriting
import PhoneNumbers

/// The differences of two tables of plans as a JSON object.
enum PlanDifferenceJSON {
    static func write(_ difference: PlanDifference, to output: inout ByteOutput) throws {
        try output.writeObject {
            $0.member("oldVersion", difference.oldVersion)
            $0.member("newVersion", difference.newVersion)
            $0.objects("plans", difference.plans) { json, plan in
                json.member("callingCode", Int(plan.countryCode.number))
                json.objects("removed", plan.removed, write)
                json.objects("added", plan.added, write)
            }
        }
    }

    private static func write(_ json: inout JSONWriter, _ line: PlanDifference.Line) {
        json.member("region", line.region.code)
        json.member("kind", line.kind)
        json.member("template", line.template)
    }
}
