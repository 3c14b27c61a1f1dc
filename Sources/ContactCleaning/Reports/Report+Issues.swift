import SourceInput

extension Report {
    /// A problem at a line of a file.
    package struct Issue: Sendable, Hashable {
        /// The severity of a problem, in the words of findings.
        package enum Level: String, Sendable, Hashable {
            case note, warning, error
        }

        /// The word of its kind: the reason of a rejection, the code of a finding.
        package var rule: String
        /// The meaning of its kind.
        package var explanation: String
        /// The severity of the problem.
        package var level: Level
        /// The path of the file.
        package var file: String
        /// 1-based line; 0 if the problem is one of the whole file.
        package var line: Int
        /// The text that it is about.
        package var subject: String
        /// Whose text that is; `nil` if nobody's name is known.
        package var contact: String?

        /// The problem in one sentence.
        package var message: String {
            let owner = contact.map { " (\($0))" } ?? ""
            return subject.isEmpty ? "\(rule): \(explanation)" : "\(rule): \(subject)\(owner). \(explanation)"
        }

        /// The identity of the problem independent of its line: the hash of the file's path, the rule and the text.
        package var fingerprint: String {
            var hash = ContentHash()
            Array("\(file)\u{1F}\(rule)\u{1F}\(subject)".utf8).withUnsafeBytes { hash.add($0) }
            return String(hash.text.prefix(32))
        }
    }
}
