import ContactReading
package import PhoneNumbers
import RegionInference
package import SourceInput

extension Ingest {
    /// The outcome of looking at one source.
    package enum PreviewOutcome: Sendable {
        /// It would be read as this.
        case preview(SourcePreview)
        /// It would not be read, as a part of an archive, a workbook or a folder that holds no contacts.
        case skipped(path: String, reason: Sentence)
        /// It cannot be read.
        case failed(SourceError)
    }

    /// Reads the head of every source, and stores nothing.
    ///
    /// - Returns: an outcome for each source, and one for each part of an archive, a workbook or a folder that is not read.
    package func preview() -> [PreviewOutcome] {
        var outcomes: [PreviewOutcome] = []
        for path in inputs {
            guard let folder = try? FolderContents(path) else {
                outcomes += self.outcomes(of: path)
                continue
            }
            outcomes += folder.files.flatMap { self.outcomes(of: $0) }
            outcomes += folder.failures.map { .failed($0) }
            outcomes += folder.unread.map { .skipped(path: $0.path, reason: $0.sentence) }
        }
        return outcomes
    }

    private func outcomes(of path: String) -> [PreviewOutcome] {
        var outcomes: [PreviewOutcome] = []
        do {
            let found = try survey(path)
            for source in found.sources {
                outcomes.append(outcome(of: source))
                source.releaseTable()
            }
            outcomes += found.failures.map { .failed($0) }
            outcomes += found.unread.map { .skipped(path: $0.path, reason: $0.sentence) }
        } catch {
            outcomes.append(.failed(SourceError(error, path: path)))
        }
        return outcomes
    }

    private func outcome(of source: InputFile) -> PreviewOutcome {
        do {
            var reading = options.reading
            reading.region = options.contactReading.region
            var preview = try SourcePreview(source, options: reading)
            if let rows = try FirstRows(source, as: preview.description, options: reading) {
                preview.firstRows = rows
            }
            preview.countries = try RegionSurvey.candidates(at: source, reading: options.contactReading)
            return .preview(preview)
        } catch {
            return .failed(SourceError(error, path: source.path))
        }
    }
}

extension SourceError {
    /// Returns `true` if an error concerns one input, so that the others can still be read.
    static func isAboutInput(_ error: any Error) -> Bool {
        error is SourceError || error is UnsupportedFormat || error is UnsupportedEncoding
    }

    /// An error about an input, in our own words.
    init(_ error: any Error, path: String) {
        switch error {
        case let error as SourceError: self = error
        case let error as UnsupportedFormat: self = .unsupported(path: path, detail: error.description)
        case let error as UnsupportedEncoding: self = .unsupported(path: path, detail: error.description)
        default: self = .unreadable(path: path, detail: "\(error)")
        }
    }
}
