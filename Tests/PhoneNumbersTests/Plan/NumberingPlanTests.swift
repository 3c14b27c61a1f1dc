import SeededRandom
import Testing

@testable import PhoneNumbers

@Suite struct NumberingPlanTests {
    @Test func everyCallingCodeHasAPlan() {
        #expect(NumberingPlan.all.map(\.countryCode) == PhoneNumber.CountryCode.allCases)
    }

    @Test func regionsAndCodesFindEachOther() {
        #expect(NumberingPlan.regions.filter { $0 != .world }.count == 245)
        for plan in NumberingPlan.all {
            #expect(!plan.regions.isEmpty)
            for region in plan.regions where region != .world {
                #expect(NumberingPlan.countryCode(of: region) == plan.countryCode)
            }
        }
        #expect(NumberingPlan.countryCode(of: .world) == nil)
        #expect(RegionCode("ZZ").flatMap(NumberingPlan.countryCode) == nil)
    }

    @Test(arguments: [
        (PhoneNumber.CountryCode.usAndCanada, "US"), (.russiaAndKazakhstan, "RU"), (.unitedKingdom, "GB"),
        (.italy, "IT"),
        (.norway, "NO"), (.universalInternationalFreephone, "001"),
    ])
    func theMainRegionComesFirst(_ code: PhoneNumber.CountryCode, _ region: String) {
        #expect(NumberingPlan(countryCode: code).regions.first?.code == region)
    }

    @Test func versionsAreThoseOfTheMetadata() {
        #expect(NumberingPlan.version.split(separator: ".").count == 3)
    }

    @Test(arguments: [
        (PhoneNumber.CountryCode.usAndCanada, [7, 10]), (.unitedKingdom, [7, 9, 10]), (.france, [9]),
        (.universalInternationalFreephone, [8]),
    ])
    func lengths(_ code: PhoneNumber.CountryCode, _ lengths: [Int]) {
        #expect(NumberingPlan(countryCode: code).lengths == lengths)
    }

    @Test func rulesHaveSources() throws {
        for code: PhoneNumber.CountryCode in [.france, .unitedKingdom, .norway] {
            let plan = NumberingPlan(countryCode: code)
            for group in plan.groups + plan.reservedGroups(isLowConfidence: false)
                + plan.reservedGroups(isLowConfidence: true)
            {
                #expect(group.rule.countryCode == plan.countryCode)
                #expect(!group.rule.sourceName.isEmpty && group.rule.sourceURL.hasPrefix("http"))
                #expect(!group.rule.confidence.isEmpty && !group.rule.template.isEmpty)
                #expect(!group.templates.isEmpty)
            }
        }
        #expect(NumberingPlan.rule(.none) == nil)
        #expect(NumberingPlan.rule(NumberingRule.ID(rawValue: .max)) == nil)
    }

    @Test func contentsOfARegion() throws {
        let plan = NumberingPlan(countryCode: .unitedKingdom)
        let britain = try #require(plan.regionContents.first)
        #expect(britain.region.code == "GB")
        #expect(britain.internationalPrefixes == ["00"])
        #expect(britain.trunkPrefixes.map(\.template) == ["0", "180020"])
        #expect(britain.lengths == [7, 9, 10])
        let emergency = britain.shortCodes.filter { $0.rule.categories == .emergency }.flatMap(\.templates)
        #expect(emergency.sorted() == ["112", "999"])
    }

    @Test func trunkPrefixesKeepDigits() throws {
        let plan = NumberingPlan(countryCode: .argentina)
        let prefixes = try #require(plan.regionContents.first).trunkPrefixes
        #expect(prefixes.contains(NumberingPlan.TrunkPrefix(template: "0(11)15", replacement: "9$")))
        #expect(prefixes.contains(NumberingPlan.TrunkPrefix(template: "0", replacement: "")))
    }

    @Test func reservedGroups() throws {
        let plan = NumberingPlan(countryCode: .unitedKingdom)
        let groups = plan.reservedGroups(isLowConfidence: false)
        let london = try #require(groups.first { $0.templates == ["2079460###"] })
        #expect(london.rule.note == "London 020")
        #expect(london.rule.categories == .entertainment)
    }

    /// The templates that people see hold exactly the numbers that the table takes.
    @Test(arguments: [
        PhoneNumber.CountryCode.france, .saintHelenaAndTristanDaCunha, .monaco, .universalInternationalFreephone,
    ])
    func templatesCoverTheirRule(_ code: PhoneNumber.CountryCode) {
        let plan = NumberingPlan(countryCode: code)
        let classifier = Classifier(allowedCategories: .all)
        for (rule, ranges) in plan.rangesByRule() {
            for range in ranges {
                let first = range.sets.reduce(into: "") { text, set in
                    text += String((UInt8(0)..<10).first { set.contains($0) } ?? 0)
                }
                let found = classifier.classify("+\(code)" + first)
                #expect(found.planRule == rule)
            }
        }
    }

    /// The table knows of digits whether more of them lead to a number; the way through its machine says so, too.
    @Test func unfinishedNumbersLeadToNumbers() {
        let table = PlanTable.world
        var random = SeededGenerator(seed: 40)
        for plan in 0..<table.planCount {
            let root = table.plans[plan].numbersRoot
            for _ in 0..<30 {
                let count = Int.random(in: 1...9, using: &random)
                let text = String((0..<count).map { _ in Character("\(Int.random(in: 0...9, using: &random))") })
                let digits = Array(text.utf8).withUnsafeBufferPointer { DigitBuffer(of: $0) }
                let node = text.utf8.reduce(root) { $0 == 0 ? 0 : table.successor(of: $0, digit: $1 - 0x30) }
                let code = table.plans[plan].callingCode
                #expect(
                    table.begins(digits, from: root) == (node != 0 && leadsToNumber(node, table)), "+\(code) \(text)")
            }
        }
    }

    private func leadsToNumber(_ node: UInt16, _ table: PlanTable) -> Bool {
        Set((UInt8(0)..<10).map { table.successor(of: node, digit: $0) }).contains {
            $0 != 0 && (table.labels[Int(table.label(of: $0))].general != 0 || leadsToNumber($0, table))
        }
    }
}
