import FuzzerDriver

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Feeds one target with inputs, guided by the code that each reaches.
///
///     fuzz TARGET [libFuzzer's options and folders]
///
/// An input that crashes, accesses memory out of bounds, takes too long or violates an invariant is written to a file.
@main
struct Fuzz {
    /// The target of this process; written once, before the first input.
    nonisolated(unsafe) private static var target: any FuzzTarget.Type = ClassifierTarget.self

    private static let targets: [String: any FuzzTarget.Type] = [
        "archive": ArchiveTarget.self,
        "classifier": ClassifierTarget.self,
        "csv": CSVTarget.self,
        "editing": EditingTarget.self,
        "encoding": EncodingTarget.self,
        "formatter": FormatterTarget.self,
        "library": LibraryTarget.self,
        "mapping": MappingTarget.self,
        "mask": MaskTarget.self,
        "people": PeopleTarget.self,
        "plan": PlanFileTarget.self,
        "rows": RowsTarget.self,
        "table": TableTarget.self,
        "template": TemplateTarget.self,
        "vcard": CardTarget.self,
    ]

    /// The environment variable with the target of a process that libFuzzer starts with its own options only.
    private static let variable = "TRUNKLINE_FUZZ_TARGET"

    static func main() {
        var arguments = Array(UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)))
        if CommandLine.argc > 1, targets[CommandLine.arguments[1]] != nil {
            setenv(variable, CommandLine.arguments[1], 1)
            // libFuzzer would take the name for a corpus folder.
            arguments.remove(at: 1)
        }
        guard let chosen = getenv(variable).flatMap({ targets[String(cString: $0)] }) else {
            print("fuzz TARGET [OPTIONS] [FOLDERS], where TARGET is one of:")
            for name in targets.keys.sorted() { print("  \(name)") }
            exit(64)
        }
        target = chosen
        var count = CInt(arguments.count)
        arguments.append(nil)
        arguments.withUnsafeMutableBufferPointer { arguments in
            var start = arguments.baseAddress
            exit(LLVMFuzzerRunDriver(&count, &start) { Fuzz.run($0, $1) })
        }
    }

    private static func run(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
        var input = FuzzInput(bytes: Array(UnsafeBufferPointer(start: start, count: count)))
        target.run(&input)
        return 0
    }
}
