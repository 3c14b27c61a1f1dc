import ContactCleaning
import JSONWriting
import PhoneNumbers

/// The differences of two tables of plans as a JSON object.
enum PlanDifferenceJSON {
    static func write(_ difference: PlanDifference, to output: inout ByteOutput) throws {
        try output.writeDocument { json in
            json.object {
                $0.member("oldVersion", difference.oldVersion)
                $0.member("newVersion", difference.newVersion)
                $0.array("plans", difference.plans) { json, plan in
                    json.object {
                        $0.member("callingCode", Int(plan.countryCode.number))
                        $0.array("removed", plan.removed, write)
                        $0.array("added", plan.added, write)
                    }
                }
            }
        }
    }

    private static func write(_ json: inout JSONWriter, _ line: PlanDifference.Line) {
        json.object {
            $0.member("region", line.region.code)
            $0.member("kind", line.kind)
            $0.member("template", line.template)
        }
    }
}
