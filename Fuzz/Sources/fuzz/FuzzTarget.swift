#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Something that takes any input.
protocol FuzzTarget: SendableMetatype {
    /// Takes an input, and ends the process if something does not hold that must.
    static func run(_ input: inout FuzzInput)
}

/// Ends the process unless something holds.
func expect(_ holds: Bool, _ message: @autoclosure () -> String) {
    if holds { return }
    // Unbuffered, and not through Swift's runtime, so that the line comes before libFuzzer's report.
    let text = "does not hold: \(message())\n"
    _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    abort()
}
