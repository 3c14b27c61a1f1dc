#if Workbench
import Foundation
import Testing

@testable import Workbench

/// The files that pages need: all there, under addresses that have their version, and kept by browsers.
struct AssetTests {
    private static let place = "/assets/\(Asset.version)/"

    @Test func whatPagesLoadIsThere() async throws {
        try await RunningWorkbench.run { workbench async throws in
            var wanted = [Self.place + "engine.wasm.lzma", Self.place + "unpack.wasm"]
            let page = try await workbench.get("/").text
            for match in page.matches(of: /"(assets\/[^"#]+)["#]/) { wanted.append("/\(match.1)") }
            let main = try await workbench.get(Self.place + "main.js").text
            for match in main.matches(of: /"\.\/([^"]+)"/) { wanted.append(Self.place + match.1) }
            #expect(wanted.count > 10)
            for path in wanted { #expect(try await workbench.get(path).status == 200, "\(path)") }
            let unpacker = try await workbench.get(Self.place + "unpack.wasm")
            #expect(unpacker.headers["content-type"] == "application/wasm")
            // A browser unpacks it for itself.
            let engine = try await workbench.get(
                Self.place + "engine.wasm.lzma", headers: [("Accept-Encoding", "gzip, deflate, br")])
            #expect(engine.headers["content-encoding"] == nil)
            for path in [Self.place + "..%2Fmain.js", "/assets/main.js", "/assets/other/main.js"] {
                #expect(try await workbench.get(path).status == 404, "\(path)")
            }
        }
    }

    @Test(arguments: ["base.css", "main.js", "world.svg"])
    func aFileIsCompressedAndKept(_ name: String) async throws {
        try await RunningWorkbench.run { workbench async throws in
            let plain = try await workbench.get(Self.place + name)
            #expect(plain.headers["content-encoding"] == nil)
            let packed = try await workbench.get(Self.place + name, headers: [("Accept-Encoding", "gzip, deflate, br")])
            #expect(packed.headers["content-encoding"] == "gzip")
            #expect(packed.body.count * 2 < plain.body.count)
            #expect(packed.body == Asset(named: name)?.gzipped)
            for answer in [plain, packed] {
                #expect(answer.headers["cache-control"] == "private, max-age=31536000, immutable")
                #expect(answer.headers["vary"] == "Accept-Encoding")
                #expect(answer.headers["x-content-type-options"] == "nosniff")
            }
        }
    }

    /// Strangers get no file of the pages.
    @Test func onlyWhoWasLetInGetsThem() async throws {
        try await RunningWorkbench.run { workbench async throws in
            let answer = try await workbench.exchange.send(
                "GET", workbench.root + Self.place + "main.js", headers: [("Host", workbench.host)])
            #expect(answer.status == 401)
            #expect(answer.headers["cache-control"] == "no-store")
        }
    }
}
#endif
