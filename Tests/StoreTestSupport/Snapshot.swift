import Foundation
package import Testing

/// Compares long text with a file beside the tests.
///
/// With `RECORD_SNAPSHOTS=1` in the environment the files are written anew, and the run fails so that nobody records
/// by accident.
package enum Snapshot {
    /// Expects the text of the file `Snapshots/NAME` beside the calling file.
    package static func expect(
        _ text: String, named name: String, file: String = #filePath, location: SourceLocation = #_sourceLocation
    ) throws {
        let url = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Snapshots/\(name)")
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
            Issue.record("recorded \(name)", sourceLocation: location)
            return
        }
        let expected = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        guard text != expected else { return }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
        let changed = zip(lines, expectedLines).first { $0 != $1 }
        Issue.record(
            "\(name) differs; first at\n  is       \(changed?.0 ?? "its end")\n  expected \(changed?.1 ?? "its end")",
            sourceLocation: location)
    }
}
