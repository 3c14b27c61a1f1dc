#if Workbench
import Testing

@testable import Workbench

/// Every answer says what a page may do, and that nothing of it is kept.
struct PageHeadersTests {
    @Test(arguments: [
        "/", "/rejected", "/assets/base.css", "/job", "/nothing", "/rejected/99999999", "/download?format=x",
    ])
    func everyAnswerHasThem(_ path: String) async throws {
        try await RunningWorkbench.run { workbench async throws in
            for answer in [
                try await workbench.get(path),
                try await workbench.exchange.send("GET", path, headers: [("Host", workbench.host)]),
                try await workbench.exchange.send("GET", path, headers: [("Host", "evil.example")]),
            ] {
                let policy = try #require(answer.headers["content-security-policy"])
                #expect(policy.hasPrefix("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'"))
                #expect(policy.contains("frame-ancestors 'none'"))
                #expect(!policy.contains("unsafe-inline"))
                #expect(answer.headers["x-content-type-options"] == "nosniff")
                #expect(answer.headers["cache-control"] == "no-store")
                #expect(answer.headers["referrer-policy"] == "no-referrer")
                #expect(answer.headers["cross-origin-resource-policy"] == "same-origin")
                #expect(answer.headers["access-control-allow-origin"] == nil)
            }
        }
    }

    @Test func pagesHaveNoScriptsOrStylesOfTheirOwn() async throws {
        try await RunningWorkbench.run { workbench async throws in
            for path in ["/", "/rejected", "/sources", "/duplicates", "/export", "/history", "/findings"] {
                let text = try await workbench.get(path).text
                #expect(text.hasPrefix("<!doctype html>"), "\(path)")
                #expect(
                    text.firstMatch(of: /<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)|src="(https?:)?\/\//)
                        == nil, "\(path)")
            }
        }
    }
}
#endif
