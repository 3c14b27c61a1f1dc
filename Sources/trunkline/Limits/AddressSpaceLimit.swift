import Foundation

/// The limit of the system on the memory that the program may map, as set by `ulimit -v` and `ulimit -d`.
///
/// Where less than needed is left, an allocation fails in the middle of the work, and neither Swift nor its libraries can
/// go on from there. So the limit is read before the work begins.
enum AddressSpaceLimit {
    /// The need of the program, its libraries and one writer of a database, in bytes.
    private static let base = 384 << 20
    /// The additional need of each thread that shares the work, in bytes: its stack and an arena of the allocator.
    private static let perJob = 80 << 20
    /// The need of each contact while contacts are compared, in bytes: ten millions were seen to take 430 each.
    private static let perContact = 1 << 10

    /// The number of threads that can share the work; the number of cores at most.
    static var affordableJobs: Int {
        let cores = ProcessInfo.processInfo.activeProcessorCount
        guard let limit = current else { return cores }
        return max(1, min(cores, (limit.bytes - base) / perJob))
    }

    /// Checks that the limit suffices for work on a number of threads.
    ///
    /// - Throws: ``TooLow`` if it does not.
    static func require(jobs: Int) throws {
        try require(
            base + jobs * perJob, for: jobs == 1 ? "" : " for \(jobs) threads",
            advice: jobs == 1 ? "" : ", or use fewer threads with --jobs")
    }

    /// Checks that the limit suffices for comparing contacts.
    ///
    /// - Parameter contacts: The number of contacts; asked only where there is a limit.
    /// - Throws: ``TooLow`` if it does not; what `contacts` throws.
    static func require(contacts: () throws -> Int) throws {
        guard current != nil else { return }
        let count = try contacts()
        let jobs = ProcessInfo.processInfo.activeProcessorCount
        try require(base + jobs * perJob + count * perContact, for: " for \(count) contacts", advice: "")
    }

    private static func require(_ needed: Int, for purpose: String, advice: String) throws {
        guard let limit = current, limit.bytes < needed else { return }
        throw TooLow(limit: limit, needed: needed, purpose: purpose, advice: advice)
    }

    /// A limit, and the option of the shell's `ulimit` that sets it.
    struct Limit {
        var bytes: Int
        var option: String
    }

    /// The lower one of the limits; `nil` if there is none.
    private static var current: Limit? {
        [(addressSpace, "-v"), (data, "-d")].compactMap { resource, option in
            var limit = rlimit()
            guard getrlimit(resource, &limit) == 0, let bytes = Int(exactly: limit.rlim_cur), bytes < Int.max else {
                return nil
            }
            return Limit(bytes: bytes, option: option)
        }.min { $0.bytes < $1.bytes }
    }

    /// Too little memory may be mapped.
    struct TooLow: Error, CustomStringConvertible {
        var limit: Limit
        var needed: Int
        /// The purpose of the memory, and the advice besides raising the limit.
        var purpose: String
        var advice: String

        var description: String {
            "only \(limit.bytes >> 20) MB of memory may be mapped, and \(needed >> 20) MB are needed\(purpose); "
                + "raise the limit with 'ulimit \(limit.option) \(needed >> 10)'\(advice)"
        }
    }

    #if canImport(Glibc)
    private static let addressSpace = __rlimit_resource_t(RLIMIT_AS.rawValue)
    private static let data = __rlimit_resource_t(RLIMIT_DATA.rawValue)
    #else
    private static let addressSpace = RLIMIT_AS
    private static let data = RLIMIT_DATA
    #endif
}
