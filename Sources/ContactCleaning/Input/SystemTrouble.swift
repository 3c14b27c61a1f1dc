import Foundation

/// What the system says about a call that failed, with what to do about it where that is not plain.
enum SystemTrouble {
    /// The sentence for the error number of the last call.
    static var sentence: String {
        let number = errno
        let sentence = String(cString: strerror(number))
        switch number {
        case EISDIR: return sentence + "; name the files in it"
        case EMFILE, ENFILE: return sentence + "; raise the limit with 'ulimit -n'"
        default: return sentence
        }
    }
}
