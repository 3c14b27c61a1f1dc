import PhoneNumbers
import Testing

@testable import NumberingPlanCompiler

@Suite struct PlanFileParserTests {
    @Test func everyBlockIsRead() throws {
        let plan = try PlanFileParser.parse(Sample.plan(code: 49, region: "DE"), fileName: "49.plan")
        #expect(plan.callingCode == 49)
        #expect(plan.planVersion == "1.2.3")
        #expect(plan.reservedRanges.map(\.template.source) == ["255501##"])
        #expect(plan.reservedRanges.first?.exceptions.map(\.source) == ["2555012#"])
        #expect(plan.reservedRanges.first?.note == "on television")
        #expect(plan.reservedRanges.first?.isEntertainment == true)
        #expect(plan.nationalFormats.map(\.template.source) == ["{0}### #####"])
        let region = try #require(plan.regions.first)
        #expect(region.region.code == "DE")
        #expect(region.internationalPrefixes.map(\.source) == ["00"])
        #expect(region.lengths == [8])
        #expect(region.numbers.map(\.categories) == [.fixedLine])
        #expect(region.numbers.first?.templates.map(\.source) == ["2#######", "3[1-35]######"])
        #expect(region.short.map(\.categories) == [.emergency])
    }

    @Test(arguments: [
        ("calling-code 0\n", 1, "a calling code is 1 to 999"), ("calling-code x\n", 1, "a calling code is 1 to 999"),
        ("calling-code 1\nfoo\n", 2, "`foo` is not the name of a block"),
        ("  2###\n", 1, "an indented line belongs to no block"),
        ("calling-code 1\nregion USA\n", 2, "`USA` is not a region code"),
        ("calling-code 1\nregion US\n  numbers mobil\n", 3, "`mobil` is not a category"),
        ("calling-code 1\nregion US\n  numbers mobile\n    2[3\n", 4, "`2[3` is not a template of 1 to 31 digits"),
        ("calling-code 1\nregion US\n  2###\n", 3, "templates belong under `possible`, `numbers` or `short`"),
        ("calling-code 1\nregion US\n  lengths 7 40\n", 3, "`40` is not a length"),
        ("calling-code 1\nforbidden\n  2###\n", 3, "a range needs `source`, `link` and `confidence` above it"),
        ("calling-code 1\nforbidden\n  except 2###\n", 3, "`except` needs a range above it"),
        ("calling-code 1\nnational-format\n  [###\n", 3, "`[###` is not a format template of 1 to 31 digits"),
        (
            "calling-code 1\nregion US\n  trunk 0(11)15 > 9$\n", 3,
            "a trunk rule is a template, or `0(##)15 -> 9$`, not `0(11)15 > 9$`"
        ),
    ])
    func mistakesAreToldWithTheirPlace(_ text: String, _ line: Int, _ message: String) {
        let expected = PlanFileError(file: "1.plan", line: line, message: message)
        #expect(throws: expected) { try PlanFileParser.parse(text, fileName: "1.plan") }
        #expect(expected.description == "1.plan:\(line): \(message)")
    }

    /// Templates with so many digits would number them with more than a byte.
    @Test(arguments: [32, 128, 129, 256, 300, 5000])
    func templatesOfTooManyDigitsAreRefused(_ count: Int) {
        let digits = String(repeating: "#", count: count)
        let texts = [
            "national-format\n  {0}\(digits)", "international-format\n  \(digits)",
            "national-format\n  starts \(digits)", "region GB\n  numbers mobile\n    \(digits)",
            "region GB\n  possible\n    \(digits)", "region GB\n  trunk \(digits)",
            "forbidden\n  source s\n  link l\n  confidence c\n  \(digits) note",
        ]
        for text in texts {
            let file = (name: "44.plan", text: "calling-code 44\n\(text)\n")
            #expect(throws: PlanFileError.self) { try PlanCompiler.compile([file]) }
        }
    }

    @Test func longLinesAreRefused() {
        let text = "calling-code 44\nregion GB\n  extension-prefix '" + String(repeating: "x", count: 70_000) + "'\n"
        let expected = PlanFileError(file: "44.plan", line: 3, message: "a line has at most 32000 bytes")
        #expect(throws: expected) { try PlanCompiler.compile([("44.plan", text)]) }
    }

    @Test func aFileNeedsACodeAndARegion() {
        #expect(throws: PlanFileError.self) { try PlanFileParser.parse("calling-code 1\n", fileName: "1.plan") }
        #expect(throws: PlanFileError.self) { try PlanFileParser.parse("region US\n", fileName: "1.plan") }
    }

    @Test func commentsAndEmptyLinesAreSkipped() throws {
        let plan = try PlanFileParser.parse("# a comment\n\ncalling-code 1\n\nregion US\n", fileName: "1.plan")
        #expect(plan.callingCode == 1)
    }

    @Test func trunkRulesKeepDigits() throws {
        let text = "calling-code 54\nregion AR\n  trunk 0\n  trunk 0(11)15 -> 9$\n  trunk 15# whole\n"
        let rules = try #require(try PlanFileParser.parse(text, fileName: "54.plan").regions.first).trunkRules
        #expect(rules.map(\.template.source) == ["0", "01115", "15#"])
        #expect(rules.map(\.captured) == [nil, 1..<3, nil])
        #expect(rules.map(\.insertion) == ["", "9", ""])
        #expect(rules.map(\.isWhole) == [false, false, true])
    }

    private static let source = "  source s\n  link l\n  confidence c\n"

    @Test func renumberingsAreRead() throws {
        let text =
            "calling-code 49\nrenumbered 2021-01\n\(Self.source)  old-form ended 2021-04-30\n  trunk 0\n  8 (##) 1(## ##) -> +43 2$9$ of an area\nregion DE\n"
        let found = try PlanFileParser.parse(text, fileName: "49.plan").renumberings
        #expect(found.map(\.template.source) == ["8##1####", "08##1####"])
        let rule = try #require(found.first)
        #expect(rule.text == "8##1#### -> +43 2##9####")
        #expect(rule.callingCode == 43 && rule.note == "of an area")
        #expect(rule.groups == [1, 2, 3, 2])
        #expect(rule.program == [0x32, 0x81, 0x82, 0x39, 0x84, 0x85, 0x86, 0x87])
        #expect(rule.formerProgram == [0x38, 0x81, 0x82, 0x31, 0x84, 0x85, 0x86, 0x87])
        #expect(rule.block.date == 2021_01_00 && rule.block.end == 2021_04_30)
        #expect(found.last?.groups == [2, 2, 3, 2])
    }

    @Test(arguments: [
        ("renumbered 2021-1\n", 2, "`2021-1` is no day like 2021-01-31, 2021-01 or 2021"),
        ("renumbered 2021\n  ## -> 0$\n", 3, "a range needs `source`, `link` and `confidence` above it"),
        ("renumbered 2021\n\(source)  ##\n", 6, "a renumbering is `(0[1-3]######) -> 01$`, not `##`"),
        ("renumbered 2021\n\(source)  (##)(##) -> 0$\n", 6, "the new number `0$` lacks a `$` for a part that is kept"),
        (
            "renumbered 2021\n\(source)  #(##) -> 0$\n", 6,
            "`#` is dropped but is not one digit: the old number could not be told again"
        ),
        (
            "renumbered 2021\n\(source)  ## -> 0x\n", 6,
            "a new number is digits and a `$` for each part that is kept, not `0x`"
        ),
        ("renumbered 2021\n\(source)  ## -> +0 $\n", 6, "`+0` is no calling code"),
        ("renumbered 2021\n\(source)  2[3 -> $\n", 6, "a class of `2[3` is not closed"),
        ("renumbered 2021\n\(source)  (2 -> $\n", 6, "`(2` is no template of old numbers"),
        ("renumbered 2021\n  old-form gone\n", 3, "an old form `works` or has `ended`, not `gone`"),
    ])
    func mistakesInRenumberingsAreToldWithTheirPlace(_ text: String, _ line: Int, _ message: String) {
        let expected = PlanFileError(file: "1.plan", line: line, message: message)
        #expect(throws: expected) { try PlanFileParser.parse("calling-code 1\n" + text, fileName: "1.plan") }
    }

    @Test(arguments: [
        ("  2##### -> 9$\n", 7, "`2##### -> 92#####` leads to no number of today, and to no later renumbering"),
        ("  2##### -> +999 9$\n", 7, "no plan has the calling code 999"),
        ("  2##### -> 20$\n  [23]##### -> 30$\n", 8, "some old numbers of this line become other numbers by line 7"),
    ])
    func renumberingsThatLeadNowhereAreRefused(_ rules: String, _ line: Int, _ message: String) {
        let text =
            "calling-code 44\nplan-version 1\nrenumbered 2021\n" + Self.source + rules
            + "region GB\n  lengths 8\n  possible\n    ########\n  numbers mobile\n    [23]0######\n"
        let expected = PlanFileError(file: "44.plan", line: line, message: message)
        #expect(throws: expected) { try PlanCompiler.compile([("44.plan", text)]) }
    }
}
