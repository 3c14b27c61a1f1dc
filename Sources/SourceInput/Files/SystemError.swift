import Foundation

/// A call of the system that failed.
package struct SystemError: Error, Sendable, Hashable {
    /// The error number, as `ENOENT`.
    package let code: Int32

    /// The error of the last call.
    package init() {
        code = errno
    }
}

extension SystemError: CustomStringConvertible {
    /// The system's own words, with the remedy where they do not give it.
    package var description: String {
        let text = String(cString: strerror(code))
        switch code {
        case EISDIR: return text + "; name the files in it"
        case EMFILE, ENFILE: return text + "; raise the limit with 'ulimit -n'"
        default: return text
        }
    }
}
