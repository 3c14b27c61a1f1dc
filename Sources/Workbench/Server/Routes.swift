#if Workbench
import HTTPTypes
import Hummingbird

/// What the workbench answers to. ``Guard`` stands before all of it.
struct Routes {
    let bench: Bench

    /// The router of the server.
    func router(session: Session, port: PortNumber) -> Router<BasicRequestContext> {
        let router = Router()
        router.add(middleware: Guard(session: session, port: port))
        addPages(to: router)
        addAssets(to: router)
        addActions(to: router)
        addTransfers(to: router)
        return router
    }

    // MARK: Pages

    private func addPages(to router: Router<BasicRequestContext>) {
        page("/", router) { bench, _ in try await bench.overview() }
        page("/duplicates", router) { bench, query in try await bench.duplicates(query) }
        page("/sources", router) { bench, _ in try await bench.sources() }
        page("/findings", router) { bench, query in try await bench.findings(query) }
        page("/history", router) { bench, _ in try await bench.history() }
        page("/export", router) { bench, _ in try await bench.export() }
        page("/rejected", router) { bench, query in try await bench.rejected(query) }
        router.get("/rejected/:number") { [bench] request, context -> Response in
            guard let number = context.parameters.get("number", as: Int.self) else { throw NotFound() }
            // A script asks for the part alone; who opens the link in a tab of its own gets a page.
            if request.uri.queryParameters["part"] != nil { return .page(try await bench.detail(number)) }
            return .page(try await bench.rejected(["number": String(number)]))
        }
    }

    /// A page, which while an ingest holds the database is shown as it was last.
    private func page(
        _ path: RouterPath, _ router: Router<BasicRequestContext>,
        _ make: @escaping @Sendable (Bench, [String: String]) async throws -> HTML
    ) {
        router.get(path) { [bench] request, _ -> Response in
            let address = request.uri.string
            if await bench.writer.job?.isRunning == true, let page = bench.lastPages[address] { return .page(page) }
            let html = try await make(bench, Self.query(of: request))
            bench.lastPages.keep(html, of: address)
            return .page(html)
        }
    }

    static func query(of request: Request) -> [String: String] {
        Dictionary(request.uri.queryParameters.map { (String($0.key), String($0.value)) }) { first, _ in first }
    }

    private func addAssets(to router: Router<BasicRequestContext>) {
        router.get("/assets/:name") { _, context -> Response in
            guard let asset = Asset(named: context.parameters.get("name") ?? "") else { throw NotFound() }
            return .bytes(asset.bytes, type: asset.type)
        }
    }
}
#endif
