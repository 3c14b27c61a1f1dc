import Synchronization

/// The right to use the workbench: it goes to the browser that opens a start address first, and to no other.
final class Session: Sendable {
    private let start: Mutex<String?>
    private let secret = Session.randomToken()

    /// The path below which everything is, as `/a1b2/`. The cookie is limited to it: browsers do not tell servers on
    /// other ports of this machine apart by their cookies, and would send it to them, too.
    let root = "/\(Session.randomToken(bytes: 16))/"

    init() { start = Mutex(Session.randomToken()) }

    /// Returns the place of a path below the root; `nil` if it is elsewhere.
    func place(of path: String) -> Substring? {
        guard Self.isEqual(String(path.prefix(root.count)), root) else { return nil }
        return path.dropFirst(root.count)
    }

    /// The token of the start address; `nil` once it was used.
    var startToken: String? { start.withLock { $0 } }

    /// Returns the token of another start address. The one before is no longer valid; whoever was let in stays so.
    func renewStart() -> String {
        let token = Self.randomToken()
        start.withLock { $0 = token }
        return token
    }

    /// The value of the cookie, which answers to the start address set and to nothing else.
    var cookie: String { secret }

    /// Takes the token of the start address, and returns `true`, once.
    func take(_ token: String) -> Bool {
        start.withLock { start in
            guard let wanted = start, Self.isEqual(token, wanted) else { return false }
            start = nil
            return true
        }
    }

    /// Returns `true` if a value is that of the cookie.
    func admits(_ value: String?) -> Bool { value.map { Self.isEqual($0, secret) } ?? false }

    /// Returns random bytes of the system's generator as hexadecimal digits; 256 bits by default.
    static func randomToken(bytes: Int = 32) -> String {
        var random = SystemRandomNumberGenerator()
        return (0..<bytes).map { _ in
            let byte = UInt8.random(in: .min ... .max, using: &random)
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }

    /// Compares in a time that does not depend on the position of the first difference.
    private static func isEqual(_ one: String, _ other: String) -> Bool {
        let (one, other) = (Array(one.utf8), Array(other.utf8))
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
