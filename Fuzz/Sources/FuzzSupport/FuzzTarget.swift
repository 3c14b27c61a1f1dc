#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Code that must handle any input: the main type of a program that libFuzzer drives.
///
///     fuzz-NAME [libFuzzer's options, folders and files]
///
/// An input that crashes, accesses memory out of bounds, takes too long or violates an invariant is written to a file.
package protocol FuzzTarget: SendableMetatype {
    /// Processes an input, and aborts the process if an invariant is violated.
    static func run(_ input: inout FuzzInput)
}

extension FuzzTarget {
    package static func main() { FuzzProcess.run(Self.self) }
}

/// Aborts the process unless a condition holds.
package func expect(_ holds: Bool, _ message: @autoclosure () -> String) {
    if holds { return }
    // Unbuffered, and not through Swift's runtime, so that the line comes before libFuzzer's report.
    let text = "does not hold: \(message())\n"
    _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    abort()
}
