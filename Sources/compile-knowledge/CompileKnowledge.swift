import Foundation
import KnowledgeCompiler
import NumberingPlanCompiler

/// Compiles the plan files and the files of `Knowledge` to the tables that programs embed.
@main
struct CompileKnowledge {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 6 else {
            fail(
                "usage: compile-knowledge PLANS-FOLDER PLAN-TABLE KNOWLEDGE-FOLDER KNOWLEDGE-TABLE WORD-TABLE", code: 64
            )
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
