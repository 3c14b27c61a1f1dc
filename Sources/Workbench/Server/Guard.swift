#if Workbench
import HTTPTypes
import Hummingbird
import Synchronization

/// Checks the host, the origin, the path and the session of every request before its route is called.
struct Guard: RouterMiddleware {
    typealias Context = BasicRequestContext

    let session: Session
    let port: PortNumber

    /// The place of the start address below the root.
    static let entrance = "start"

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        // Of a request and all that it leads to.
        var response = await Texts.$current.withValue(.of(RequestLanguage.language(of: request))) {
            await answer(request, context, next)
        }
        PageHeaders.add(to: &response)
        return response
    }

    private func answer(
        _ request: Request, _ context: Context, _ next: (Request, Context) async throws -> Response
    ) async -> Response {
        let place = session.place(of: request.uri.path)
        let isEntrance = place == Self.entrance[...] && request.method == .get
        let isUnsafe = ![.get, .head].contains(request.method)
        let origin = RequestOrigin(
            hosts: Self.hosts(of: request), origin: request.headers[.origin],
            fetchSite: HTTPField.Name("Sec-Fetch-Site").flatMap { request.headers[$0] }, isUnsafe: isUnsafe)
        do {
            try origin.check(port: port.value, isEntrance: isEntrance)
        } catch {
            switch error {
            case .misdirected: return stranger(.misdirectedRequest, Text("guard.misdirected"))
            case .otherSite: return stranger(.forbidden, Text("guard.other-site"))
            }
        }
        guard let place else { return stranger(.notFound, Text("guard.nothing")) }
        let isKnown = cookies(of: request).contains { session.admits($0) }
        if isEntrance { return enter(request, isKnown: isKnown) }
        guard isKnown else {
            return stranger(
                .unauthorized,
                Text("guard.unknown"))
        }
        do {
            // From an address in another spelling, the links of a page would lead elsewhere.
            if place.hasPrefix("/") || place.hasSuffix("/") || place.contains("//") { throw NotFound() }
            return try await next(request, context)
        } catch {
            return ErrorAnswer(error).response(to: request, isDeep: place.contains("/"))
        }
    }

    private var cookieName: String { "trunkline-\(port.value)" }

    /// The values of all cookies of our name: another server of this machine may have set one, too, and must not lock anybody out.
    private func cookies(of request: Request) -> [String] {
        request.headers[values: .cookie].flatMap { $0.split(separator: ";") }.compactMap { pair in
            let pair = pair.drop { $0 == " " }
            return pair.hasPrefix(cookieName + "=") ? String(pair.dropFirst(cookieName.count + 1)) : nil
        }
    }

    /// The hosts that a request names.
    private static func hosts(of request: Request) -> [String] {
        let others = HTTPField.Name("Host").map { request.headers[values: $0] } ?? []
        return (request.head.authority.map { [$0] } ?? []) + others
    }

    private func enter(_ request: Request, isKnown: Bool) -> Response {
        let token = request.uri.queryParameters["token"].map(String.init) ?? ""
        if session.take(token) {
            var response = Response.page(MessageScreen.entrance)
            response.setCookie(
                Cookie(name: cookieName, value: session.cookie, path: session.root, httpOnly: true, sameSite: .strict))
            return response
        }
        if isKnown { return .page(MessageScreen.entrance) }
        return stranger(
            .unauthorized,
            Text("guard.used"))
    }

    /// The answer to a stranger, of whose request no more is read.
    private func stranger(_ status: HTTPResponse.Status, _ text: Text) -> Response {
        var response = Response.page(MessageScreen.plain(text.plain), status: status)
        response.headers[.connection] = "close"
        return response
    }
}

/// The port of the server, which is known once it listens.
final class PortNumber: Sendable {
    private let number = Atomic(0)

    var value: Int { number.load(ordering: .sequentiallyConsistent) }

    func set(_ port: Int) { number.store(port, ordering: .sequentiallyConsistent) }
}
#endif
