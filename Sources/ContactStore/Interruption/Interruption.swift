import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A request to stop, which long work looks at.
///
/// Any thread may make the request, once and for all. The work that was given the interruption then ends soon, leaves
/// nothing half done, and throws ``Interrupted``.
public final class Interruption: Sendable {
    private let isAsked = Atomic(false)
    private let ends: (read: Int32, write: Int32)

    /// A request that has not been made.
    public init() {
        var ends: [Int32] = [-1, -1]
        // Without a pipe left in the system, what waits for another process is not woken.
        if pipe(&ends) == 0 {
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        }
        self.ends = (ends[0], ends[1])
    }

    deinit {
        for end in [ends.read, ends.write] where end >= 0 { close(end) }
    }

    /// Asks to stop.
    public func request() {
        guard !isAsked.exchange(true, ordering: .sequentiallyConsistent) else { return }
        var byte: UInt8 = 1
        _ = write(ends.write, &byte, 1)
    }

    /// Whether somebody asked to stop.
    public var isRequested: Bool { isAsked.load(ordering: .relaxed) }

    /// Ends the work if somebody asked to.
    ///
    /// - Throws: ``Interrupted``.
    public func check() throws {
        if isRequested { throw Interrupted() }
    }

    /// Waits until a descriptor has bytes or its end to give, or until somebody asks to stop.
    ///
    /// - Throws: ``Interrupted``. Trouble with the descriptor itself is left for reading to find.
    public func waitForInput(_ descriptor: Int32) throws {
        var sources = [
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: ends.read, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&sources, nfds_t(sources.count), -1) < 0, errno == EINTR {}
        try check()
    }

    /// Lets some time pass, or less if somebody asks to stop.
    public func wait(milliseconds: Int) {
        var source = pollfd(fd: ends.read, events: Int16(POLLIN), revents: 0)
        _ = poll(&source, 1, Int32(milliseconds))
    }
}

/// Work ended because somebody asked it to.
public struct Interrupted: Error {
    /// The end of some work.
    public init() {}
}
