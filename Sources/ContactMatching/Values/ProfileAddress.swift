import KnowledgeTable

/// Addresses of the profiles that people have in networks: those of `Knowledge/profiles/networks.txt`.
struct ProfileAddress: Sendable {
    private static let shared = ProfileAddress()

    private struct Network: Sendable {
        /// The domain that stands for all of the network.
        var domain: [UInt8]
        /// The begin of the path, before the name of an account.
        var paths: [[UInt8]]
    }

    /// By each domain.
    private var networks: [[UInt8]: Network] = [:]
    /// Pages behind the domain of a network that are nobody's.
    private var pages: Set<[UInt8]> = []

    /// Names of accounts have as many letters at least.
    private static let shortestName = 3

    private init() {
        for (key, paths) in KnowledgeTable.section("profiles/networks").lists {
            let words = paths.map { Array($0.utf8) }
            let domains = key.split(separator: " ").map { Array($0.utf8) }
            if domains == [Array("not".utf8)] {
                pages.formUnion(words)
            } else if let first = domains.first {
                for domain in domains { networks[domain] = Network(domain: first, paths: words) }
            }
        }
    }

    /// Replaces a buffer's content by the address of a profile without scheme, language and what follows the name of the account:
    /// `https://de.linkedin.com/in/Anna-Weber-1/?locale=de` is `linkedin.com/in/anna-weber-1`.
    ///
    /// - Returns: `false` if the text is not the address of a profile.
    static func append(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) -> Bool {
        let letters = text.filter { $0 > 0x20 }.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
        output.removeAll(keepingCapacity: true)
        guard let (network, path) = shared.network(of: letters[...]) else { return false }
        for prefix in network.paths where path.starts(with: prefix) {
            let rest = path.dropFirst(prefix.count)
            let name = rest.prefix { !Self.ends.contains($0) }
            guard name.count >= Self.shortestName, !shared.pages.contains(Array(name)) else { continue }
            // Behind the domain itself stand pages of all kinds, and behind the name of an account what it has written.
            let next = rest.dropFirst(name.count).first { $0 != Self.slash }
            if prefix == [Self.slash], let next, !Self.marks.contains(next) { continue }
            output = network.domain + prefix + name
            return true
        }
        return false
    }

    private static let slash = UInt8(ascii: "/")
    private static let marks = Set("?#&".utf8)
    private static let ends = marks.union([slash])
    private static let schemes = ["https://", "http://", "//"].map { Array($0.utf8) }

    /// The network of an address in small letters, and the path behind its domain; a subdomain such as `www` or `de` is that of the network.
    private func network(of address: ArraySlice<UInt8>) -> (Network, ArraySlice<UInt8>)? {
        let scheme = Self.schemes.first { address.starts(with: $0) }
        let address = address.dropFirst(scheme?.count ?? 0)
        guard let end = address.firstIndex(of: Self.slash) else { return nil }
        var host = address[..<end]
        while true {
            if let network = networks[Array(host)] { return (network, address[end...]) }
            guard let point = host.firstIndex(of: UInt8(ascii: ".")) else { return nil }
            host = host[(point + 1)...]
        }
    }
}
