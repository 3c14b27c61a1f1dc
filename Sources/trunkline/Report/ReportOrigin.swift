import Foundation

/// The origin of a report: the time, the version and the command.
struct ReportOrigin: CustomStringConvertible {
    /// The time of writing.
    var date = Date.now
    /// The arguments of the command.
    var arguments = Array(CommandLine.arguments.dropFirst())

    /// `Written 2026-11-21T17:20:00Z by trunkline 0.1.0, numbering plans 9.0.43: trunkline report --format html`.
    var description: String {
        let words = (["trunkline"] + arguments).map { $0.contains(" ") ? "'\($0)'" : $0 }
        return "Written \(date.formatted(.iso8601)) by \(Version.description): \(words.joined(separator: " "))"
    }
}
