import Foundation
import StoreTestSupport
import Testing

/// The advice in the summary of `ingest` on a region that is missing or wrong.
struct RegionAdviceCommandTests {
    private let command: Command

    init() throws {
        let folder = try TemporaryFolder()
        let numbers = [
            "0664 1234567", "0660 7654321", "0676 3456789", "0699 12345678", "01 5051234", "0316 812345",
            "0662 845123", "0512 567890", "0650 9876543", "0664 8899001", "0732 770512", "0463 512345",
        ]
        let rows = numbers.enumerated().map { "Ann \($0.offset),\($0.element)\n" }
        try folder.write("Name,Phone\n" + rows.joined(), to: "people.csv")
        command = Command(in: folder)
    }

    @Test func withoutARegionAutoIsOffered() throws {
        let text = try command.run("ingest", "people.csv", "--dry-run").output
        #expect(
            text.contains(
                "\n  no region was given: --region auto would read 12 of 12 national numbers as AT (region AT explains 100 %"
            ),
            "\(text)")
        let json = try command.run("ingest", "people.csv", "--dry-run", "--format", "json").output
        #expect(
            json.contains(
                #""regionAdvice":{"given":null,"region":"AT","numbers":12,"readable":12,"accepted":0,"isSample":false,"#
            ),
            "\(json)")
    }

    @Test func withoutEvidenceARegionIsAskedFor() throws {
        let folder = try TemporaryFolder()
        try folder.write("Name,Phone\nAda,01632 960001\nBo,+16502530000\n", to: "few.csv")
        let few = Command(in: folder)
        let said = "\n  1 number is written as inside a country that nothing names: --region CODE"
        #expect(
            try few.run("ingest", "few.csv").output.contains(said + " --replace reads such numbers as those of one\n"))
        #expect(try !few.run("ingest", "few.csv", "--region", "GB", "--dry-run").output.contains("that nothing names"))
    }

    @Test func aWrongRegionIsAWarning() throws {
        let text = try command.run("ingest", "people.csv", "--region", "US").output
        #expect(
            text.contains("\n  warning: read in US, but the numbers look like those of AT (region AT explains"),
            "\(text)")
        #expect(text.contains("; --region AT --replace reads 12 of them\n"), "\(text)")
        let right = try command.run("ingest", "people.csv", "--region", "AT", "--dry-run").output
        #expect(!right.contains("warning"), "\(right)")
    }
}
