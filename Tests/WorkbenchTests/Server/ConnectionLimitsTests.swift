#if Workbench
import NIOCore
import StoreTestSupport
import Testing

@testable import Workbench

/// Clients that keep the server waiting, or send more than it wants.
struct ConnectionLimitsTests {
    @Test(arguments: ["", "GET", "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"])
    func aHeadThatDoesNotEndIsNotWaitedFor(_ start: String) async throws {
        try await RunningWorkbench.run([], enters: false, times: .init(head: .milliseconds(300))) {
            workbench async throws in
            #expect(try await workbench.exchange.send(Array(start.utf8)).isEmpty)
        }
    }

    @Test func aBodyThatDoesNotArriveIsNotWaitedFor() async throws {
        try await RunningWorkbench.run(times: .init(part: .seconds(1))) { workbench async throws in
            let head = """
                POST \(workbench.root)/undo HTTP/1.1\r\nHost: \(workbench.host)\r\nCookie: \(workbench.cookie)\r\n\
                Origin: http://\(workbench.host)\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{
                """
            let answer = String(decoding: try await workbench.exchange.send(Array(head.utf8)), as: UTF8.self)
            #expect(!answer.contains("200 OK"))
            // Whoever is in goes on.
            #expect(try await workbench.get("/").status == 200)
        }
    }

    /// The answer comes without the body, and the connection ends, though the client did not ask for that.
    @Test(arguments: ["PUT", "POST"])
    func theBodyOfAStrangerIsNotRead(_ method: String) async throws {
        try await RunningWorkbench.run { workbench async throws in
            let head = """
                \(method) \(workbench.root)/uploads/a.csv HTTP/1.1\r\nHost: \(workbench.host)\r\n\
                Origin: http://\(workbench.host)\r\nContent-Length: 1000000000\r\n\r\nName
                """
            let answer = String(decoding: try await workbench.exchange.send(Array(head.utf8)), as: UTF8.self)
            #expect(answer.hasPrefix("HTTP/1.1 401"))
            #expect(answer.lowercased().contains("connection: close"))
        }
    }

    @Test func aRequestNamesOneHost() async throws {
        try await RunningWorkbench.run { workbench async throws in
            for (target, hosts) in [
                (workbench.root + "/", [workbench.host, "evil.example"]),
                ("http://evil.example\(workbench.root)/", [workbench.host]),
                ("http://127.0.0.1\(workbench.root)/", [workbench.host]),
            ] {
                let lines = hosts.map { "Host: \($0)\r\n" }.joined()
                let head = "GET \(target) HTTP/1.1\r\n\(lines)Cookie: \(workbench.cookie)\r\n\r\n"
                let answer = String(decoding: try await workbench.exchange.send(Array(head.utf8)), as: UTF8.self)
                #expect(answer.hasPrefix("HTTP/1.1 421"))
            }
            let whole = """
                GET http://\(workbench.host)\(workbench.root)/ HTTP/1.1\r\nHost: \(workbench.host)\r\n\
                Cookie: \(workbench.cookie)\r\nConnection: close\r\n\r\n
                """
            let answer = String(decoding: try await workbench.exchange.send(Array(whole.utf8)), as: UTF8.self)
            #expect(answer.hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test func anActionThatIsTooLongIsSaidToBe() async throws {
        try await RunningWorkbench.run { workbench async throws in
            let answer = try await workbench.post("/undo", ["change": String(repeating: "1", count: 2 << 20)])
            #expect(answer.status == 413)
        }
    }

    @Test func anotherServerStartsOnTheSamePortAtOnce() async throws {
        var port = 0
        try await RunningWorkbench.run { workbench async throws in
            port = workbench.port
            _ = try await workbench.get("/")
        }
        try await RunningWorkbench.run(port: port) { workbench async throws in
            #expect(workbench.port == port)
            #expect(try await workbench.get("/").status == 200)
        }
    }
}
#endif
