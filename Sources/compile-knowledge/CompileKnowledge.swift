import Foundation
import KnowledgeCompiler
import NumberingPlanCompiler

/// Compiles the plan files, the files of `Knowledge` and the details of numbers to the tables that programs embed.
@main
struct CompileKnowledge {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 8 else {
            fail(
                "usage: compile-knowledge PLANS-FOLDER PLAN-TABLE KNOWLEDGE-FOLDER KNOWLEDGE-TABLE WORD-TABLE DETAILS-FOLDER "
                    + "DETAILS-TABLE", code: 64)
        }
        do {
            let plans = try PlanFolder.read(URL(fileURLWithPath: arguments[1]))
            let table = try PlanCompiler.compile(plans)
            try write(table, to: arguments[2], "\(plans.count) plans")
            print("old numbers that are numbers today:")
            for line in PlanCompiler.contestedOldNumbers(in: table) { print("  " + line) }
            let files = try KnowledgeFolder.read(URL(fileURLWithPath: arguments[3]))
            try write(try KnowledgeCompiler.compile(files), to: arguments[4], "\(files.count) files of knowledge")
            try write(try NumberWordsCompiler.compile(files), to: arguments[5], "words beside numbers")
            let details = try KnowledgeFolder.read(URL(fileURLWithPath: arguments[6]))
            try write(
                try DetailsCompiler.compile(details), to: arguments[7], "\(details.count) files of details of numbers")
        } catch {
            fail("compile-knowledge: \(error)", code: 65)
        }
    }

    private static func write(_ table: [UInt8], to path: String, _ contents: String) throws {
        try Data(table).write(to: URL(fileURLWithPath: path), options: .atomic)
        print("\(contents), \(table.count) bytes")
    }

    private static func fail(_ message: String, code: Int32) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(code)
    }
}
