#if Workbench
import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Closes connections that keep the server waiting, and those that are answered before they have sent all of their request.
final class ConnectionLimits: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    /// The longest times for which the server waits.
    struct Times: Sendable {
        /// From the beginning of a connection to the end of the head of its first request.
        var head = TimeAmount.seconds(10)
        /// Between two parts of a request.
        var part = TimeAmount.seconds(30)
        /// From an answer to the end of the head of the next request.
        var next = TimeAmount.seconds(90)
        /// From an answer to a request that is refused unread to the end of its connection.
        var refused = TimeAmount.milliseconds(500)
    }

    private let times: Times
    private var timer: Scheduled<Void>?
    private var closesAfterAnswer = false

    init(_ times: Times) { self.times = times }

    func handlerAdded(context: ChannelHandlerContext) {
        do { try TargetHost.add(to: context) } catch { context.close(promise: nil) }
        if context.channel.isActive { wait(times.head, context) }
    }

    func handlerRemoved(context: ChannelHandlerContext) { timer?.cancel() }

    func channelActive(context: ChannelHandlerContext) {
        wait(times.head, context)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        timer?.cancel()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch Self.unwrapInboundIn(data) {
        case .head, .body: if !closesAfterAnswer { wait(times.part, context) }
        case .end: timer?.cancel()
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch Self.unwrapOutboundIn(data) {
        case .head(let head):
            closesAfterAnswer = head.headerFields[.connection] == "close"
            context.write(data, promise: promise)
        case .body: context.write(data, promise: promise)
        case .end:
            context.write(data, promise: promise)
            if closesAfterAnswer { context.close(mode: .output, promise: nil) }
            wait(closesAfterAnswer ? times.refused : times.next, context)
        }
    }

    private func wait(_ time: TimeAmount, _ context: ChannelHandlerContext) {
        timer?.cancel()
        timer = context.eventLoop.assumeIsolated().scheduleTask(in: time) { context.close(promise: nil) }
    }
}
#endif
