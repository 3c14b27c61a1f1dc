import Foundation

/// The folder for temporary files: the one that the variable `TMPDIR` names, even if it does not exist.
package enum TemporaryPlace {
    /// The path, without a slash at the end.
    package static var path: String {
        guard let value = getenv("TMPDIR"), value.pointee != 0 else {
            let path = NSTemporaryDirectory()
            return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        }
        let path = String(cString: value)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
