import ContactModel
import ContactReading
import PhoneNumbers
import SourceInput

/// The sources of an input path that are read, and the parts of it that are not, each with its reason. The first source has the
/// findings about the others.
struct SourceSurvey {
    /// The sources that are read.
    private(set) var sources: [InputFile] = []
    /// The parts that are not read.
    private(set) var unread: [UnreadPart] = []
    /// The parts that cannot be opened.
    let failures: [SourceError]
    private let opened: OpenedInput

    /// The most bytes of tables that are kept from looking at them to reading them.
    private static let maxKeptByteCount = 64 << 20
    /// The most tables that are kept.
    private static let maxKeptCount = 16

    /// Looks at each source that was found in an archive or a workbook.
    init(_ opened: OpenedInput, options: ReadingOptions) throws {
        self.opened = opened
        failures = opened.failures
        var kept = (count: 0, byteCount: 0)
        for source in opened.sources {
            if let reason = try source.unreadReason(options) {
                unread.append(UnreadPart(source.path, reason))
                source.releaseTable()
                continue
            }
            sources.append(source)
            kept = (kept.count + 1, kept.byteCount + source.tableByteCount)
            if opened.sources.count > 1, kept.count > Self.maxKeptCount || kept.byteCount > Self.maxKeptByteCount {
                kept = (kept.count - 1, kept.byteCount - source.tableByteCount)
                source.releaseTable()
            }
        }
        unread += opened.unread
        sources.first?.findings += unread.map(\.finding) + failures.map(Self.finding)
    }

    private static func finding(_ failure: SourceError) -> Finding {
        Finding(
            .unreadPart, .error, field: failure.path,
            Sentence(IngestSentence.unreadable, ["reason": .text(failure.detail)]))
    }
}

extension InputFile {
    /// The reason why a source that was found in an archive or a workbook is not read; `nil` if it is. One that cannot be read at all
    /// says so when it is read.
    func unreadReason(_ options: ReadingOptions) throws -> UnreadPart.Reason? {
        guard isSkippable else { return nil }
        do {
            let preview = try SourcePreview(self, options: options)
            return preview.hasNoContactColumn ? .noContactColumn : preview.hasNoRecord ? .noRecord : nil
        } catch  where SourceError.isAboutInput(error) {
            return nil
        }
    }
}
