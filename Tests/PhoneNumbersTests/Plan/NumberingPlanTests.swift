import Testing

@testable import PhoneNumbers

@Suite struct NumberingPlanTests {
    @Test func everyCallingCodeHasAPlan() {
        #expect(NumberingPlan.all.map(\.callingCode) == PhoneNumber.CountryCode.allCases.map(\.number))
        #expect(NumberingPlan(callingCode: 0) == nil)
        #expect(NumberingPlan(callingCode: 999) == nil)
        #expect(NumberingPlan(callingCode: 2000) == nil)
    }

    @Test func regionsAndCodesFindEachOther() {
        #expect(NumberingPlan.regions.filter { $0 != .world }.count == 245)
        for plan in NumberingPlan.all {
            #expect(!plan.regions.isEmpty)
            for region in plan.regions where region != .world {
                #expect(NumberingPlan.callingCode(of: region) == plan.callingCode)
            }
        }
        #expect(NumberingPlan.callingCode(of: .world) == nil)
        #expect(Region("ZZ").flatMap(NumberingPlan.callingCode) == nil)
    }

    @Test(arguments: [(1, "US"), (7, "RU"), (44, "GB"), (39, "IT"), (47, "NO"), (800, "001")])
    func theMainRegionComesFirst(_ code: Int, _ region: String) {
        #expect(NumberingPlan(callingCode: UInt16(code))?.regions.first?.code == region)
    }

    @Test func versionsAreThoseOfTheMetadata() {
        #expect(NumberingPlan.version.split(separator: ".").count == 3)
    }

    @Test(arguments: [(1, [7, 10]), (44, [7, 9, 10]), (33, [9]), (800, [8])])
    func lengths(_ code: Int, _ lengths: [Int]) {
        #expect(NumberingPlan(callingCode: UInt16(code))?.lengths == lengths)
    }

    @Test func rulesHaveSources() throws {
        for plan in [1, 44, 49].compactMap({ NumberingPlan(callingCode: $0) }) {
            for group in plan.groups + plan.setAsideGroups(isWeak: false) + plan.setAsideGroups(isWeak: true) {
                #expect(group.rule.countryCode == plan.callingCode)
                #expect(!group.rule.sourceName.isEmpty && group.rule.sourceURL.hasPrefix("http"))
                #expect(!group.rule.confidence.isEmpty && !group.rule.template.isEmpty)
                #expect(!group.templates.isEmpty)
            }
        }
        #expect(NumberingPlan.rule(.none) == nil)
        #expect(NumberingPlan.rule(Rule.ID(rawValue: .max)) == nil)
    }

    @Test func contentsOfARegion() throws {
        let plan = try #require(NumberingPlan(callingCode: 44))
        let britain = try #require(plan.regionContents.first)
        #expect(britain.region.code == "GB")
        #expect(britain.internationalPrefixes == ["00"])
        #expect(britain.trunkPrefixes.map(\.template) == ["0", "180020"])
        #expect(britain.lengths == [7, 9, 10])
        let emergency = britain.shortCodes.filter { $0.rule.options == .emergency }.flatMap(\.templates)
        #expect(emergency.sorted() == ["112", "999"])
    }

    @Test func trunkPrefixesKeepDigits() throws {
        let plan = try #require(NumberingPlan(callingCode: 54))
        let prefixes = try #require(plan.regionContents.first).trunkPrefixes
        #expect(prefixes.contains(NumberingPlan.TrunkPrefix(template: "0(11)15", replacement: "9$")))
        #expect(prefixes.contains(NumberingPlan.TrunkPrefix(template: "0", replacement: "")))
    }

    @Test func setAsideGroups() throws {
        let plan = try #require(NumberingPlan(callingCode: 44))
        let groups = plan.setAsideGroups(isWeak: false)
        let london = try #require(groups.first { $0.templates == ["2079460###"] })
        #expect(london.rule.note == "London 020")
        #expect(london.rule.options == .entertainment)
    }

    /// The templates that people see hold exactly the numbers that the table takes.
    @Test(arguments: [33, 290, 377, 800])
    func templatesCoverTheirRule(_ code: Int) throws {
        let plan = try #require(NumberingPlan(callingCode: UInt16(code)))
        let classifier = Classifier(allowedOptions: .all)
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
}
