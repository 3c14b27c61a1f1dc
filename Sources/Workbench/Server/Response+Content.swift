#if Workbench
import HTTPTypes
import Hummingbird
import JSONWriting
import Markup

extension Response {
    /// A page.
    static func page(_ html: HTML, status: HTTPResponse.Status = .ok) -> Response {
        var response = bytes(html.bytes, type: "text/html; charset=utf-8", status: status)
        response.headers[.vary] = "Accept-Language, Cookie"
        return response
    }

    /// A JSON object.
    static func json(status: HTTPResponse.Status = .ok, _ body: (inout JSONWriter) -> Void) -> Response {
        var json = JSONWriter()
        json.object { body(&$0) }
        return bytes(json.bytes, type: "application/json", status: status)
    }

    /// Bytes of a type.
    static func bytes(_ bytes: some Sequence<UInt8>, type: String, status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status, headers: [.contentType: type],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }
}
#endif
