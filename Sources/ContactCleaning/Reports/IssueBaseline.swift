import Foundation
import SourceInput

/// Problems that are known, so that only new ones count: a ratchet for checks that run again and again.
///
/// The file has one line for each kind of problem, the fingerprint and the number of its occurrences. It holds no text
/// of the contacts.
package struct IssueBaseline {
    private let path: String
    private var known: [String: Int] = [:]
    /// `true` if there was no such file.
    package private(set) var isNew = false

    private static let heading = "# Trunkline baseline: fingerprints of known problems, and how often each occurs"

    /// Reads a file; without one, nothing is known yet, and everything found will be.
    ///
    /// - Throws: ``SourceError`` if the file cannot be read or is none.
    package init(path: String) throws {
        self.path = path
        guard let data = FileManager.default.contents(atPath: path) else {
            guard access(path, F_OK) != 0 else {
                throw SourceError.unreadable(path: path, detail: "it is not a file, or may not be read")
            }
            isNew = true
            return
        }
        for (index, line) in String(decoding: data, as: UTF8.self).split(separator: "\n").enumerated() {
            if index == 0, line.hasPrefix("#") { continue }
            let words = line.split(separator: " ")
            guard words.count == 2, words[0].utf8.count == 32, let count = Int(words[1]), count > 0 else {
                throw SourceError.unsupported(
                    path: path, detail: "line \(index + 1) is not of a baseline; name a file that --baseline wrote")
            }
            known[String(words[0])] = count
        }
    }

    /// The problems of a report.
    package struct Comparison {
        var counts: [String: Int] = [:]
        /// The number of issues that are not known.
        package var newCount = 0
    }

    /// Counts the problems of a report, and leaves it those that are not known.
    ///
    /// Of several with one fingerprint the first ones are taken for the known ones.
    package func compare(_ report: inout Report) throws -> Comparison {
        var comparison = Comparison()
        guard let issue = report.issue else { return comparison }
        try report.forEachRow { values in
            let fingerprint = issue(values).fingerprint
            comparison.counts[fingerprint, default: 0] += 1
            if !isNew, comparison.counts[fingerprint] ?? 0 > known[fingerprint] ?? 0 { comparison.newCount += 1 }
        }
        if isNew { return comparison }
        report.facts.append(.init(key: "new", title: "New", value: .count(comparison.newCount)))
        report.emptyNote = "Nothing is new."
        report.rowCount = comparison.newCount
        let (rows, allowed) = (report.rows, known)
        report.rows = { body in
            var seen: [String: Int] = [:]
            try rows { values in
                let fingerprint = issue(values).fingerprint
                seen[fingerprint, default: 0] += 1
                if seen[fingerprint] ?? 0 > allowed[fingerprint] ?? 0 { try body(values) }
            }
        }
        return comparison
    }

    /// Writes the file anew, in one step, for its owner alone: it says which numbers and places are there.
    ///
    /// - Throws: ``SourceError/unwritable(path:detail:)``.
    package func write(_ comparison: Comparison) throws {
        let lines = comparison.counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        let text = ([Self.heading] + lines).joined(separator: "\n") + "\n"
        do {
            let draft = try DraftFile(path)
            var output = ByteOutput(descriptor: draft.descriptor, name: path)
            try output.write(text)
            try output.flush()
            try draft.commit(isReplacing: true)
        } catch let error as OutputError {
            throw SourceError.unwritable(path: path, detail: error.detail)
        } catch let error as SystemError {
            throw SourceError.unwritable(path: path, detail: error.description)
        }
    }
}
