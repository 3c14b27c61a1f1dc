import CInterface
import CTrunkline
import PhoneNumbers
import Testing

/// A classifier of the library that is closed with the test.
final class LibraryClassifier {
    let handle: OpaquePointer

    init(_ options: trunkline_options = trunkline_options(region: "")) throws {
        var options = options
        var handle: OpaquePointer?
        let code = trunkline_open(&options, &handle)
        guard code == TRUNKLINE_OK, let handle else { throw LibraryFailure(code: code) }
        self.handle = handle
    }

    deinit { trunkline_close(handle) }

    func classify(_ text: String, region: String? = nil) -> trunkline_number {
        var number = trunkline_number()
        #expect(trunkline_classify(handle, text, text.utf8.count, region, &number) == TRUNKLINE_OK)
        return number
    }
}

struct LibraryFailure: Error, Equatable {
    let code: Int32
}

extension trunkline_options {
    init(region: String) {
        self.init()
        size = UInt32(MemoryLayout<trunkline_options>.size)
        withUnsafeMutableBytes(of: &self.region) { memory in
            for (position, byte) in region.utf8.prefix(4).enumerated() { memory[position] = byte }
        }
    }
}

/// The text of a fixed array of a C struct.
func text<Memory>(_ memory: Memory) -> String {
    withUnsafeBytes(of: memory) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
}

/// The text that a function wrote.
func text(_ output: [CChar]) -> String {
    String(decoding: output.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

func word(_ start: UnsafePointer<CChar>?) -> String? { start.map { String(cString: $0) } }

@Suite
struct ClassifyTests {
    @Test(arguments: [
        ("(650) 253-0000", "US"), ("(212) 555-0123 ext. 7", "US"), ("911", "US"), ("030 7262820", "DE"), ("", ""),
        ("call me", "US"), ("+800 1234 5678", ""), ("0171 2345678", ""), ("４４ ２０ ７０３１ ３０００", "GB"),
        ("4.47701E+11", ""), ("+999 1", ""), ("tel:+1-650-253-0000;ext=3", ""),
    ])
    func agreesWithTheClassifierInSwift(text cell: String, region: String) throws {
        let expected = Classifier(region: RegionCode(region)).classify(cell)
        let number = try LibraryClassifier(trunkline_options(region: region)).classify(cell)
        #expect(word(trunkline_verdict_name(UInt32(number.verdict))) == expected.verdict.name)
        #expect(word(trunkline_reason_name(UInt32(number.reason))) == expected.verdict.reason?.name ?? "")
        let accepted = expected.verdict == .accepted ? expected.e164 ?? "" : ""
        #expect(text(number.e164) == accepted)
        #expect(Int(number.e164_length) == accepted.utf8.count)
        #expect(text(number.form) == expected.e164 ?? "")
        #expect(Int(number.form_length) == (expected.e164 ?? "").utf8.count)
        #expect(text(number.national_number) == expected.nationalNumber.description)
        #expect(text(number.extension) == expected.extension.description)
        #expect(text(number.region) == expected.region?.code ?? "")
        #expect(number.categories == UInt32(expected.categories.rawValue))
        #expect(number.country_code == expected.countryCode?.number ?? 0)
        #expect(number.rule == UInt32(expected.rule.rawValue))
    }

    @Test(arguments: NumberStyle.allCases.enumerated().map { ($0.offset, $0.element) })
    func writesEveryStyle(style: Int, name: NumberStyle) throws {
        var number = try LibraryClassifier(trunkline_options(region: "US")).classify("(650) 253-0000 x12")
        let expected = Classifier(region: RegionCode("US")).classify("(650) 253-0000 x12").formatted(name)
        var output = [CChar](repeating: 1, count: 128)
        let length = trunkline_format(&number, Int32(style), &output, output.count)
        #expect(length == Int32(expected?.utf8.count ?? -1))
        #expect(text(output) == expected)
        #expect(trunkline_format(&number, Int32(style), &output, Int(length)) == TRUNKLINE_ERROR_CAPACITY)
        #expect(trunkline_format(&number, 9, &output, output.count) == TRUNKLINE_ERROR_ARGUMENT)
    }

    @Test
    func onlyAnAcceptedNumberIsWrittenInE164() throws {
        var number = try LibraryClassifier(trunkline_options(region: "US")).classify("(212) 555-0123")
        var output = [CChar](repeating: 1, count: 128)
        #expect(text(number.e164).isEmpty)
        #expect(text(number.form) == "+12125550123")
        #expect(trunkline_format(&number, TRUNKLINE_E164, &output, output.count) == TRUNKLINE_ERROR_NO_NUMBER)
        #expect(trunkline_format(&number, TRUNKLINE_NATIONAL, &output, output.count) > 0)
    }

    @Test(arguments: ["UK", "uk", "GB", "GB ", " uk"])
    func readsUKAsGB(region: String) throws {
        #expect(RegionCode(region.filter { $0 != " " })?.code == "GB")
        let own = try LibraryClassifier(trunkline_options(region: region)).classify("020 7031 3000")
        #expect(text(own.e164) == "+442070313000")
        let named = try LibraryClassifier().classify("020 7031 3000", region: region)
        #expect(text(named.e164) == "+442070313000")
    }

    @Test
    func givesEveryNumberOfACellUntilTheCallbackStopsIt() throws {
        let classifier = try LibraryClassifier()
        let cell = "030 7262820; 0171 2345678"
        var found: [String] = []
        let collect: trunkline_number_callback = { context, start, length, number in
            guard let context else { return 0 }
            let found = context.assumingMemoryBound(to: [String].self)
            found.pointee.append("\(start)+\(length) " + text(number.pointee.e164))
            return found.pointee.count == 3 ? 42 : 0
        }
        let read = { (found: inout [String]) in
            withUnsafeMutablePointer(to: &found) {
                trunkline_for_each_number(classifier.handle, cell, cell.utf8.count, "DE", collect, $0)
            }
        }
        let code = read(&found)
        #expect(code == TRUNKLINE_OK)
        #expect(found == ["0+11 +49307262820", "13+12 +491712345678"])
        let stopped = read(&found)
        #expect(stopped == 42)
    }

    @Test(arguments: [("ZZ", TRUNKLINE_ERROR_REGION), ("1", TRUNKLINE_ERROR_REGION), ("USA", TRUNKLINE_ERROR_REGION)])
    func refusesRegionsWithoutAPlan(region: String, code: Int32) {
        #expect(throws: LibraryFailure(code: code)) { try LibraryClassifier(trunkline_options(region: region)) }
    }

    @Test(arguments: ["001", "", "  "])
    func opensWithoutACountry(region: String) throws {
        let number = try LibraryClassifier(trunkline_options(region: region)).classify("(650) 253-0000")
        #expect(word(trunkline_reason_name(UInt32(number.reason))) == "noRegion")
    }

    @Test(arguments: ["ZZ", "1", "USA", "United States", "U S", "ß"])
    func refusesToReadInAnUnknownRegion(region: String) throws {
        let classifier = try LibraryClassifier()
        var number = trunkline_number()
        #expect(trunkline_classify(classifier.handle, "911", 3, region, &number) == TRUNKLINE_ERROR_REGION)
        let callback: trunkline_number_callback = { _, _, _, _ in 42 }
        let code = trunkline_for_each_number(classifier.handle, "911", 3, region, callback, nil)
        #expect(code == TRUNKLINE_ERROR_REGION)
    }

    @Test(arguments: [
        ("us", "accepted"), (" US\t", "accepted"), ("\r\nus ", "accepted"), ("", "accepted"), ("  ", "accepted"),
        ("001", "rejected"),
    ])
    func readsARegionInAnyCaseWithBlanksAroundIt(region: String, verdict: String) throws {
        let number = try LibraryClassifier(trunkline_options(region: "US")).classify("(650) 253-0000", region: region)
        #expect(word(trunkline_verdict_name(UInt32(number.verdict))) == verdict)
    }

    @Test
    func refusesOptionsThatItDoesNotKnow() {
        var options = trunkline_options(region: "")
        options.allowed_categories = 1 << 30
        #expect(throws: LibraryFailure(code: TRUNKLINE_ERROR_ARGUMENT)) { try LibraryClassifier(options) }
        options = trunkline_options()
        #expect(throws: LibraryFailure(code: TRUNKLINE_ERROR_ARGUMENT)) { try LibraryClassifier(options) }
    }

    @Test
    func namesEndAndRulesAreCited() throws {
        #expect(word(trunkline_verdict_name(4)) == nil)
        #expect(word(trunkline_reason_name(.max)) == nil)
        #expect(word(trunkline_category_name(0)) == "fixedLine")
        #expect(word(trunkline_plan_version()) == NumberingPlan.version)
        let number = try LibraryClassifier(trunkline_options(region: "US")).classify("(212) 555-0123")
        var output = [CChar](repeating: 0, count: 512)
        #expect(trunkline_rule_text(number.rule, TRUNKLINE_RULE_SOURCE_URL, &output, output.count) > 0)
        #expect(text(output).hasPrefix("https://"))
        #expect(trunkline_rule_text(0, 0, &output, output.count) == TRUNKLINE_ERROR_RULE)
        #expect(trunkline_rule_text(trunkline_rule_count() + 1, 0, &output, output.count) == TRUNKLINE_ERROR_RULE)
        #expect(trunkline_rule_text(number.rule, 99, &output, output.count) == TRUNKLINE_ERROR_ARGUMENT)
        for code in Int32(-10)...0 { #expect(word(trunkline_error_text(code)) != "unknown error") }
    }
}
