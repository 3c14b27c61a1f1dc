#if Workbench
import StoreTestSupport
import Testing

@testable import Workbench

/// Nobody gets in but whoever opened the start address.
struct GuardTests {
    private static let pages = ["/", "/rejected", "/assets/main.js", "/job", "/download?format=csv", "/nothing"]

    @Test func strangersAreRefusedEverywhereAndLearnNothing() async throws {
        try await RunningWorkbench.run(enters: false) { workbench async throws in
            for page in Self.pages {
                let answer = try await workbench.exchange.send(
                    "GET", workbench.root + page, headers: [("Host", workbench.host)])
                #expect(answer.status == 401, "\(page)")
                #expect(!answer.text.contains("contacts.db"))
                #expect(!answer.text.contains("Ada"))
            }
        }
    }

    @Test func theStartAddressWorksOnce() async throws {
        try await RunningWorkbench.run { workbench async throws in
            let again = try await workbench.exchange.send(
                "GET", workbench.startPath, headers: [("Host", workbench.host)])
            #expect(again.status == 401)
            #expect(again.headers["set-cookie"] == nil)
            // Who is in already may open it again.
            #expect(try await workbench.get("/start?token=").status == 200)
        }
    }

    /// Another server on this machine can set a cookie of the same name, and push ours out of the browser.
    @Test func aCookieOfAnotherServerLocksNobodyOut() async throws {
        try await RunningWorkbench.run { workbench async throws in
            let other = "trunkline-\(workbench.port)=tossed"
            for cookies in ["\(other); \(workbench.cookie)", "\(workbench.cookie); \(other)"] {
                let answer = try await workbench.exchange.send(
                    "GET", workbench.root + "/", headers: [("Host", workbench.host), ("Cookie", cookies)])
                #expect(answer.status == 200)
            }
            let lost = try await workbench.exchange.send(
                "GET", workbench.root + "/", headers: [("Host", workbench.host), ("Cookie", other)])
            #expect(lost.status == 401)
            let address = workbench.server.renewStartAddress()
            let path = String(address.dropFirst("http://\(workbench.host)".count))
            let entered = try await workbench.exchange.send("GET", path, headers: [("Host", workbench.host)])
            #expect(entered.status == 200)
            #expect(entered.headers["set-cookie"]?.hasPrefix(workbench.cookie) == true)
            // The other address works once, too, and whoever was in before still is.
            #expect(try await workbench.exchange.send("GET", path, headers: [("Host", workbench.host)]).status == 401)
            #expect(try await workbench.get("/").status == 200)
        }
    }

    @Test func aGuessedTokenDoesNotUseTheStartAddressUp() async throws {
        try await RunningWorkbench.run(enters: false) { workbench async throws in
            let wrong = workbench.root + "/start?token=" + String(repeating: "0", count: 64)
            #expect(try await workbench.exchange.send("GET", wrong, headers: [("Host", workbench.host)]).status == 401)
            #expect(try await workbench.enter().hasPrefix("trunkline-\(workbench.port)="))
        }
    }

    @Test func theTokenHas256Bits() async throws {
        try await RunningWorkbench.run(enters: false) { workbench async throws in
            let token = try #require(workbench.startPath.split(separator: "=").last)
            #expect(token.count == 64)
            #expect(token.allSatisfy { $0.isHexDigit })
            #expect(Session.randomToken() != Session.randomToken())
        }
    }

    @Test func theCookieIsForThisServerAlone() async throws {
        try await RunningWorkbench.run(enters: false) { workbench async throws in
            let answer = try await workbench.exchange.send(
                "GET", workbench.startPath, headers: [("Host", workbench.host)])
            let cookie = try #require(answer.headers["set-cookie"])
            #expect(cookie.hasPrefix("trunkline-\(workbench.port)="))
            #expect(cookie.contains("HttpOnly"))
            #expect(cookie.contains("SameSite=Strict"))
            let token = try #require(workbench.startPath.split(separator: "=").last)
            #expect(!cookie.contains(token))
        }
    }

    /// The servers on other ports of this machine get every cookie whose path is that of what they are asked for.
    @Test func theCookieIsSentToTheRandomPathAlone() async throws {
        try await RunningWorkbench.run(enters: false) { workbench async throws in
            let answer = try await workbench.exchange.send(
                "GET", workbench.startPath, headers: [("Host", workbench.host)])
            let cookie = try #require(answer.headers["set-cookie"])
            let attributes = cookie.split(separator: ";").map { String($0.drop { $0 == " " }) }
            #expect(attributes.contains("Path=\(workbench.root)/"))
            #expect(workbench.root.wholeMatch(of: /\/[0-9a-f]{32}/) != nil)
            #expect(!attributes.contains { $0.hasPrefix("Domain") })
            #expect(Session().root != Session().root)
        }
    }

    @Test func outsideThePathThereIsNothing() async throws {
        try await RunningWorkbench.run { workbench async throws in
            let root = workbench.root
            for path in [
                "/", "/start", "/rejected", "/job", "/assets/main.js", root, root + "x/", root.dropLast() + "/",
                "/" + root + "/", "/a/.." + root + "/", "/%2e" + root + "/",
            ] {
                let answer = try await workbench.exchange.send(
                    "GET", path, headers: [("Host", workbench.host), ("Cookie", workbench.cookie)])
                #expect(answer.status == 404, "\(path)")
                #expect(!answer.text.contains("contacts.db"), "\(path)")
                #expect(answer.headers["set-cookie"] == nil)
            }
        }
    }

    /// Links and files are relative: no page names the path, and an address that is written otherwise would lead them astray.
    @Test func pagesStandDirectlyBelowThePath() async throws {
        try await RunningWorkbench.run { workbench async throws in
            for page in ["/", "/people", "/rejected", "/duplicates", "/sources", "/findings", "/history", "/export"] {
                let text = try await workbench.get(page).text
                for match in text.matches(of: /(?:href|src|action)="([^"]*)"/) {
                    #expect(!match.1.hasPrefix("/"), "\(page): \(match.1)")
                }
                #expect(!text.contains(workbench.root), "\(page)")
            }
            for path in ["/rejected/", "//rejected", "/assets//main.js"] {
                #expect(try await workbench.get(path).status == 404, "\(path)")
            }
            let deep = try await workbench.get("/no/such/page", headers: [("Accept", "text/html")])
            #expect(deep.status == 404)
            #expect(!deep.text.contains("href"))
        }
    }

    @Test func aHostThatWasReboundIsRefused() async throws {
        try await RunningWorkbench.run { workbench async throws in
            for host in [
                "evil.example", "evil.example:\(workbench.port)", "127.0.0.1", "127.0.0.1:1",
                "0.0.0.0:\(workbench.port)",
            ] {
                let answer = try await workbench.exchange.send(
                    "GET", workbench.root + "/", headers: [("Host", host), ("Cookie", workbench.cookie)])
                #expect(answer.status == 421, "\(host)")
            }
            let local = try await workbench.exchange.send(
                "GET", workbench.root + "/",
                headers: [("Host", "localhost:\(workbench.port)"), ("Cookie", workbench.cookie)])
            #expect(local.status == 200)
        }
    }

    @Test func pagesOfOtherSitesCanReadNothing() async throws {
        try await RunningWorkbench.run { workbench async throws in
            for origin in ["http://evil.example", "null", "http://127.0.0.1:1", "https://\(workbench.host)"] {
                #expect(try await workbench.get("/", headers: [("Origin", origin)]).status == 403, "\(origin)")
            }
            for site in ["cross-site", "same-site"] {
                #expect(try await workbench.get("/job", headers: [("Sec-Fetch-Site", site)]).status == 403, "\(site)")
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
        try await RunningWorkbench.run { workbench async throws in
            let before = try workbench.rows("SELECT count(*) FROM changes")
            let number = try #require(try workbench.rows("SELECT id FROM phone_numbers WHERE reason IS NOT NULL").first)
            let body = Array(#"{"number":\#(number),"value":""}"#.utf8)
            let answer = try await workbench.exchange.send(
                "POST", workbench.root + "/fix",
                headers: [("Host", workbench.host), ("Cookie", workbench.cookie)] + headers,
                body: body)
            #expect(answer.status == 403)
            #expect(try workbench.rows("SELECT count(*) FROM changes") == before)
        }
    }

    @Test(arguments: ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data"])
    func formsAreNoActions(_ type: String) async throws {
        try await RunningWorkbench.run { workbench async throws in
            let answer = try await workbench.exchange.send(
                "POST", workbench.root + "/undo",
                headers: [
                    ("Host", workbench.host), ("Cookie", workbench.cookie), ("Origin", "http://\(workbench.host)"),
                    ("Content-Type", type),
                ], body: Array("{}".utf8))
            #expect(answer.status == 415)
        }
    }

    @Test func theServerListensOnThisMachineAlone() async throws {
        try await RunningWorkbench.run { workbench async throws in
            #expect(workbench.startAddress.hasPrefix("http://127.0.0.1:"))
            #expect(workbench.port > 1023)
        }
    }

    @Test func aPortThatIsInUseIsSaid() async throws {
        try await RunningWorkbench.run { workbench async throws in
            let second = try WorkbenchServer(database: workbench.database, port: workbench.port)
            await #expect(throws: WorkbenchError.self) { try await second.run { _ in } }
        }
    }
}
#endif
