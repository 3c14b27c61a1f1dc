import ContactCleaning
import FuzzSupport

/// Reads any text as a mapping file.
@main
enum MappingTarget: FuzzTarget {
    static func run(_ input: inout FuzzInput) {
        do throws(MappingError) {
            let file = try MappingFile(input.text(), path: "map.yaml")
            let again = try MappingFile(file.text(), path: "map.yaml")
            expect(again == file, "what is written is read back as the same map: \(file.text())")
        } catch {
            expect(error.path == "map.yaml" && (error.line ?? 1) >= 0, "an error has its place")
            expect(!error.problem.isEmpty && !error.advice.isEmpty, "an error says what to do")
        }
    }
}
