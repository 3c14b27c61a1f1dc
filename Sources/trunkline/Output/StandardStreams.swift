import Foundation

/// Standard input, output and error, as the parent process left them.
enum StandardStreams {
    /// Occupies the descriptors of closed streams, so that no file that is opened later gets one of them and receives
    /// the output. Using the streams still fails.
    static func secure() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest free number is this one.
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}
