import Foundation

/// Talk: what people read while the data goes elsewhere.
enum StandardError {
    /// Writes a line. Trouble on the way is nobody's concern.
    static func say(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
