import ContactCleaning
import JSONWriting
import PhoneNumbers

/// One plan as a JSON object.
enum PlanJSON {
    /// Writes the plan; with `region`, only the parts of that region.
    static func write(_ plan: NumberingPlan, only region: RegionCode?, to output: inout ByteOutput) throws {
        try output.writeDocument { json in
            json.object {
                $0.member("callingCode", Int(plan.countryCode.number))
                $0.member("planVersion", NumberingPlan.version)
                $0.array("regions", plan.regionContents.filter { region == nil || $0.region == region }, write)
                $0.array("numbers", plan.groups.filter { region == nil || $0.rule.region == region }, write)
                $0.array("reserved", plan.reservedGroups(isLowConfidence: false), writeReserved)
                $0.array("reservedWithLowConfidence", plan.reservedGroups(isLowConfidence: true), writeReserved)
            }
        }
    }

    private static func write(_ json: inout JSONWriter, _ contents: NumberingPlan.RegionContents) {
        json.object {
            $0.member("region", contents.region.code)
            $0.member("name", RegionNames.name(of: contents.region))
            $0.array("internationalPrefixes", contents.internationalPrefixes) { $0.string($1) }
            $0.array("trunkPrefixes", contents.trunkPrefixes) { json, prefix in
                json.object {
                    $0.member("template", prefix.template)
                    $0.member("replacement", prefix.replacement)
                }
            }
            $0.array("lengths", contents.lengths) { $0.number($1) }
            $0.array("localLengths", contents.localLengths) { $0.number($1) }
            $0.array("shortCodes", contents.shortCodes) { json, group in
                json.object {
                    $0.array("categories", group.rule.categories.names) { $0.string($1) }
                    $0.array("templates", group.templates) { $0.string($1) }
                }
            }
        }
    }

    private static func write(_ json: inout JSONWriter, _ group: NumberingPlan.Group) {
        json.object {
            $0.member("region", group.rule.region.code)
            $0.array("categories", group.rule.categories.names) { $0.string($1) }
            $0.member("format", group.rule.template)
            $0.array("templates", group.templates) { $0.string($1) }
        }
    }

    private static func writeReserved(_ json: inout JSONWriter, _ group: NumberingPlan.Group) {
        json.object {
            $0.array("categories", group.rule.categories.names) { $0.string($1) }
            $0.array("templates", group.templates) { $0.string($1) }
            $0.member("note", group.rule.note)
            $0.member("source", group.rule.sourceName)
            $0.member("link", group.rule.sourceURL)
            $0.member("confidence", group.rule.confidence)
        }
    }
}
