#if Workbench
import ContactCleaning
import ContactStore
import Foundation
import HTTPTypes
import Hummingbird
import JSONWriting
import PhoneNumbers

extension Routes {
    /// Adds the uploads and downloads.
    func addTransfers(to router: some RouterMethods<BasicRequestContext>) {
        router.put("/uploads/:upload") { [workspace] request, context -> Response in
            guard !workspace.isReadOnly else { throw ReadOnly() }
            let name = context.parameters.get("upload")?.removingPercentEncoding ?? ""
            let upload = try await Self.receive(request, name, workspace.uploads)
            return .json(status: .created) { $0.member("upload", upload.id) }
        }
        router.post("/sample") { [workspace] request, _ -> Response in
            let _: EmptyRequest = try await Self.object(request)
            let uploads = try workspace.takeSample()
            return .json(status: .created) { json in
                json.array("uploads", uploads) { json, sample in
                    json.object {
                        $0.member("upload", sample.upload)
                        $0.member("region", sample.region)
                    }
                }
            }
        }
        router.get("/uploads") { [workspace] _, _ -> Response in
            .json { json in
                json.array("uploads", workspace.uploads.waiting) { json, upload in json.number(upload.id) }
            }
        }
        router.get("/uploads/:upload/preview") { [workspace] request, context -> Response in
            guard let upload = context.parameters.get("upload", as: Int.self) else { throw NotFound() }
            return .page(try await workspace.preview(upload, region: Self.query(of: request)["region"] ?? "").html)
        }
        router.delete("/uploads/:upload") { [workspace] _, context -> Response in
            guard let upload = context.parameters.get("upload", as: Int.self) else { throw NotFound() }
            workspace.uploads[upload]?.remove()
            return .json { $0.member("message", "The file is not read.") }
        }
        router.get("/download") { [workspace] request, _ -> Response in
            try await Self.download(DownloadRequest(query: Self.query(of: request)), workspace)
        }
    }

    /// Writes the body of a request to a file as it arrives. A file that is too large or incomplete is removed.
    private static func receive(_ request: Request, _ name: String, _ folder: UploadFolder) async throws -> Upload {
        let limit = folder.maximumBytes
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit {
            throw UploadError.tooLarge(limit)
        }
        let (upload, descriptor) = try folder.begin(name)
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var count = 0
        do {
            for try await part in request.body {
                count += part.readableBytes
                guard count <= limit else { throw UploadError.tooLarge(limit) }
                try await onThread { try file.write(contentsOf: Data(part.readableBytesView)) }
            }
            try file.close()
        } catch let error as UploadError {
            upload.remove()
            throw error
        } catch {
            upload.remove()
            throw UploadError.unwritable("\(error)")
        }
        folder.keep(upload)
        return upload
    }

    /// Writes the export to a file that only its owner may read, and sends it piece by piece.
    private static func download(_ request: DownloadRequest, _ workspace: Workspace) async throws -> Response {
        let (folder, descriptor) = try workspace.uploads.begin(request.fileName)
        try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).close()
        let database = workspace.reader.readPath
        do {
            try await onThread {
                let export = try request.export(of: database)
                if export.mergesPeople { try export.requirePeople() }
                let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path))
                try export.write(try export.plan()) { try file.write(contentsOf: Data($0)) }
                try file.close()
            }
        } catch {
            folder.remove()
            throw error
        }
        let size = folder.byteCount ?? 0
        let body = ResponseBody(contentLength: size) { writer in
            defer { folder.remove() }
            let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: folder.path))
            while let part = try await onThread({ try file.read(upToCount: 1 << 18) }), !part.isEmpty {
                try await writer.write(ByteBuffer(bytes: part))
            }
            try await writer.finish(nil)
        }
        return Response(
            status: .ok,
            headers: [
                .contentType: request.contentType,
                .contentDisposition: "attachment; filename=\"\(request.fileName)\"",
            ], body: body)
    }
}
#endif
