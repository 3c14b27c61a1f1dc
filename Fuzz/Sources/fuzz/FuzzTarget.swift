#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Code that must handle any input.
protocol FuzzTarget: SendableMetatype {
    /// Processes an input, and aborts the process if an invariant is violated.
    static func run(_ input: inout FuzzInput)
}

/// Aborts the process unless a condition holds.
func expect(_ holds: Bool, _ message: @autoclosure () -> String) {
    if holds { return }
    // Unbuffered, and not through Swift's runtime, so that the line comes before libFuzzer's report.
    let text = "does not hold: \(message())\n"
    _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    abort()
}
