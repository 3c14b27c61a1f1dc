#if Workbench
import Foundation

/// One request over a socket of its own, with exactly the headers that are given: a browser's client would not send others.
struct HTTPExchange: Sendable {
    /// An answer.
    struct Answer: Sendable {
        var status: Int
        var headers: [String: String]
        var body: [UInt8]

        var text: String { String(decoding: body, as: UTF8.self) }

        /// The members of a JSON object.
        var json: [String: Any] {
            (try? JSONSerialization.jsonObject(with: Data(body)) as? [String: Any]) ?? [:]
        }
    }

    var port: Int

    /// Sends a request and waits for its answer, on a thread that may wait.
    func send(_ method: String, _ path: String, headers: [(String, String)], body: [UInt8] = []) async throws -> Answer
    {
        var head = "\(method) \(path) HTTP/1.1\r\nConnection: close\r\n"
        for (name, value) in headers { head += "\(name): \(value)\r\n" }
        if !body.isEmpty, !headers.contains(where: { $0.0 == "Content-Length" }) {
            head += "Content-Length: \(body.count)\r\n"
        }
        return try Self.parse(try await send(Array((head + "\r\n").utf8) + body))
    }

    /// Sends bytes, and waits on a thread that may wait until the server has closed the connection.
    ///
    /// - Returns: everything that the server has sent.
    func send(_ bytes: [UInt8]) async throws -> [UInt8] {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { [port] in
                continuation.resume(with: Result { try Self.exchange(bytes, port) })
            }
        }
    }

    private struct SocketError: Error { var code = errno }

    private static func exchange(_ bytes: [UInt8], _ port: Int) throws -> [UInt8] {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw SocketError() }
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let connected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
        }
        guard connected == 0 else { throw SocketError() }
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            // A server that refuses a large body answers before it has read all of it.
            if count <= 0 { break }
            sent += count
        }
        var received: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(descriptor, &chunk, chunk.count, 0)
            if count <= 0 { break }
            received += chunk[..<count]
        }
        return received
    }

    private static func parse(_ bytes: [UInt8]) throws -> Answer {
        let separator = Array("\r\n\r\n".utf8)
        guard let end = bytes.firstRange(of: separator) else { throw SocketError(code: 0) }
        let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            if parts.count == 2 { headers[parts[0].lowercased()] = parts[1] }
        }
        let status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        var body = Array(bytes[end.upperBound...])
        if headers["transfer-encoding"] == "chunked" { body = dechunked(body) }
        return Answer(status: status, headers: headers, body: body)
    }

    private static func dechunked(_ bytes: [UInt8]) -> [UInt8] {
        var body: [UInt8] = []
        var rest = bytes[...]
        while let end = rest.firstRange(of: [13, 10]),
            let count = Int(String(decoding: rest[..<end.lowerBound], as: UTF8.self), radix: 16), count > 0
        {
            body += rest[end.upperBound...].prefix(count)
            rest = rest[end.upperBound...].dropFirst(count + 2)
        }
        return body
    }
}
#endif
