#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A clock, read in seconds.
package enum Stopwatch {
    /// Elapsed time.
    case wall
    /// The CPU time of all threads of this process.
    case processor

    /// The time now, in seconds since an arbitrary moment.
    package var seconds: Double {
        var time = timespec()
        clock_gettime(self == .wall ? CLOCK_MONOTONIC : CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// The median duration of several runs, in seconds.
    package func median(of runs: Int, _ body: () throws -> Void) rethrows -> Double {
        var times: [Double] = []
        for _ in 0..<runs {
            let start = seconds
            try body()
            times.append(seconds - start)
        }
        return times.sorted()[runs / 2]
    }
}
