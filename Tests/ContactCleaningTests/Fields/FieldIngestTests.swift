import ContactCleaning
import ContactStore
import PhoneNumbers
import RegionInference
import StoreTestSupport
import Testing

/// Fields from a file to findings, normalized values and the report.
struct FieldIngestTests {
    private let folder: TemporaryFolder
    private let database: String

    init() throws {
        folder = try TemporaryFolder()
        database = folder.path("contacts.db")
    }

    private func ingest(
        _ rows: [String], region: String? = "US", normalize: [String] = [], checkpointInterval: Int = 100_000
    ) throws -> IngestSummary {
        let header = "First Name,Last Name,E-mail Address,Birthday,Home City,Home State,Home Postal Code,Home Country"
        let path = try folder.write(([header] + rows).map { $0 + "\n" }.joined(), to: "people.csv")
        let options = CleaningOptions(
            region: region.flatMap { RegionCode($0) }.map { .fixed($0) } ?? .none,
            normalization: try FieldNormalization(words: normalize))
        return try Ingest(
            inputs: [path], database: database, options: options, checkpointInterval: checkpointInterval
        ).run()
    }

    private func findings() throws -> [String] {
        try PlainSQL.rows("SELECT severity, code, line, field, raw FROM findings ORDER BY id", in: database)
    }

    private static let bad = "Ada2,Example,ada@example,2/30/1985,10001,Nw York,2134,USA"

    @Test func everyFieldIsChecked() throws {
        _ = try ingest(["Ada,Example,ada@example.com,1985-04-12,New York,NY,10001,USA", Self.bad])
        #expect(
            try findings() == [
                "note|digitsInName|3|givenName|Ada2", "warning|invalidEmail|3|email|ada@example",
                "warning|impossibleDate|3|birthday|2/30/1985", "warning|notACity|3|city|10001",
                "warning|unknownState|3|region|Nw York", "warning|invalidZIPCode|3|postalCode|2134",
            ])
        let places = try PlainSQL.rows("SELECT DISTINCT byte_offset FROM findings", in: database)
        #expect(places == ["157"])
        #expect(
            try PlainSQL.rows("SELECT city, region, postal_code FROM addresses LIMIT 1 OFFSET 1", in: database) == [
                "10001|Nw York|2134"
            ])
    }

    @Test func addressesElsewhereAreLeftAlone() throws {
        _ = try ingest(["Bo,Beispiel,,,Berlin,Brandenburg,1234,Germany", "Cleo,Muster,,,Ottawa,Ontario,K1A 0B6,"])
        #expect(try findings() == [])
    }

    @Test func aCountryThatIsOnlyAssumedMakesANote() throws {
        _ = try ingest(["Dan,Ejemplo,,,Toronto,Ontario,,"])
        #expect(try findings() == ["note|unknownState|2|region|Ontario"])
    }

    @Test func withoutARegionNothingIsAssumed() throws {
        _ = try ingest(["Dan,Ejemplo,,,Toronto,Ontario,1234,"], region: nil)
        #expect(try findings() == [])
    }

    @Test func normalizedValuesStandBesideTheRawOnes() throws {
        _ = try ingest(
            ["ADA,EXAMPLE,,4/25/1985,Albany,new york,12207,USA", "Bo,Ejemplo,,4/12/1985,Albany,NY,12207,USA"],
            normalize: ["names", "states", "dates"])
        let rows = try PlainSQL.rows("SELECT contact_id, field, raw, value FROM normalized_fields", in: database)
        #expect(
            rows == [
                "1|familyName|EXAMPLE|Example", "1|birthday|4/25/1985|1985-04-25", "1|region|new york|NY",
            ])
        #expect(
            try PlainSQL.rows("SELECT given_name, birthday FROM contacts LIMIT 1", in: database) == ["ADA|4/25/1985"])
        #expect(try PlainSQL.rows("SELECT normalized FROM sources", in: database) == ["names,states,dates"])
    }

    @Test func nothingIsNormalizedUnasked() throws {
        _ = try ingest(["ADAM,EXAMPLE,,4/25/1985,Albany,new york,12207,USA"])
        #expect(try PlainSQL.rows("SELECT * FROM normalized_fields", in: database) == [])
        #expect(try findings() == [])
    }

    @Test func anUnknownWordIsAnError() {
        let error = #expect(throws: FieldNormalization.UnknownWord.self) {
            try FieldNormalization(words: ["names", "phones"])
        }
        #expect(error?.word == "phones")
    }

    @Test func theReportCountsByFieldAndGroup() throws {
        _ = try ingest([Self.bad, "???,,,,,,,"], normalize: ["states"])
        let report = try FieldsReport.make(database: database)
        let groups = try #require(report.breakdowns.first { $0.key == "group" })
        #expect(groups.entries.map { "\($0.name ?? "") \($0.count)" } == ["personal 4", "address 3"])
        var rows = 0
        try report.forEachRow { values in
            #expect(values.count == report.columns.count)
            rows += 1
        }
        #expect(rows == 7)
        for breakdown in report.breakdowns { #expect(breakdown.entries.reduce(0) { $0 + $1.count } == rows) }
    }
}
