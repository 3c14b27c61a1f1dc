import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A request to stop, shared by the thread that makes it and the work that honors it.
///
/// Any thread may call ``cancel()``, once and for all. Work that was given the cancellation then stops within moments,
/// leaves nothing half done, and throws `CancellationError`. Unlike the cancellation of a `Task`, it also wakes work that
/// waits for input or for a lock.
public final class Cancellation: Sendable {
    private let wasRequested = Atomic(false)
    /// A pipe that becomes readable with the request.
    private let pipe: (readEnd: Int32, writeEnd: Int32)

    /// A cancellation that has not been requested.
    public init() {
        var ends: [Int32] = [-1, -1]
        // Without a pipe left in the system, work that waits for another process is not woken.
        if makePipe(&ends) == 0 {
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        }
        pipe = (ends[0], ends[1])
    }

    deinit {
        for end in [pipe.readEnd, pipe.writeEnd] where end >= 0 { close(end) }
    }

    /// Requests cancellation. Later calls do nothing.
    public func cancel() {
        guard !wasRequested.exchange(true, ordering: .sequentiallyConsistent) else { return }
        var byte: UInt8 = 1
        _ = unsafe write(pipe.writeEnd, &byte, 1)
    }

    /// True if cancellation has been requested.
    public var isCancelled: Bool { wasRequested.load(ordering: .relaxed) }

    /// Throws if cancellation has been requested.
    ///
    /// - Throws: `CancellationError`.
    package func check() throws {
        if isCancelled { throw CancellationError() }
    }

    /// Waits until a descriptor has bytes, reaches its end or fails, or until cancellation is requested.
    ///
    /// Errors of the descriptor are left for the following read to report.
    ///
    /// - Parameter descriptor: An open file descriptor.
    /// - Throws: `CancellationError`.
    package func waitForInput(_ descriptor: Int32) throws {
        var sources = [
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: pipe.readEnd, events: Int16(POLLIN), revents: 0),
        ]
        while unsafe poll(&sources, nfds_t(sources.count), -1) < 0, errno == EINTR {}
        try check()
    }

    /// Waits for some time, or until cancellation is requested.
    package func wait(milliseconds: Int) {
        var source = pollfd(fd: pipe.readEnd, events: Int16(POLLIN), revents: 0)
        _ = unsafe poll(&source, 1, Int32(milliseconds))
    }
}

/// `pipe(2)`, whose name is taken by a property.
private func makePipe(_ ends: inout [Int32]) -> Int32 { unsafe pipe(&ends) }
