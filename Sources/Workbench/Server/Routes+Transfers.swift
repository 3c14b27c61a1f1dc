#if Workbench
import ContactCleaning
import ContactStore
import Foundation
import HTTPTypes
import Hummingbird
import JSONWriting
import PhoneNumbers

extension Routes {
    /// Adds the uploads.
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
                json.objects("uploads", uploads) { json, sample in
                    json.member("upload", sample.upload)
                    json.member("region", sample.region)
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
            return .json { $0.member("message", Text("answer.not-read").plain) }
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
}
#endif
