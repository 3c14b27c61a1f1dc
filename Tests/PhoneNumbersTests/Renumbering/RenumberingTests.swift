import Foundation
import SeededRandom
import Testing

@testable import PhoneNumbers

/// Numbers as they were before their countries changed them.
@Suite struct RenumberingTests {
    private func read(_ text: String, _ region: String = "", dated: UInt32 = 0) -> Classification {
        var classifier = Classifier(region: RegionCode(region))
        classifier.dateWritten = dated
        return classifier.classify(text)
    }

    @Test(arguments: [
        ("+225 07 12 34 56", "", "+2250707123456"), ("07 12 34 56", "CI", "+2250707123456"),
        ("+229 97 12 34 56", "", "+2290197123456"), ("0120 123 4567", "VN", "+84701234567"),
        ("(11) 8234-5678", "BR", "+5511982345678"), ("+966 1 234 5678", "", "+966112345678"),
        ("01 234 5678", "SA", "+966112345678"), ("8 (095) 123-45-67", "RU", "+74951234567"),
        ("+7 3272 12 34 56", "", "+77272123456"), ("+33 590 12 34 56", "", "+590590123456"),
        ("+599 542 1234", "", "+17215421234"), ("0347 1234567", "IT", "+393471234567"),
        ("+39 6 1234567", "", "+39061234567"), ("0 22 123 45 67", "PL", "+48221234567"),
        // Old forms of old forms: Thailand 2001, or 2002 and 2006.
        ("01 234 5678", "TH", "+66812345678"),
    ])
    func anOldFormIsReadAsTheNumberOfToday(_ text: String, _ region: String, _ e164: String) {
        let found = read(text, region)
        #expect(found.verdict == .accepted)
        #expect(found.e164 == e164)
        #expect(!found.repairs.isDisjoint(with: [.renumbered, .formerPrefix]))
    }

    @Test(arguments: [
        // Grouped as before, and not as today.
        ("(08) 3823 4567", "VN", 0, "+842838234567 +84838234567"), ("0838 234 567", "VN", 0, ""),
        // Of the country that took the numbers over.
        ("+377 44 123 456", "XK", 0, "+38344123456 +37744123456"), ("+377 44 123 456", "MC", 0, ""),
        // Written before the change.
        ("50 30 12 34", "BF", 0, ""), ("50 30 12 34", "BF", 2014_01_01, "+22625301234 +22650301234"),
        ("50 30 12 34", "BF", 2015_01_01, ""),
        // Listed by the metadata, though nobody can have it.
        ("+241 06 12 34 56", "", 0, "+24166123456 +24106123456"),
        // The beginning of a number of today, too.
        ("225 07 12 34 56", "CI", 0, "+2250707123456"), ("+852 912 3456", "", 0, "+85229123456"),
        ("+852 912 3456", "", 1994_01_01, nil),
    ])
    func aNumberThatIsValidTodayNeedsEvidence(_ text: String, _ region: String, _ date: UInt32, _ candidates: String?) {
        var classifier = Classifier(region: RegionCode(region))
        classifier.dateWritten = date
        let found = classifier.explanation(of: text)
        guard let candidates else {
            #expect(found.classification.repairs.contains(.renumbered))
            return
        }
        #expect(found.classification.verdict == (candidates.isEmpty ? .accepted : .ambiguous))
        #expect(!found.classification.repairs.contains(.renumbered))
        #expect(found.steps.filter { $0.name == .candidate }.map(\.value).joined(separator: " ") == candidates)
        if !candidates.isEmpty {
            #expect(found[.renumbering] != nil)
            #expect(found[.verdict]?.text.contains("old form") == true)
        }
    }

    @Test(arguments: RenumberingPolicy.allCases)
    func thePolicyDecides(_ policy: RenumberingPolicy) {
        let classifier = Classifier(renumbered: policy)
        let old = classifier.classify("+22507123456")
        #expect(old.verdict == (policy == .accept ? .accepted : .rejected(.tooShort)))
        let listed = classifier.classify("+24106123456")
        #expect(listed.verdict == (policy == .refuse ? .accepted : .ambiguous))
    }

    @Test func theChangeIsTheRuleThatDecided() throws {
        let found = read("+22507123456")
        let change = try #require(NumberingPlan.renumbering(found.rule))
        #expect(change.date == "2021-01-31")
        #expect(change.countryCode.number == 225 && change.newCountryCode.number == 225)
        #expect(change.newTemplate == "07" + change.oldTemplate && change.sourceURL.hasPrefix("https://"))
        #expect(found.formatted(.international) == "+225 07 07 12 3456")
        #expect(NumberingPlan.renumbering(read("+16502530000").rule) == nil)
    }

    /// Old numbers of 184 recipes of libphonenumber's migrator and of the rules of the plan files, with the numbers of today.
    @Test func oldNumbersAreReadAsTheirSourcesSay() throws {
        let url = try #require(Bundle.module.url(forResource: "renumbered", withExtension: "tsv"))
        let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
        var (right, ambiguous, today) = (0, 0, 0)
        let classifier = Classifier()
        for line in lines {
            let words = line.split(separator: "\t")
            let found = classifier.explanation(of: String(words[0]))
            switch found.classification.verdict {
            case .accepted where found.classification.e164 == String(words[1]): right += 1
            case .accepted where found.classification.e164 == String(words[0]): today += 1
            case .ambiguous where found[.candidate]?.value == String(words[1]): ambiguous += 1
            default: Issue.record("\(line): \(found.classification.word) \(found.classification.e164 ?? "")")
            }
        }
        #expect(lines.count > 2_800 && right > 2_600 && ambiguous > 100 && today < 60)
    }

    /// Random old numbers of every rule become numbers of today, and are found again from these.
    @Test func everyOldNumberThatIsReplacedIsFoundAgain() {
        var random = SeededGenerator(seed: 40)
        let table = PlanTable.world
        var unused: [String] = []
        for index in 1..<table.renumberingCount {
            let record = table.renumberings[index]
            let rule = table.rules[Int(record.rule)]
            guard let plan = table.plan(ofCode: Int(rule.callingCode)) else { continue }
            let paths = LabelledPaths(table, root: table.plans[plan].numbersRoot, maximumLength: 17)
            let ranges = paths.sequences { table.labels[Int($0)].renumbering == index }
            var count = 0
            for _ in 0..<60 {
                guard let range = ranges.randomElement(using: &random) else { break }
                let old = range.sets.map { set in
                    (UInt8(0)..<10).filter { set.contains($0) }.randomElement(using: &random) ?? 0
                }
                let text = "+\(rule.callingCode)" + old.map { String($0) }.joined()
                let found = Classifier().classify(text)
                guard found.repairs.contains(.renumbered) else { continue }
                count += 1
                let e164 = found.e164 ?? ""
                #expect(Classifier().classify(e164).e164 == e164, "\(text)")
                #expect(!Classifier().classify(e164).repairs.contains(.renumbered), "\(text)")
                let former = found.formerNumbers.map { "+\($0.countryCode)\($0.nationalNumber)" }
                #expect(former.contains(text), "\(text) is not among the old forms of \(e164): \(former)")
            }
            if count == 0 { unused.append("+\(rule.callingCode) \(table.string(rule.template))") }
        }
        // Their old numbers are numbers today, or may lack digits; they need evidence.
        #expect(unused.count < 60, "\(unused)")
    }

    /// The whole of every old template that a plan takes today: no such number is replaced.
    @Test func whatIsValidTodayIsNeverReplaced() {
        var random = SeededGenerator(seed: 41)
        let table = PlanTable.world
        #expect(table.contestedRenumberings.count > 20)
        for plan in 0..<table.planCount {
            let paths = LabelledPaths(table, root: table.plans[plan].numbersRoot, maximumLength: 17)
            for range in paths.sequences(where: {
                table.labels[Int($0)].isNumber && table.labels[Int($0)].renumbering != 0
            }) {
                for _ in 0..<20 {
                    let digits = range.sets.map { set in
                        (UInt8(0)..<10).filter { set.contains($0) }.randomElement(using: &random) ?? 0
                    }
                    for date in [UInt32(0), 1990_01_01] {
                        var classifier = Classifier()
                        classifier.dateWritten = date
                        let text = "+\(table.plans[plan].callingCode)" + digits.map { String($0) }.joined()
                        let found = classifier.classify(text)
                        #expect(
                            !found.repairs.contains(.renumbered) && (found.e164 == nil || found.e164 == text), "\(text)"
                        )
                    }
                }
            }
        }
    }

    @Test func theChangesOfAPlanAreInTheOrderOfTheirDates() {
        let changes = NumberingPlan(countryCode: PhoneNumber.CountryCode(assigned: 66)).renumberings
        #expect(changes.count > 1)
        #expect(changes.map(\.date) == changes.map(\.date).sorted())
        let all = NumberingPlan.all.filter { !$0.renumberings.isEmpty }
        #expect(all.count >= 60)
    }
}
