import Foundation

/// Talk: what people read while the data goes elsewhere.
enum StandardError {
    /// Writes a line. Trouble on the way is nobody's concern.
    static func say(_ line: String) { write(line + "\n") }

    /// Writes text as it is.
    static func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Foundation.write(STDERR_FILENO, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { return }
            bytes = bytes.dropFirst(max(count, 0))
        }
    }
}
