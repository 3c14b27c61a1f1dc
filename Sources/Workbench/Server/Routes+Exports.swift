#if Workbench
import Foundation
import HTTPTypes
import Hummingbird
import JSONWriting

extension Routes {
    /// Adds the exports: one that is sent at once, and those whose progress pages show.
    func addExports(to router: some RouterMethods<BasicRequestContext>) {
        router.get("/download") { [workspace] request, _ -> Response in
            let database = workspace.reader.readPath
            let wanted = try DownloadRequest(query: Self.query(of: request)).found(in: database)
            let file = try workspace.uploads.beginEmpty(wanted.fileName)
            do {
                try await onThread { try wanted.write(database, to: file) }
            } catch {
                file.remove()
                throw error
            }
            return Self.send(file, of: wanted)
        }
        router.get("/export-losses") { [workspace] request, _ -> Response in
            .page(try await workspace.exportLosses(Self.query(of: request)))
        }
        router.post("/exports") { [workspace] request, _ -> Response in
            let id = try await workspace.startExport(try await Self.object(request))
            return .json(status: .created) { $0.member("export", id) }
        }
        router.get("/exports/:export") { [workspace] _, context -> Response in
            guard let id = context.parameters.get("export", as: Int.self), let job = await workspace.exports[id] else {
                throw NotFound()
            }
            let progress = job.current
            return .json { json in
                json.member("state", progress.state)
                json.member("contacts", progress.contacts)
                json.member("planning", progress.isPlanning)
                json.member("error", progress.error)
            }
        }
        router.delete("/exports/:export") { [workspace] _, context -> Response in
            guard let id = context.parameters.get("export", as: Int.self) else { throw NotFound() }
            await workspace.exports.stop(id)
            return .json { $0.member("message", Text("answer.export-stopped").plain) }
        }
        router.get("/exports/:export/file") { [workspace] _, context -> Response in
            guard let id = context.parameters.get("export", as: Int.self), let job = await workspace.exports.take(id)
            else { throw NotFound() }
            return Self.send(job.file, of: job.request)
        }
    }

    /// Sends a file piece by piece, and removes it.
    private static func send(_ file: Upload, of request: DownloadRequest) -> Response {
        let body = ResponseBody(contentLength: file.byteCount ?? 0) { writer in
            defer { file.remove() }
            let content = try FileHandle(forReadingFrom: URL(fileURLWithPath: file.path))
            while let part = try await onThread({ try content.read(upToCount: 1 << 18) }), !part.isEmpty {
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
