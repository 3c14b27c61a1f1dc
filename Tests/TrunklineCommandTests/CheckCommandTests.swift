import Foundation
import StoreTestSupport
import Testing

struct CheckCommandTests {
    private let folder: TemporaryFolder
    private let command: Command

    init() throws {
        folder = try TemporaryFolder()
        command = Command(in: folder)
    }

    /// The values of a key, one for each line of NDJSON.
    private func values(_ key: String, in output: String) throws -> [String?] {
        try output.split(separator: "\n").map { line in
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
            return try #require(object as? [String: Any])[key] as? String
        }
    }

    @Test func reasonsOfManyNumbers() throws {
        let result = try command.run(
            "check", "--format", "ndjson", "--region", "US", "911", "2125550123", "6662345678", "+442079460958",
            "+16502530000", "16502530000.0", "1.65E+10", "call me", "+165025300009999")
        #expect(
            try values("reason", in: result.output) == [
                "emergency", "entertainment", "forbidden", "entertainment", nil, nil, "damaged", "notANumber",
                "tooLong",
            ])
        #expect(try values("verdict", in: result.output).filter { $0 == "accepted" }.count == 2)
        #expect(
            try values("e164", in: result.output) == [
                nil, nil, nil, nil, "+16502530000", "+16502530000", nil, nil, nil,
            ])
        #expect(
            try values("form", in: result.output) == [
                nil, "+12125550123", "+16662345678", "+442079460958", "+16502530000", "+16502530000", nil, nil, nil,
            ])
        #expect(result.errors == "")
        #expect(result.exitCode == 0)
    }

    @Test func explanationsLookTheSame() throws {
        let result = try command.run(
            "check", "--region", "US", "911", "2125550123", "6662345678", "+442079460958", "+16502530000",
            "16502530000.0",
            "1.65E+10", "call me", "+165025300009999")
        #expect(result.exitCode == 0)
        try Snapshot.expect(result.output, named: "check.text")
    }

    @Test func objectsHaveTheKeysOfTheContractInTheirOrder() throws {
        let result = try command.run("check", "--format", "ndjson", "--trace", "(650) 253-0000 x12", "--region", "US")
        try Snapshot.expect(result.output, named: "check.ndjson")
    }

    @Test func linesAreReadFromStandardInput() throws {
        let result = try command.run(
            "check", "--region", "US", input: "6502530000\n020 7183 8750\tGB\r\n020 7183 8750\t\na\tb\n\n+16502530000")
        #expect(
            try values("e164", in: result.output) == ["+16502530000", "+442071838750", nil, nil, nil, "+16502530000"])
        #expect(try values("input", in: result.output)[3] == "a\tb")
        #expect(try values("verdict", in: result.output)[4] == "empty")
    }

    @Test(arguments: [["--format", "ndjson"], ["--format", "text"], ["--as", "e164"]])
    func theNumberOfThreadsChangesNothing(_ style: [String]) throws {
        // Enough for several blocks of input.
        let blanks = String(repeating: " ", count: 400)
        let lines = (0..<6_000).map { number in
            switch number % 5 {
            case 0: "650-253-\(1000 + number % 9000)"
            case 1: "020 7183 \(1000 + number % 9000)\tGB"
            case 2: ""
            case 3: "650-253-0000 / 911"
            default: "line \(number)" + blanks
            }
        }
        let input = lines.joined(separator: "\n")
        let one = try command.run(["check", "--region", "US", "--jobs", "1"] + style, input: Data(input.utf8))
        #expect(one.output.split(separator: "\n", omittingEmptySubsequences: false).count > 6_000)
        for jobs in ["2", "3", "8"] {
            let others = try command.run(["check", "--region", "US", "--jobs", jobs] + style, input: Data(input.utf8))
            #expect(others.output == one.output && others.errors == one.errors && others.exitCode == one.exitCode)
        }
    }

    @Test(arguments: ["0", "-1", "257", "two"])
    func impossibleNumbersOfThreadsAreRefused(_ jobs: String) throws {
        let result = try command.run("check", "--jobs=" + jobs, input: "911")
        #expect(result.exitCode == 64 && result.errors.contains("--jobs"))
    }

    @Test func candidatesAreNamedWhereNoRegionIs() throws {
        let object = try command.run("check", "--region", "auto", "--format", "ndjson", "02071838750")
        #expect(try values("verdict", in: object.output) == ["ambiguous"])
        let text = try command.run("check", "--region", "auto", "02071838750")
        #expect(text.output.contains("may be              +442071838750 (GB, fixed line)"))
    }

    @Test func cellsWithSeveralNumbers() throws {
        let result = try command.run(
            "check", "--as", "e164", "--region", "DE", input: "030 1234567 / 040 7654321\ncall me\n")
        #expect(result.output == "+49301234567;+49407654321\n\n")
        #expect(result.errors == "trunkline: line 2: call me: notANumber\n")
        #expect(result.exitCode == 0)
    }

    @Test(arguments: [
        ("e164", "+16502530000"), ("national", "(650) 253-0000 ext. 12"), ("international", "+1 650-253-0000 ext. 12"),
        ("rfc3966", "tel:+1-650-253-0000;ext=12"),
    ])
    func styles(_ style: String, _ expected: String) throws {
        let result = try command.run("check", "--as", style, "650 253 0000 x12", "--region", "US")
        #expect(result.output == expected + "\n")
    }

    @Test(arguments: [["-1788"], ["--", "-1788"], ["--region", "US", "-1788"], ["-1788", "--region", "US"]])
    func numbersMayBeginWithAMinus(_ arguments: [String]) throws {
        let result = try command.run(["check", "--format", "ndjson"] + arguments, input: Data())
        #expect(try values("reason", in: result.output) == ["damaged"])
    }

    @Test func numbersMayBeginWithAnySign() throws {
        let result = try command.run("check", "--format", "ndjson", "+16502530000", "=\"x\"", "#31#", "*100#", "@")
        #expect(
            try values("reason", in: result.output) == [nil, "notANumber", "shortCode", "shortCode", "notANumber"])
    }

    @Test(arguments: [
        (["--regoin", "US", "1"], "Unknown option '--regoin'. Did you mean '--region'?"),
        (["--region", "EN", "1"], "did you mean GB (United Kingdom)?"),
        (["--region", "Germany", "1"], "did you mean DE (Germany)?"),
        (["--region", "XX", "1"], "'XX' is not a region with a numbering plan; give an ISO code"),
        (["--allow", "mobil", "1"], "'mobil' is not a category; did you mean 'mobile'?"),
        (["--countries", "US,999", "1"], "999 is not a country calling code"),
        (["--countries", "EN", "1"], "did you mean GB (United Kingdom)?"),
        (["--as", "e146", "1"], "did you mean 'e164'?"),
        (["--as", "e164", "--trace", "1"], "--as writes only numbers"),
        (["--format", "yaml", "1"], "'yaml' is invalid"), (["--format", "text", "--trace", "1"], "--trace belongs to"),
    ])
    func mistakesAreToldWithWhatWasMeant(_ arguments: [String], _ message: String) throws {
        let result = try command.run(["check"] + arguments, input: Data())
        #expect(result.exitCode == 64)
        #expect(result.output == "")
        #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test(arguments: [
        (["+16502530000"], 0), (["call me"], 1), (["n/a"], 0), (["+16502530000", "911"], 1), ([""], 0),
        (["--allow", "tollFree", "+16502530000"], 1), (["--allow", "-tollFree", "+16502530000"], 0),
        (["--countries", "US|GB", "+16502530000"], 0), (["--countries", "44,49", "+16502530000"], 1),
        (["--allow", "GB,mobile", "+447701234567"], 0), (["--allow", "GB,mobile", "+442071838750"], 1),
    ])
    func strictRunsFailOnRejectedNumbers(_ arguments: [String], _ code: Int) throws {
        let strict = try command.run(["check", "--strict"] + arguments, input: Data())
        #expect(Int(strict.exitCode) == code)
        #expect(try command.run(["check"] + arguments, input: Data()).exitCode == 0)
    }

    @Test func bytesThatAreNotTextComeOutAsText() throws {
        let result = try command.run(["check"], input: Data([0x36, 0xFF, 0x00, 0x22, 0x5C, 0x0A]))
        #expect(try values("input", in: result.output) == ["6\u{FFFD}\0\"\\"])
    }

    @Test func aClosedPipeEndsQuietly() throws {
        let pipeline = ["/bin/bash", "-c", "yes 6502530000 | \"$@\" | head -1; echo ${PIPESTATUS[1]}", "bash"]
        let result = try RunningCommand(["check", "--region", "US"], in: command.home, wrapper: pipeline).end()
        #expect(result.output.split(separator: "\n").last == "0")
        #expect(result.errors == "")
    }
}
