import Foundation

/// The limit on the number of files that the program may have open at a time.
enum OpenFileLimit {
    /// The number of files that the program and the system's libraries need; a library ends the program without a word
    /// if it gets none.
    private static let needed: rlim_t = 32

    /// Raises the limit to the number that is needed.
    ///
    /// - Throws: ``TooLow`` if the system does not allow it.
    static func raise() throws {
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < needed else { return }
        let allowed = limit.rlim_cur
        limit.rlim_cur = needed
        limit.rlim_max = max(limit.rlim_max, needed)
        guard setrlimit(resource, &limit) == 0 else {
            throw TooLow(allowed: Int(allowed))
        }
    }

    /// Too few files may be open.
    struct TooLow: Error, CustomStringConvertible {
        var allowed: Int
        var description: String {
            "only \(allowed) files may be open at a time, and \(needed) are needed; raise the limit with 'ulimit -n 64'"
        }
    }

    #if canImport(Glibc)
    private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
    private static let resource = RLIMIT_NOFILE
    #endif
}
