import ContactCleaning
import ContactModel
import ContactReading
import ContactStore
import PhoneNumbers
import RegionInference
import StoreTestSupport
import Testing

struct RegionOfRowTests {
    private let csv = """
        First Name,Home Phone,Home Country,Staat
        Ada,030 2270,,
        Bo,020 7031 3000,United Kingdom,
        Cleo,020 7031 3000,Germany,GB
        Dan,030 2270,,nowhere

        """

    private func numbers(_ mapping: String, region: RegionChoice = .none) throws -> [String] {
        var bench = try Workbench()
        bench.options.region = region
        bench.options.reading.headerMap = try MappingFile(mapping, path: "m.yaml").map
        _ = try bench.ingest(bench.folder.write(csv, to: "a.csv"))
        return try bench.rows("SELECT coalesce(e164, reason, verdict) FROM phone_numbers")
    }

    @Test func aColumnOfRegionsTellsTheRow() throws {
        #expect(
            try numbers("columns:\n  Staat: regionHint\n")
                == ["noRegion", "+442070313000", "+442070313000", "ambiguous"])
    }

    @Test func theRegionOfAMapIsThatOfTheFile() throws {
        #expect(
            try numbers("region: DE\ncolumns:\n  Staat: regionHint\n")
                == ["+49302270", "+442070313000", "+442070313000", "ambiguous"])
    }

    @Test func theCallersRegionGoesBeforeTheMaps() throws {
        let france = try #require(RegionCode("FR"))
        #expect(try numbers("region: DE\n", region: .fixed(france))[0] != "+49302270")
        #expect(try numbers("region: DE\n", region: .automatic)[0] == "+49302270")
    }
}
