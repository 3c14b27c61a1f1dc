import Foundation

/// Standard input, output and error, as whoever started the program left them.
enum StandardStreams {
    /// Takes the places of streams that are closed, so that no file that is opened later comes to stand there and gets
    /// what was meant for a person. Using them still fails.
    static func secure() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest free number is this one.
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}
