import Foundation

/// Talk: what people read while the data goes elsewhere.
enum StandardError {
    /// Writes a line, in which what a name of a file could do to a terminal is named instead. Trouble on the way is
    /// nobody's concern.
    static func say(_ line: String) { write(VisibleText.plain(line, isVerbatim: false) + "\n") }

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
