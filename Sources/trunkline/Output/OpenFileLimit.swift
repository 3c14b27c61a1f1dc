import Foundation

/// How many files may be open at a time. With only a few, libraries of the system end the program without a word.
struct OpenFileLimit: Error, CustomStringConvertible {
    /// What every command can do with.
    private static let needed = rlim_t(32)

    var count: Int
    var description: String {
        "only \(count) files may be open at a time; raise the limit with 'ulimit -n \(Self.needed)' or more"
    }

    /// Raises the limit as far as it is needed.
    ///
    /// - Throws: ``OpenFileLimit`` if the system does not let it.
    static func ensure() throws {
        #if canImport(Glibc)
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
        let resource = RLIMIT_NOFILE
        #endif
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < needed else { return }
        limit.rlim_cur = min(needed, limit.rlim_max)
        guard limit.rlim_cur == needed, setrlimit(resource, &limit) == 0 else {
            throw OpenFileLimit(count: Int(limit.rlim_cur))
        }
    }
}
