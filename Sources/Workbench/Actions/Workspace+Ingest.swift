import ContactCleaning
import ContactReading
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

    /// Starts to read uploads. The pages that people go back to are kept for the time that it takes.
    ///
    /// - Throws: ``NotFound``, ``BadRequest``, ``Locked``, ``ReadOnly``.
    func ingest(_ request: IngestRequest) async throws {
        guard !request.files.isEmpty else { throw BadRequest(description: "No file is named.") }
        var inputs: [IngestJob.Input] = []
        for file in request.files {
            guard let upload = uploads[file.upload] else { throw NotFound() }
            var options = try Self.options(region: file.region)
            if let columns = file.columns {
                options.apply(try await mapping(of: upload, options, columns))
            }
            inputs.append(IngestJob.Input(upload: upload, options: options))
        }
        await keepPages()
        try await writer.start(IngestJob(inputs))
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
        else { throw BadRequest(description: "The columns are not those of the file.") }
        map = MappingFile(map).map
        for (place, column) in columns.enumerated() where map.columns[place].target.description != column {
            guard let target = HeaderMap.Target(column) else {
                throw BadRequest(description: "No column holds '\(column)'.")
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
            throw BadRequest(description: error.description)
        }
    }

    /// Keeps the pages that the navigation leads to, as far as they can be made.
    private func keepPages() async {
        if let page = try? await overview() { lastPages.keep(page, of: "/") }
        if let page = try? await rejected(["state": "open"]) { lastPages.keep(page, of: "/rejected?state=open") }
        if let page = try? await rejected([:]) { lastPages.keep(page, of: "/rejected") }
        if let page = try? await sources() { lastPages.keep(page, of: "/sources") }
        if let page = try? await history() { lastPages.keep(page, of: "/history") }
    }
}
