import Foundation
import StoreTestSupport

/// A named pipe that a test writes to as it likes.
final class Feed {
    private let path: String
    private var descriptor: Int32 = -1

    init(named name: String, in folder: TemporaryFolder) throws {
        path = folder.path(name)
        guard mkfifo(path, 0o600) == 0 else { throw RunningCommand.Trouble(call: "mkfifo") }
    }

    deinit { close() }

    /// Opens the writer's end, once there is a reader.
    func open() throws {
        let deadline = ContinuousClock.now + .seconds(20)
        while descriptor < 0 {
            descriptor = Foundation.open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
            guard ContinuousClock.now < deadline else { throw RunningCommand.Trouble(call: "open") }
            if descriptor < 0 { usleep(1000) }
        }
        _ = fcntl(descriptor, F_SETFL, O_WRONLY)
    }

    /// Opens both ends, so that a reader can come later.
    func openBothWays() throws {
        descriptor = Foundation.open(path, O_RDWR | O_CLOEXEC)
        if descriptor < 0 { throw RunningCommand.Trouble(call: "open") }
    }

    /// Writes text; waits while the pipe is full.
    func write(_ text: String) throws {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 { throw RunningCommand.Trouble(call: "write") }
            bytes = bytes.dropFirst(count)
        }
    }

    /// Ends the input.
    func close() {
        if descriptor >= 0 { _ = Foundation.close(descriptor) }
        descriptor = -1
    }
}
