#if Workbench
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1

/// Lets the host of a target that is a whole address, `http://example.com/`, count as one that the request names: what reads the request
/// afterwards drops it.
final class TargetHost: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    /// Adds it to the connection of a handler, before requests lose their targets.
    static func add(to context: ChannelHandlerContext) throws {
        let codec = try context.pipeline.syncOperations.handler(type: HTTP1ToHTTPServerCodec.self)
        try context.pipeline.syncOperations.addHandler(TargetHost(), position: .before(codec))
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(var head) = Self.unwrapInboundIn(data), let host = Self.host(of: head.uri),
            head.headers["Host"] != [host]
        else { return context.fireChannelRead(data) }
        head.headers.add(name: "Host", value: host)
        context.fireChannelRead(Self.wrapInboundOut(.head(head)))
    }

    /// The host of a whole address; `nil` for a path.
    private static func host(of target: String) -> String? {
        guard !target.hasPrefix("/"), let start = target.firstRange(of: "://") else { return nil }
        return String(target[start.upperBound...].prefix { !"/?#".contains($0) })
    }
}
#endif
