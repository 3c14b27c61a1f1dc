import PhoneNumbers
import RegionInference
import Testing

/// The example of `RegionInference.docc/RegionInference.md`.
struct DocumentedExamplesTests {
    @Test func choices() throws {
        let unitedKingdom = try #require(RegionCode("GB"))
        #expect(try RegionChoice(code: "GB") == .fixed(unitedKingdom))
        #expect(try RegionChoice(code: "auto") == .automatic)
        #expect(throws: RegionChoice.UnknownRegion.self) { try RegionChoice(code: "XX") }
    }
}
