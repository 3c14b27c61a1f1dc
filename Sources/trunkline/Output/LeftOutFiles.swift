import ArgumentParser
import ContactCleaning
import Markup

/// Files that a command was to write and that stay as they are.
enum LeftOutFiles {
    /// Names them, and ends with exit code 1 if there are any.
    static func end(_ files: [WriteBack.LeftOut]) throws {
        for file in files {
            let (path, reason) = (
                VisibleText.plain(file.path, isVerbatim: false), VisibleText.plain(file.reason, isVerbatim: false)
            )
            StandardError.say("Left as it is: \(path): \(reason)")
        }
        if !files.isEmpty { throw ExitCode(ExitStatus.strict.rawValue) }
    }
}
