import Foundation
import NumberingPlanCompiler
import Testing

@Suite struct CompiledTableTests {
    private static let data = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/NumberingPlanData")

    /// If this fails, plan files were changed: run `make knowledge`.
    @Test func theTableIsCompiledFromThePlanFiles() throws {
        let files = try PlanFolder.read(Self.data.appendingPathComponent("Plans"))
        let compiled = try PlanCompiler.compile(files)
        let table = [UInt8](try Data(contentsOf: Self.data.appendingPathComponent("table.bin")))
        #expect(compiled.count == table.count)
        #expect(compiled == table, "table.bin is not what the plan files compile to")
    }

    @Test func everyFileIsNamedAfterItsCallingCode() throws {
        let files = try PlanFolder.read(Self.data.appendingPathComponent("Plans"))
        #expect(files.count == 216)
        #expect(files.contains { $0.name == "any.plan" })
        for file in files {
            let code = file.name.dropLast(".plan".count)
            #expect(file.text.hasPrefix("calling-code \(code)\n"), "\(file.name)")
        }
    }

    @Test func theOrderOfFilesDoesNotMatter() throws {
        let files = [("7.plan", Sample.plan(code: 7, region: "RU")), ("1.plan", Sample.plan(code: 1, region: "US"))]
        let table = try PlanCompiler.compile(files)
        #expect(try PlanCompiler.compile(files.reversed()) == table)
        #expect(try PlanCompiler.compile(files) == table)
    }
}

/// A small plan file.
enum Sample {
    static func plan(code: Int, region: String) -> String {
        """
        calling-code \(code)
        plan-version 1.2.3

        entertainment
          source Somebody
          link https://example.com
          confidence official-document
          255501## on television
            except 2555012#

        national-format
          starts 2
          {0}### #####

        region \(region)
          international-prefix 00
          trunk 0
          lengths 8
          possible
            N#######
          numbers fixedLine
            2####### 3[1-35]######
          short emergency
            112

        """
    }
}
