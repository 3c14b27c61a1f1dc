#if Workbench
import HTTPTypes
import Hummingbird
import JSONWriting

extension Routes {
    /// Adds the stream of [server-sent events](https://html.spec.whatwg.org/multipage/server-sent-events.html), each a JSON object with
    /// the state of the workbench.
    func addEvents(to router: some RouterMethods<BasicRequestContext>) {
        router.get("/events") { [workspace] _, _ -> Response in
            let states = await workspace.watch.states()
            let texts = Texts.current
            let body = ResponseBody { writer in
                for await state in states {
                    try await writer.write(Texts.$current.withValue(texts) { Self.event(state) })
                }
                try await writer.finish(nil)
            }
            return Response(status: .ok, headers: [.contentType: "text/event-stream"], body: body)
        }
    }

    private static func event(_ state: WorkbenchState) -> ByteBuffer {
        var json = JSONWriter()
        json.object { state.write(to: &$0) }
        return ByteBuffer(bytes: Array("data: ".utf8) + json.bytes + Array("\n\n".utf8))
    }
}
#endif
