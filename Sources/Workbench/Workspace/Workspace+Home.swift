import ContactStore
import Foundation
import Markup

extension Workspace {
    /// The first page.
    ///
    /// - Throws: `StoreError`.
    func home() async throws -> HTML { try await homeScreen().html }

    /// The actions that yield the most: a part of the first page, which waits for the suggestions.
    ///
    /// - Throws: `StoreError`.
    func nextActions() async throws -> HTML {
        if reader.isThere { _ = await suggestions.counts(try await counts.current()) }
        await suggestions.finish()
        return try await homeScreen().actions
    }

    private func homeScreen() async throws -> HomeScreen {
        guard reader.isThere else { return HomeScreen(frame: frame()) }
        let known = try await counts.current()
        return HomeScreen(
            frame: frame(known), figures: try await figures.current(), index: known.index,
            suggestions: await suggestions.counts(known))
    }

    /// Takes the sample files as uploads, to be looked at and read like any other.
    ///
    /// - Returns: the keys of the uploads, each with the region of its numbers.
    /// - Throws: ``ReadOnly``; ``UploadError``.
    func takeSample() throws -> [(upload: Int, region: String)] {
        guard !isReadOnly else { throw ReadOnly() }
        return try ["sample-google.csv", "sample-apple.vcf"].map { name in
            guard let sample = Asset(named: name) else { throw NotFound() }
            let (upload, descriptor) = try uploads.begin(name)
            let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            try file.write(contentsOf: Data(sample.bytes))
            uploads.keep(upload)
            return (upload.id, "US")
        }
    }
}
