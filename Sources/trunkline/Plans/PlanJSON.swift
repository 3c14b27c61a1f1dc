import ContactCleaning
import JSONWriting
import PhoneNumbers

/// One plan as a JSON object.
enum PlanJSON {
    /// Writes the plan; with `region`, only the parts of that region.
    static func write(_ plan: NumberingPlan, only region: RegionCode?, to output: inout ByteOutput) throws {
        try output.writeObject {
            $0.member("callingCode", Int(plan.countryCode.number))
            $0.member("planVersion", NumberingPlan.version)
            $0.objects("regions", plan.regionContents.filter { region == nil || $0.region == region }, write)
            $0.objects("numbers", plan.groups.filter { region == nil || $0.rule.region == region }, write)
            $0.objects("reserved", plan.reservedGroups(isLowConfidence: false), writeReserved)
            $0.objects("reservedWithLowConfidence", plan.reservedGroups(isLowConfidence: true), writeReserved)
        }
    }

    private static func write(_ json: inout JSONWriter, _ contents: NumberingPlan.RegionContents) {
        json.member("region", contents.region.code)
        json.member("name", RegionNames.name(of: contents.region))
        json.array("internationalPrefixes", contents.internationalPrefixes) { $0.string($1) }
        json.objects("trunkPrefixes", contents.trunkPrefixes) { json, prefix in
            json.member("template", prefix.template)
            json.member("replacement", prefix.replacement)
        }
        json.array("lengths", contents.lengths) { $0.number($1) }
        json.array("localLengths", contents.localLengths) { $0.number($1) }
        json.objects("shortCodes", contents.shortCodes) { json, group in
            json.array("categories", group.rule.categories.names) { $0.string($1) }
            json.array("templates", group.templates) { $0.string($1) }
        }
    }

    private static func write(_ json: inout JSONWriter, _ group: NumberingPlan.Group) {
        json.member("region", group.rule.region.code)
        json.array("categories", group.rule.categories.names) { $0.string($1) }
        json.member("format", group.rule.template)
        json.array("templates", group.templates) { $0.string($1) }
    }

    private static func writeReserved(_ json: inout JSONWriter, _ group: NumberingPlan.Group) {
        json.array("categories", group.rule.categories.names) { $0.string($1) }
        json.array("templates", group.templates) { $0.string($1) }
        json.member("note", group.rule.note)
        json.member("source", group.rule.sourceName)
        json.member("link", group.rule.sourceURL)
        json.member("confidence", group.rule.confidence)
    }
}
