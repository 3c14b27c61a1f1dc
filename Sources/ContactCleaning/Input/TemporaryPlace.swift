import Foundation

/// The folder for temporary files: what the variable `TMPDIR` names, whether or not it is there.
enum TemporaryPlace {
    /// The path, without a slash at the end.
    static var path: String {
        guard let value = getenv("TMPDIR"), value.pointee != 0 else {
            let path = NSTemporaryDirectory()
            return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        }
        let path = String(cString: value)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
