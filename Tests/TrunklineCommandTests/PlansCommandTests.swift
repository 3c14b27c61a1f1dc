import Foundation
import StoreTestSupport
import Testing

struct PlansCommandTests {
    private let folder: TemporaryFolder
    private let command: Command

    init() throws {
        folder = try TemporaryFolder()
        command = Command(in: folder)
    }

    @Test func everyPlanIsListed() throws {
        let result = try command.run("plans")
        let lines = result.output.split(separator: "\n")
        #expect(lines.count == 217)
        #expect(lines.first?.hasPrefix("plan version ") == true)
        #expect(lines.contains { $0.hasPrefix("+33 ") && $0.hasSuffix("FR France") })
        let json = try command.run("plans", "--format", "json")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect((object["plans"] as? [[String: Any]])?.count == 215)
    }

    @Test(arguments: ["44", "+44", "GB", "gb"])
    func aPlanIsShown(_ name: String) throws {
        let result = try command.run("plans", name)
        #expect(result.exitCode == 0)
        #expect(result.output.hasPrefix("+44, plan version"))
        #expect(result.output.contains("GB United Kingdom"))
        #expect(result.output.contains("JE Jersey") == name.hasSuffix("44"))
        #expect(result.output.contains("2079460###      London 020"))
        #expect(result.output.contains("      112 999\n"))
    }

    @Test(arguments: ["1", "54", "800"])
    func plansAreObjects(_ name: String) throws {
        let result = try command.run("plans", name, "--format", "json")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        #expect(object["callingCode"] as? Int == Int(name))
        for key in ["regions", "numbers", "reserved", "reservedWithLowConfidence"] { #expect(object[key] is [Any]) }
    }

    @Test(arguments: [
        ("EN", "did you mean GB"), ("999", "999 is not a country calling code"), ("Atlantis", "is not a region"),
    ])
    func mistakes(_ name: String, _ message: String) throws {
        let result = try command.run("plans", name)
        #expect(result.exitCode == 64)
        #expect(result.errors.contains(message))
    }

    @Test(arguments: ["4", "G", "é"])
    func aLongNameIsAShortMessage(_ character: Character) throws {
        let start = ContinuousClock.now
        let result = try command.run("plans", String(repeating: character, count: 60_000))
        #expect(ContinuousClock.now - start < .seconds(10))
        #expect(result.exitCode == 64)
        #expect(result.errors.contains("is not a region"))
        #expect(result.errors.utf8.count < 1000)
    }
}
