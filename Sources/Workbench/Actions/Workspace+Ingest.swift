import ContactCleaning
import ContactReading
import ContactStore
import Foundation
import PhoneNumbers
import RegionInference

/// A page's request to read uploads whose previews were shown.
struct IngestRequest: Decodable, Sendable {
    /// The files.
    var files: [File]

    /// One file.
    struct File: Decodable, Sendable {
        /// The number of the upload.
        var upload: Int
        /// The region of numbers in national form: a code, `auto`, or nothing.
        var region: String
        /// The field of each column, in the order of the file; `nil` for the detected ones.
        var columns: [String]?
        /// The source whose place a newer export of it takes, and the key by which contacts are recognized.
        var update: Int?, key: String?
    }
}

extension Workspace {
    /// Returns the preview of reading an upload: its format, its columns, and their fields.
    ///
    /// - Throws: ``NotFound``.
    func preview(_ upload: Int, region: String) async throws -> PreviewView {
        guard let upload = uploads[upload] else { throw NotFound() }
        let options = try Self.options(region: region)
        let path = reader.path
        let outcomes = try await onThread {
            upload.ingest(into: path, options).preview()
        }
        return PreviewView(upload: upload, region: region, outcomes: outcomes)
    }

    /// Starts to read uploads.
    ///
    /// - Throws: ``NotFound``, ``BadRequest``, ``Locked``, ``ReadOnly``.
    func ingest(_ request: IngestRequest) async throws {
        guard !request.files.isEmpty else { throw BadRequest(Text("error.no-file")) }
        var inputs: [IngestJob.Input] = []
        for file in request.files {
            guard let upload = uploads[file.upload] else { throw NotFound() }
            var options = try Self.options(region: file.region)
            if let columns = file.columns {
                options.apply(try await mapping(of: upload, options, columns))
            }
            var input = IngestJob.Input(upload: upload, options: options, isReplacing: upload.sourceName != nil)
            if let source = file.update {
                input.options = Self.options(like: try await storedSource(source))
                input.update = Self.update(of: source, key: file.key ?? "uid")
            }
            inputs.append(input)
        }
        try await writer.start(IngestJob(inputs), beside: reader)
        uploads.release(request.files.map(\.upload))
    }

    /// Takes the content of a source as an upload, to be read again in its place.
    ///
    /// - Throws: ``NotFound``; ``ReadOnly``; ``NotTaken`` if its content is neither kept nor where it was read from; `StoreError`.
    func readAgain(_ source: Int) async throws -> Int {
        guard !isReadOnly else { throw ReadOnly() }
        let uploads = uploads
        return try await reader.read { store in
            guard let layout = try store.layouts().first(where: { $0.id == source }) else { throw NotFound() }
            var (upload, descriptor) = try uploads.begin(PathText.name(layout.path))
            upload.sourceName = layout.path
            let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            guard try SourceCopy.write(source, of: store, to: { try file.write(contentsOf: Data($0)) })
            else {
                upload.remove()
                throw NotTaken(Text("sources.gone"))
            }
            uploads.keep(upload)
            return upload.id
        }
    }

    /// Returns the detected mapping of an upload with the fields that were chosen for its columns.
    private func mapping(of upload: Upload, _ options: CleaningOptions, _ columns: [String]) async throws -> MappingFile
    {
        let path = reader.path
        let outcomes = try await onThread {
            upload.ingest(into: path, options).preview()
        }
        guard case .preview(let preview)? = outcomes.first, var map = preview.description.headerMap,
            map.columns.count == columns.count
        else { throw BadRequest(Text("error.other-columns")) }
        map = MappingFile(map).map
        for (place, column) in columns.enumerated() where map.columns[place].target.description != column {
            guard let target = HeaderMap.Target(column) else {
                throw BadRequest(Text("error.no-column", ["column": .text(column)]))
            }
            map.columns[place] = HeaderMap.Column(map.columns[place].name, target)
        }
        return MappingFile(map)
    }

    private static func options(region: String) throws -> CleaningOptions {
        guard !region.isEmpty else { return CleaningOptions() }
        do throws(RegionChoice.UnknownRegion) {
            return CleaningOptions(region: try RegionChoice(code: region))
        } catch {
            throw BadRequest(Text("error.no-region", ["region": .text(region)]))
        }
    }
}
