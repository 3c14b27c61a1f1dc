import FuzzerDriver

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A process that feeds one target with inputs, guided by the code that each reaches.
enum FuzzProcess {
    /// The target of this process; written once, before the first input.
    nonisolated(unsafe) private static var target: (any FuzzTarget.Type)?

    /// Runs libFuzzer with the arguments of the process, and exits with its status.
    static func run(_ target: any FuzzTarget.Type) -> Never {
        self.target = target
        var count = CommandLine.argc
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
        exit(LLVMFuzzerRunDriver(&count, &arguments) { FuzzProcess.run($0, $1) })
    }

    private static func run(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
        var input = FuzzInput(bytes: Array(UnsafeBufferPointer(start: start, count: count)))
        target?.run(&input)
        return 0
    }
}
