import Foundation

/// What the system says about a call that failed, with what to do about it where that is not plain.
enum SystemErrorMessage {
    /// The text for the error number of the last call.
    static var text: String {
        let number = errno
        let text = String(cString: strerror(number))
        switch number {
        case EISDIR: return text + "; name the files in it"
        case EMFILE, ENFILE: return text + "; raise the limit with 'ulimit -n'"
        default: return text
        }
    }
}
