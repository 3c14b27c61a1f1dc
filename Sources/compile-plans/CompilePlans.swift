import Foundation
import NumberingPlanCompiler

/// Compiles the plan files of a folder to the world table.
@main
struct CompilePlans {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else {
            fail("usage: compile-plans PLANS-FOLDER TABLE-FILE", code: 64)
        }
        do {
            let files = try PlanFolder.read(URL(fileURLWithPath: arguments[1]))
            let table = try PlanCompiler.compile(files)
            try Data(table).write(to: URL(fileURLWithPath: arguments[2]), options: .atomic)
            print("\(files.count) plans, \(table.count) bytes")
        } catch {
            fail("compile-plans: \(error)", code: 65)
        }
    }

    private static func fail(_ message: String, code: Int32) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(code)
    }
}
