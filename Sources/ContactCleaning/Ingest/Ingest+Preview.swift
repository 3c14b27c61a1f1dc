import ContactReading
package import SourceInput

extension Ingest {
    /// The outcome of looking at one source.
    package enum PreviewOutcome: Sendable {
        /// It would be read as this.
        case preview(SourcePreview)
        /// It would not be read, as a file of an archive that holds no contacts.
        case skipped(path: String, reason: String)
        /// It cannot be read.
        case failed(SourceError)
    }

    /// Reads the head of every source, and stores nothing.
    ///
    /// - Returns: an outcome for each source, and one for the members of an archive that are not read.
    package func preview() -> [PreviewOutcome] {
        var outcomes: [PreviewOutcome] = []
        for path in inputs {
            guard let folder = try? FolderContents(path) else {
                outcomes += self.outcomes(of: path)
                continue
            }
            outcomes += folder.files.flatMap { self.outcomes(of: $0) }
            outcomes += folder.failures.map { .failed($0) }
            if let reason = folder.skipped { outcomes.append(.skipped(path: path, reason: reason)) }
        }
        return outcomes
    }

    private func outcomes(of path: String) -> [PreviewOutcome] {
        var outcomes: [PreviewOutcome] = []
        do {
            let opened = try OpenedInput.open(
                path, named: names[path], limits: options.containerLimits, cancellation: cancellation)
            for source in opened.sources {
                outcomes.append(outcome(of: source))
                source.releaseTable()
            }
            if let reason = opened.skipped { outcomes.append(.skipped(path: path, reason: reason)) }
        } catch {
            outcomes.append(.failed(SourceError(error, path: path)))
        }
        return outcomes
    }

    private func outcome(of source: InputFile) -> PreviewOutcome {
        do {
            let preview = try SourcePreview(source, options: options.reading)
            if source.isSkippable, preview.hasNoContactColumn {
                return .skipped(path: source.path, reason: Self.noContactColumn)
            }
            return .preview(preview)
        } catch {
            return .failed(SourceError(error, path: source.path))
        }
    }

    static let noContactColumn =
        "no column holds phone numbers or e-mail addresses; name the file to read it all the same"
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
