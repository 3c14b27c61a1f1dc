#if Workbench
import ContactStore
import HTTPTypes
import Hummingbird
import Markup

/// The routes of the workbench. ``Guard`` stands before all of them.
struct Routes {
    let workspace: Workspace

    /// The router of the server.
    func router(session: Session, port: PortNumber) -> Router<BasicRequestContext> {
        let router = Router()
        router.add(middleware: Guard(session: session, port: port))
        let root = router.group(RouterPath(session.root))
        addPages(to: root, session)
        addAssets(to: root)
        addActions(to: root)
        addEvents(to: root)
        addTransfers(to: root)
        addExports(to: root)
        return router
    }

    // MARK: Pages

    private func addPages(to router: some RouterMethods<BasicRequestContext>, _ session: Session) {
        page("/", router, session) { workspace, _ in try await workspace.home() }
        router.get("/next-actions") { [workspace] _, _ -> Response in .page(try await workspace.nextActions()) }
        page("/people", router, session) { workspace, query in try await workspace.people(query) }
        page("/contact", router, session) { workspace, query in try await workspace.contact(query) }
        router.get("/people/rows") { [workspace] request, _ -> Response in
            .page(try await workspace.peopleRows(Self.query(of: request)))
        }
        router.get("/found") { [workspace] request, _ -> Response in
            .page(try await workspace.found(Self.query(of: request)))
        }
        page("/duplicates", router, session) { workspace, query in try await workspace.duplicates(query) }
        page("/group", router, session) { workspace, query in try await workspace.group(query) }
        page("/sources", router, session) { workspace, _ in try await workspace.sources() }
        router.get("/compare") { [workspace] request, _ -> Response in
            .page(try await workspace.comparison(Self.query(of: request)).html)
        }
        page("/findings", router, session) { workspace, query in try await workspace.findings(query) }
        page("/history", router, session) { workspace, query in try await workspace.history(query) }
        router.get("/history/part") { [workspace] request, _ -> Response in
            .page(try await workspace.history(Self.query(of: request), isPart: true))
        }
        page("/export", router, session) { workspace, query in try await workspace.export(query) }
        page("/plan", router, session) { workspace, query in try await workspace.plan(query) }
        page("/rejected", router, session) { workspace, query in try await workspace.rejected(query) }
        router.get("/rejected/:number") { [workspace] request, context -> Response in
            guard let number = context.parameters.get("number", as: Int.self) else { throw NotFound() }
            // A script asks for the part alone; a browser that opens the address in a tab gets a page.
            if request.uri.queryParameters["part"] != nil { return .page(try await workspace.detail(number)) }
            return .redirect(to: "../rejected?number=\(number)", type: .normal)
        }
    }

    /// Adds a page, whose last version is shown while another program holds the database.
    private func page(
        _ path: RouterPath, _ router: some RouterMethods<BasicRequestContext>, _ session: Session,
        _ make: @escaping @Sendable (Workspace, [String: String]) async throws -> HTML
    ) {
        router.get(path) { [workspace] request, _ -> Response in
            if let choice = RequestLanguage.choice(of: request, root: session.root) { return choice }
            let address = Texts.current.language.rawValue + "/" + request.uri.string.dropFirst(session.root.count)
            do {
                let html = try await make(workspace, Self.query(of: request))
                workspace.lastPages.keep(html, of: address)
                return .page(html)
            } catch let error as StoreError {
                guard case .busy = error, let page = workspace.lastPages[address] else { throw error }
                return .page(page)
            }
        }
    }

    static func query(of request: Request) -> [String: String] {
        Dictionary(request.uri.queryParameters.map { (String($0.key), String($0.value)) }) { first, _ in first }
    }

    /// Adds the files that pages need. Their addresses have the version, so that a browser asks for each once.
    private func addAssets(to router: some RouterMethods<BasicRequestContext>) {
        router.get("/assets/:version/:name") { request, context -> Response in
            guard context.parameters.get("version") == Asset.version,
                let asset = Asset(named: context.parameters.get("name") ?? "")
            else { throw NotFound() }
            let takesGzip = request.headers[.acceptEncoding]?.contains("gzip") == true
            let packed = takesGzip ? try await onThread { asset.gzipped } : nil
            var response =
                packed.map { .bytes($0, type: asset.type) } ?? Response.bytes(asset.bytes, type: asset.type)
            if packed != nil { response.headers[.contentEncoding] = "gzip" }
            response.headers[.vary] = "Accept-Encoding"
            response.headers[.cacheControl] = PageHeaders.immutable
            return response
        }
    }
}
#endif
