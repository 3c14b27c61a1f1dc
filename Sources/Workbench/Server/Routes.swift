#if Workbench
import HTTPTypes
import Hummingbird

/// The routes of the workbench. ``Guard`` stands before all of them.
struct Routes {
    let bench: Bench

    /// The router of the server.
    func router(session: Session, port: PortNumber) -> Router<BasicRequestContext> {
        let router = Router()
        router.add(middleware: Guard(session: session, port: port))
        let root = router.group(RouterPath(session.root))
        addPages(to: root, session)
        addAssets(to: root)
        addActions(to: root)
        addTransfers(to: root)
        return router
    }

    // MARK: Pages

    private func addPages(to router: some RouterMethods<BasicRequestContext>, _ session: Session) {
        page("/", router, session) { bench, _ in try await bench.overview() }
        page("/duplicates", router, session) { bench, query in try await bench.duplicates(query) }
        page("/sources", router, session) { bench, _ in try await bench.sources() }
        page("/findings", router, session) { bench, query in try await bench.findings(query) }
        page("/history", router, session) { bench, _ in try await bench.history() }
        page("/export", router, session) { bench, _ in try await bench.export() }
        page("/rejected", router, session) { bench, query in try await bench.rejected(query) }
        router.get("/rejected/:number") { [bench] request, context -> Response in
            guard let number = context.parameters.get("number", as: Int.self) else { throw NotFound() }
            // A script asks for the part alone; a browser that opens the address in a tab gets a page.
            if request.uri.queryParameters["part"] != nil { return .page(try await bench.detail(number)) }
            return .redirect(to: "../rejected?number=\(number)", type: .normal)
        }
    }

    /// Adds a page, whose last version is shown while an ingest holds the database.
    private func page(
        _ path: RouterPath, _ router: some RouterMethods<BasicRequestContext>, _ session: Session,
        _ make: @escaping @Sendable (Bench, [String: String]) async throws -> HTML
    ) {
        router.get(path) { [bench] request, _ -> Response in
            let address = "/" + request.uri.string.dropFirst(session.root.count)
            if await bench.writer.job?.isRunning == true, let page = bench.lastPages[address] { return .page(page) }
            let html = try await make(bench, Self.query(of: request))
            bench.lastPages.keep(html, of: address)
            return .page(html)
        }
    }

    static func query(of request: Request) -> [String: String] {
        Dictionary(request.uri.queryParameters.map { (String($0.key), String($0.value)) }) { first, _ in first }
    }

    private func addAssets(to router: some RouterMethods<BasicRequestContext>) {
        router.get("/assets/:name") { _, context -> Response in
            guard let asset = Asset(named: context.parameters.get("name") ?? "") else { throw NotFound() }
            return .bytes(asset.bytes, type: asset.type)
        }
    }
}
#endif
