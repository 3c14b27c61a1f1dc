#if Workbench
import ContactStore
import Foundation
import HTTPTypes
import Hummingbird
import JSONWriting
import Markup
import Threads

extension Routes {
    /// Adds the actions, which change the database. Every action takes a JSON object: a form of another site cannot
    /// send one.
    func addActions(to router: some RouterMethods<BasicRequestContext>) {
        router.post("/fix") { [workspace] request, _ -> Response in
            try await Self.answer(workspace.fix(try await Self.object(request)))
        }
        router.post("/suggestions") { [workspace] request, _ -> Response in
            try await Self.answer(workspace.takeSuggestions(try await Self.object(request)))
        }
        router.post("/read-in") { [workspace] request, _ -> Response in
            try await Self.answer(workspace.read(try await Self.object(request)))
        }
        router.post("/undo") { [workspace] request, _ -> Response in
            try await Self.answer(workspace.undo(try await Self.object(request)))
        }
        router.post("/edit") { [workspace] request, _ -> Response in
            try await Self.answer(workspace.edit(try await Self.object(request)))
        }
        router.post("/choose") { [workspace] request, _ -> Response in
            try await Self.answer(workspace.choose(try await Self.object(request)))
        }
        router.post("/split") { [workspace] request, _ -> Response in
            try await Self.answer(workspace.split(try await Self.object(request)))
        }
        router.post("/forget") { [workspace] request, _ -> Response in
            try await Self.answer(workspace.forget(try await Self.object(request)))
        }
        router.post("/decide") { [workspace] request, _ -> Response in
            try await Self.answer(workspace.decide(try await Self.object(request)))
        }
        router.post("/accept") { [workspace] request, _ -> Response in
            try await Self.answer(workspace.accept(try await Self.object(request)))
        }
        router.post("/dedupe") { [workspace] request, _ -> Response in
            let _: EmptyRequest = try await Self.object(request)
            return try await Self.answer(workspace.dedupe())
        }
        router.post("/ingest") { [workspace] request, _ -> Response in
            try await workspace.ingest(try await Self.object(request))
            return .json(status: .accepted) { $0.member("message", Text("answer.reading").plain) }
        }
        router.post("/sources/:source/again") { [workspace] request, context -> Response in
            let _: EmptyRequest = try await Self.object(request)
            guard let source = context.parameters.get("source", as: Int.self) else { throw NotFound() }
            let upload = try await workspace.readAgain(source)
            return .json(status: .created) { $0.member("upload", upload) }
        }
        router.post("/stop") { [workspace] request, _ -> Response in
            let _: EmptyRequest = try await Self.object(request)
            await workspace.writer.job?.cancellation.cancel()
            return .json(status: .accepted) { $0.member("message", Text("answer.stopping").plain) }
        }
        router.get("/job") { [workspace] _, _ -> Response in
            let state = await workspace.watch.current()
            return .json { state.write(to: &$0) }
        }
    }

    struct EmptyRequest: Decodable {}

    private static let maximumBody = 1 << 20

    /// The object of a request.
    ///
    /// - Throws: `HTTPError` if the body is not called JSON; ``BadRequest`` if it is not the JSON object of this
    ///   action.
    static func object<Object: Decodable>(_ request: Request) async throws -> Object {
        guard request.headers[.contentType]?.split(separator: ";").first == "application/json" else {
            throw HTTPError(.unsupportedMediaType, message: Text("error.no-json").plain)
        }
        let body = try await request.body.collect(upTo: maximumBody)
        do {
            return try JSONDecoder().decode(Object.self, from: Data(body.readableBytesView))
        } catch is DecodingError {
            throw BadRequest(Text("error.no-request"))
        }
    }

    private static func answer(_ result: ChangeResult) -> Response {
        .json { json in
            json.member("message", result.message)
            json.member("change", result.change)
            json.member("open", result.open)
            json.objects("rows", result.rows) { json, row in
                json.member("number", row.number)
                json.member("html", NumberRow(row: row, index: 0, isFirst: false).html.markup)
            }
        }
    }
}
#endif
