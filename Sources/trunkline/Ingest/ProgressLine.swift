import ContactCleaning
import Foundation

/// One line on a terminal that says how far an ingest has come.
struct ProgressLine {
    private let isShown: Bool
    private var next = ContinuousClock.now
    private var hasText = false

    init(isShown: Bool) {
        self.isShown = isShown
    }

    /// Shows the progress, ten times a second at most.
    mutating func show(_ progress: IngestProgress) {
        guard isShown, ContinuousClock.now >= next else { return }
        next = .now + .milliseconds(100)
        hasText = true
        let path = progress.path == "-" ? "standard input" : VisibleText.plain(progress.path, isVerbatim: false)
        var part = "\(ColumnText.grouped(progress.bytesRead >> 20)) MB"
        if let byteCount = progress.byteCount, byteCount > 0 { part = "\(progress.bytesRead * 100 / byteCount)%" }
        FileHandle.standardError.write(
            Data("\r\u{1B}[K\(path): \(part), \(ColumnText.grouped(progress.contacts)) contacts".utf8))
    }

    /// Takes the line off the terminal.
    mutating func clear() {
        guard hasText else { return }
        hasText = false
        FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
    }
}
