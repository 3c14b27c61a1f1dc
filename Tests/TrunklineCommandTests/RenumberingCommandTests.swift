import Foundation
import StoreTestSupport
import Testing

/// Numbers that their country has changed, as a user meets them.
struct RenumberingCommandTests {
    private let folder: TemporaryFolder
    private let command: Command

    init() throws {
        folder = try TemporaryFolder()
        command = Command(in: folder)
        try folder.write(
            "Name,Phone,Notes\nAya Kouadio,07 12 34 56,\nAya Kouadio,+225 07 07 12 34 56,\n"
                + "Bo Ibsen,+45 32 12 34 56,old number of Aya: +225 07123456\n", to: "old.csv")
    }

    private func run(_ arguments: String...) throws -> Command.Result { try command.run(arguments, input: Data()) }

    @Test func anOldFormAndANewOneAreOneNumber() throws {
        #expect(try run("ingest", "old.csv", "--region", "CI").output.contains("accepted"))
        #expect(try run("dedupe").output.contains("2  people"))
        let csv = try run("export", "--people", "--to", "csv", "-o", "-").output
        #expect(csv.components(separatedBy: "+2250707123456").count == 2, "\(csv)")
        for words in [["07 12 34 56"], ["+22507123456"], ["0707123456"], ["+225 07 07 12 34 56"]] {
            let found = try command.run(["find"] + words + ["--format", "csv"], input: Data()).output
            #expect(
                found.contains("1,Aya Kouadio,number") && found.contains("2,Aya Kouadio,number"), "\(words): \(found)")
        }
        let rejected = try run("report", "rejected")
        #expect(rejected.output.contains("Aya") == false)
        #expect(try run("recheck").output.contains(": 0 would change."))
        #expect(try run("forget", "--number", "+2250707123456", "--yes").exitCode == 0)
        let left = try run("export", "--to", "csv", "-o", "-").output
        #expect(left.contains("Bo Ibsen") && !left.contains("Aya Kouadio") && !left.contains("07123456"), "\(left)")
    }

    @Test func oldFormsAreSuggestedWherePolicySaysSo() throws {
        _ = try run("ingest", "old.csv", "--region", "CI", "--renumbered", "suggest")
        #expect(try run("report", "rejected").output.contains("07 12 34 56"))
        let suggested = try run("fix", "--suggested")
        #expect(suggested.output.contains("renumbered: 1 number"), "\(suggested.output)")
        #expect(suggested.output.contains("the country has changed its numbers on 2021-01-31"))
        let fixed = try run("fix", "--suggested", "--class", "renumbered")
        #expect(fixed.exitCode == 0)
        #expect(try run("report", "rejected").output.contains("07 12 34 56") == false)
        #expect(try run("recheck").output.contains(": 0 would change."))
    }

    /// A recheck with the policy of today says what was renumbered, by change.
    @Test func aRecheckNamesTheChange() throws {
        _ = try run("ingest", "old.csv", "--region", "CI", "--renumbered", "refuse")
        let recheck = try run("recheck", "--allow", "default")
        #expect(
            recheck.output.contains(
                "1 number of CI: tooShort -> accepted  (+225 [04-8][7-9]###### -> 07[04-8][7-9]######)"),
            "\(recheck.output)")
    }

    @Test func theAgeOfACardDecides() throws {
        func card(_ revision: String) -> String {
            "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ali \(revision)\r\nTEL:+226 50 30 12 34\r\nREV:\(revision)\r\nEND:VCARD\r\n"
        }
        try folder.write(card("20120101T000000Z") + card("2019-01-01T00:00:00Z"), to: "cards.vcf")
        let result = try run("ingest", "cards.vcf")
        #expect(result.output.contains("ambiguous"), "\(result.output)")
        let csv = try run("export", "--to", "csv", "-o", "-").output
        #expect(csv.contains("Ali 2019"))
        #expect(try run("stream", "cards.vcf").output.components(separatedBy: "\"verdict\":\"ambiguous\"").count == 2)
        #expect(try run("recheck").output.contains(": 0 would change."))
        _ = try run("ingest", "cards.vcf", "--db", "dated.db", "--dated", "2013")
        #expect(try run("recheck", "--db", "dated.db").output.contains(": 0 would change."))
        #expect(try run("recheck", "--db", "dated.db", "--allow", "default").output.contains(": 0 would change."))
        #expect(try run("ingest", "cards.vcf", "--db", "x.db", "--dated", "soon").errors.contains("'soon' is no day"))
    }

    @Test func changesAreListed() throws {
        let history = try run("plans", "CI", "--history")
        #expect(
            history.output.contains("2021-01-31")
                && history.output.contains("0[1-3]######         -> 010[1-3]######  Moov"))
        #expect(try run("plans", "DK", "--history").output == "No change of numbers of +45 is known.\n")
        let all = try run("plans", "--renumbered")
        #expect(all.output.contains("+84 VN") && all.output.contains(" changes of 6"))
        let json = try run("plans", "--renumbered", "--format", "json")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect((object["renumberings"] as? [[String: Any]])?.count ?? 0 > 300)
        #expect(try run("plans", "--history").exitCode == 64)
        #expect(try run("plans", "CI", "--renumbered").exitCode == 64)
    }

    @Test func tablesAreCompared() throws {
        let table = URL(fileURLWithPath: #filePath).appending(path: "../../../Sources/NumberingPlanData/table.bin")
            .standardized
        #expect(try run("plans", "diff", table.path).output.contains(": no difference\n"))
        try folder.write("no table", to: "no.bin")
        let result = try run("plans", "diff", "no.bin")
        #expect(result.exitCode != 0 && result.errors.contains("this is not a table of numbering plans"))
    }
}
