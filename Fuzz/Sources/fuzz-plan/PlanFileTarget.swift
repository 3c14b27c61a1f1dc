import FuzzSupport
import NumberingPlanCompiler

/// Compiles any text as a plan file.
@main
enum PlanFileTarget: FuzzTarget {
    static func run(_ input: inout FuzzInput) {
        let text = input.text()
        // Large automata take long and exercise no other code than small ones.
        guard text.utf8.count <= 4096 else { return }
        do throws(PlanFileError) {
            let table = try PlanCompiler.compile([(name: "44.plan", text: text)])
            let again = try PlanCompiler.compile([(name: "44.plan", text: text)])
            expect(table == again, "the same plan gives the same table")
        } catch {
            expect(error.file == "44.plan" && error.line >= 0, "a mistake has its place")
            expect(!error.description.isEmpty, "a mistake has words")
        }
    }
}
