#if Workbench
import StoreTestSupport
import Testing

@testable import Workbench

/// Nobody gets in but whoever opened the start address.
struct GuardTests {
    private static let pages = ["/", "/rejected", "/assets/main.js", "/job", "/download?format=csv", "/nothing"]

    @Test func strangersAreRefusedEverywhereAndLearnNothing() async throws {
        try await RunningBench.run(enters: false) { bench async throws in
            for page in Self.pages {
                let answer = try await bench.exchange.send("GET", bench.root + page, headers: [("Host", bench.host)])
                #expect(answer.status == 401, "\(page)")
                #expect(!answer.text.contains("contacts.db"))
                #expect(!answer.text.contains("Ada"))
            }
        }
    }

    @Test func theStartAddressWorksOnce() async throws {
        try await RunningBench.run { bench async throws in
            let again = try await bench.exchange.send("GET", bench.startPath, headers: [("Host", bench.host)])
            #expect(again.status == 401)
            #expect(again.headers["set-cookie"] == nil)
            // Who is in already may open it again.
            #expect(try await bench.get("/start?token=").status == 200)
        }
    }

    @Test func aGuessedTokenDoesNotUseTheStartAddressUp() async throws {
        try await RunningBench.run(enters: false) { bench async throws in
            let wrong = bench.root + "/start?token=" + String(repeating: "0", count: 64)
            #expect(try await bench.exchange.send("GET", wrong, headers: [("Host", bench.host)]).status == 401)
            #expect(try await bench.enter().hasPrefix("trunkline-\(bench.port)="))
        }
    }

    @Test func theTokenHas256Bits() async throws {
        try await RunningBench.run(enters: false) { bench async throws in
            let token = try #require(bench.startPath.split(separator: "=").last)
            #expect(token.count == 64)
            #expect(token.allSatisfy { $0.isHexDigit })
            #expect(Session.randomToken() != Session.randomToken())
        }
    }

    @Test func theCookieIsForThisServerAlone() async throws {
        try await RunningBench.run(enters: false) { bench async throws in
            let answer = try await bench.exchange.send("GET", bench.startPath, headers: [("Host", bench.host)])
            let cookie = try #require(answer.headers["set-cookie"])
            #expect(cookie.hasPrefix("trunkline-\(bench.port)="))
            #expect(cookie.contains("HttpOnly"))
            #expect(cookie.contains("SameSite=Strict"))
            let token = try #require(bench.startPath.split(separator: "=").last)
            #expect(!cookie.contains(token))
        }
    }

    /// The servers on other ports of this machine get every cookie whose path is that of what they are asked for.
    @Test func theCookieIsSentToTheRandomPathAlone() async throws {
        try await RunningBench.run(enters: false) { bench async throws in
            let answer = try await bench.exchange.send("GET", bench.startPath, headers: [("Host", bench.host)])
            let cookie = try #require(answer.headers["set-cookie"])
            let attributes = cookie.split(separator: ";").map { String($0.drop { $0 == " " }) }
            #expect(attributes.contains("Path=\(bench.root)/"))
            #expect(bench.root.wholeMatch(of: /\/[0-9a-f]{32}/) != nil)
            #expect(!attributes.contains { $0.hasPrefix("Domain") })
            #expect(Session().root != Session().root)
        }
    }

    @Test func outsideThePathThereIsNothing() async throws {
        try await RunningBench.run { bench async throws in
            let root = bench.root
            for path in [
                "/", "/start", "/rejected", "/job", "/assets/main.js", root, root + "x/", root.dropLast() + "/",
                "/" + root + "/", "/a/.." + root + "/", "/%2e" + root + "/",
            ] {
                let answer = try await bench.exchange.send(
                    "GET", path, headers: [("Host", bench.host), ("Cookie", bench.cookie)])
                #expect(answer.status == 404, "\(path)")
                #expect(!answer.text.contains("contacts.db"), "\(path)")
                #expect(answer.headers["set-cookie"] == nil)
            }
        }
    }

    /// Links and files are relative: no page names the path, and an address that is written otherwise would lead them astray.
    @Test func pagesStandDirectlyBelowThePath() async throws {
        try await RunningBench.run { bench async throws in
            for page in ["/", "/rejected", "/duplicates", "/sources", "/findings", "/history", "/export"] {
                let text = try await bench.get(page).text
                for match in text.matches(of: /(?:href|src|action)="([^"]*)"/) {
                    #expect(!match.1.hasPrefix("/"), "\(page): \(match.1)")
                }
                #expect(!text.contains(bench.root), "\(page)")
            }
            for path in ["/rejected/", "//rejected", "/assets//main.js"] {
                #expect(try await bench.get(path).status == 404, "\(path)")
            }
            let deep = try await bench.get("/no/such/page", headers: [("Accept", "text/html")])
            #expect(deep.status == 404)
            #expect(!deep.text.contains("href"))
        }
    }

    @Test func aHostThatWasReboundIsRefused() async throws {
        try await RunningBench.run { bench async throws in
            for host in [
                "evil.example", "evil.example:\(bench.port)", "127.0.0.1", "127.0.0.1:1", "0.0.0.0:\(bench.port)",
            ] {
                let answer = try await bench.exchange.send(
                    "GET", bench.root + "/", headers: [("Host", host), ("Cookie", bench.cookie)])
                #expect(answer.status == 421, "\(host)")
            }
            let local = try await bench.exchange.send(
                "GET", bench.root + "/", headers: [("Host", "localhost:\(bench.port)"), ("Cookie", bench.cookie)])
            #expect(local.status == 200)
        }
    }

    @Test func pagesOfOtherSitesCanReadNothing() async throws {
        try await RunningBench.run { bench async throws in
            for origin in ["http://evil.example", "null", "http://127.0.0.1:1", "https://\(bench.host)"] {
                #expect(try await bench.get("/", headers: [("Origin", origin)]).status == 403, "\(origin)")
            }
            for site in ["cross-site", "same-site"] {
                #expect(try await bench.get("/job", headers: [("Sec-Fetch-Site", site)]).status == 403, "\(site)")
            }
        }
    }

    @Test(arguments: [
        [("Origin", "http://evil.example"), ("Content-Type", "application/json")],
        [("Sec-Fetch-Site", "cross-site"), ("Content-Type", "application/json")],
        [("Sec-Fetch-Site", "same-site"), ("Content-Type", "application/json")],
        [("Content-Type", "application/json")],
        [("Origin", "null"), ("Content-Type", "application/x-www-form-urlencoded")],
    ])
    func pagesOfOtherSitesCanChangeNothing(_ headers: [(String, String)]) async throws {
        try await RunningBench.run { bench async throws in
            let before = try bench.rows("SELECT count(*) FROM changes")
            let number = try #require(try bench.rows("SELECT id FROM phone_numbers WHERE reason IS NOT NULL").first)
            let body = Array(#"{"number":\#(number),"value":""}"#.utf8)
            let answer = try await bench.exchange.send(
                "POST", bench.root + "/fix", headers: [("Host", bench.host), ("Cookie", bench.cookie)] + headers,
                body: body)
            #expect(answer.status == 403)
            #expect(try bench.rows("SELECT count(*) FROM changes") == before)
        }
    }

    @Test(arguments: ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data"])
    func formsAreNoActions(_ type: String) async throws {
        try await RunningBench.run { bench async throws in
            let answer = try await bench.exchange.send(
                "POST", bench.root + "/undo",
                headers: [
                    ("Host", bench.host), ("Cookie", bench.cookie), ("Origin", "http://\(bench.host)"),
                    ("Content-Type", type),
                ], body: Array("{}".utf8))
            #expect(answer.status == 415)
        }
    }

    @Test func theServerListensOnThisMachineAlone() async throws {
        try await RunningBench.run { bench async throws in
            #expect(bench.startAddress.hasPrefix("http://127.0.0.1:"))
            #expect(bench.port > 1023)
        }
    }

    @Test func aPortThatIsInUseIsSaid() async throws {
        try await RunningBench.run { bench async throws in
            let second = try WorkbenchServer(database: bench.database, port: bench.port)
            await #expect(throws: WorkbenchError.self) { try await second.run { _ in } }
        }
    }
}
#endif
