import ContactCleaning
import Foundation
import Markup
import SourceInput

/// Messages, which people read while the data goes elsewhere.
enum StandardError {
    /// Writes a line, in which characters that could control a terminal are shown by their names. Failures are ignored.
    static func say(_ line: String) { write(VisibleText.plain(line, isVerbatim: false) + "\n") }

    /// Writes text as it is.
    static func write(_ text: String) {
        Array(text.utf8).withUnsafeBytes { try? WholeWrite.write($0, to: STDERR_FILENO) }
    }
}
