import Foundation
import StoreTestSupport
import Testing

/// The field without a terminal: lines in, lines out.
struct FieldCommandTests {
    private let command: Command

    init() throws {
        command = Command(in: try TemporaryFolder())
    }

    @Test func everyLineGivesOneLine() throws {
        let result = try command.run("field", "currency", input: "12.5\n1,000\r\n\n.5")
        #expect(result.output == "$12.50\n$1000.00\n\n$0.50\n")
        #expect(result.errors == "")
        #expect(result.exitCode == 0)
    }

    @Test func invalidLinesAreReported() throws {
        let result = try command.run("field", "zip", "--required", input: "10001\n123\nx\n\n")
        // A value that is not valid is no output: each line still gives one.
        #expect(result.output == "10001\n\n\n\n")
        #expect(result.exitCode == 1)
        #expect(
            result.errors == """
                line 2: 123: A ZIP code has 5 digits
                line 3: x: Only digits are accepted
                line 4: : ZIP Code is required

                """)
    }

    @Test(
        arguments: [
            (["phone", "--region", "US"], "+44 1650 2530000"), (["phone", "--region", "GB"], "0612345678"),
            (["phone"], "(666) 404-1234"), (["phone", "--region", "US"], "(666) 404-1234"),
            (["phone"], "+44 1650 2530000"), (["mobile-cn"], "138001380001"),
        ] as [([String], String)])
    func anotherNumberIsNoValue(_ arguments: [String], _ line: String) throws {
        let result = try command.run(["field"] + arguments, input: .init((line + "\n").utf8))
        #expect(result.output == "\n")
        #expect(result.errors.hasPrefix("line 1: \(line): "), "\(result.errors)")
        #expect(result.exitCode == 1)
    }

    @Test(
        arguments: [
            (["phone", "--region", "DE"], "0302270", "030 2270"),
            (["phone", "--region", "UK"], "02070313000", "020 7031 3000"),
            (["mobile-cn"], "13800138000", "138-0013-8000"),
            (["--mask", "LL-DD"], "ab12", "ab-12"), (["st"], "ny", "NY"), (["age(18,99)"], "42 years", "42"),
        ] as [([String], String, String)])
    func everyFormat(_ arguments: [String], _ line: String, _ formatted: String) throws {
        let result = try command.run(["field"] + arguments, input: .init((line + "\n").utf8))
        #expect(result.output == formatted + "\n")
    }

    @Test(
        arguments: [
            (["zup"], "Unknown field type 'zup'; did you mean zip? --list"),
            (["age(9,1)"], "the first bound must not be greater"),
            ([], "Give the type of the field"), (["zip", "--mask", "DD"], "not both"), (["--mask", "--"], "--mask"),
            (["--mask", "xyz"], "placeholder"), (["zip", "--region", "US"], "--region belongs to the type phone"),
            (["zip", "--conditions", "7"], "--conditions belong to --mask"),
            (["phone", "--region", "XX"], "'XX' is not a region"),
        ] as [([String], String)])
    func wrongUsageIsExplained(_ arguments: [String], _ message: String) throws {
        let result = try command.run(["field"] + arguments, input: .init())
        #expect(result.exitCode == 64)
        #expect(result.output == "")
        #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test func theListNamesEveryType() throws {
        let lines = try command.run("field", "--list").output.split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("zip ") && $0.hasSuffix("00000") })
        #expect(lines.contains { $0.hasPrefix("age(N,N) ") })
        #expect(lines.contains { $0.hasPrefix("mobile-cn ") })
    }
}
