import KnowledgeTable

/// Finds the domain of a provider that was probably meant by another domain.
///
/// Two domains are near if one becomes the other by one letter that is left out, put in, replaced, or exchanged with its neighbour. Domains
/// are found by what is left of them without one letter, so that few are compared. A domain whose end is no end of a provider, as
/// `gmial.con`, may have an error there and another one before. A short name, as `gmx` or `web`, is near too many others, and so is one that is
/// a common word: it must be right, and only the end may be wrong.
struct DomainTypos: Sendable {
    private var domains: [[UInt8]] = []
    /// The sums of all domains of providers.
    private var known: Set<UInt64> = []
    /// The ends of domains behind the first dot, the most frequent first.
    private var ends: [[UInt8]] = []
    /// Places in `domains` by the sums of what is left of each without one letter, and of all of it.
    private var places: [UInt64: [Int]] = [:]

    /// A name of fewer letters is near too many others.
    private static let minimumName = 5
    /// Ends that are none of a provider, and all the same as they were meant.
    private static let otherEnds: Set<String> = [
        "org", "net", "edu", "gov", "mil", "int", "info", "biz", "name", "com", "pro", "app", "dev",
    ]

    /// The domains of the providers of a list.
    init(_ section: KnowledgeSection) {
        for word in section.lists.flatMap(\.words) {
            let isCommon = word.utf8.first == UInt8(ascii: "=")
            add(Array(word.utf8.drop { $0 == UInt8(ascii: "=") }), isCommon: isCommon)
        }
    }

    private mutating func add(_ domain: [UInt8], isCommon: Bool) {
        known.insert(DomainHash.of(domain))
        let (name, end) = Self.parts(of: domain)
        if !ends.contains(end) { ends.append(end) }
        if isCommon || name.count < Self.minimumName { return }
        domains.append(domain)
        for sum in Self.sums(of: domain) { places[sum, default: []].append(domains.count - 1) }
    }

    /// Returns `true` for the domain of a provider, in small letters.
    func isKnown(_ domain: [UInt8]) -> Bool { known.contains(DomainHash.of(domain)) }

    /// The domain that was probably meant by one that is not known, in small letters; `nil` if none is near.
    func suggestion(for domain: [UInt8]) -> String? {
        if let found = nearest(to: domain) { return String(decoding: found, as: UTF8.self) }
        let (name, end) = Self.parts(of: domain)
        guard end.count >= 3, !end.contains(0x2E), !Self.otherEnds.contains(String(decoding: end, as: UTF8.self)),
            !ends.contains(end)
        else { return nil }
        for meant in ends where Self.isNear(end, meant) {
            let corrected = name + [0x2E] + meant
            if isKnown(corrected) { return String(decoding: corrected, as: UTF8.self) }
            if let found = nearest(to: corrected) { return String(decoding: found, as: UTF8.self) }
        }
        return nil
    }

    /// The most frequent domain that is near.
    private func nearest(to domain: [UInt8]) -> [UInt8]? {
        guard domain.count <= Self.maximumLength else { return nil }
        var best: Int?
        for sum in Self.sums(of: domain) {
            for place in places[sum] ?? [] where place < best ?? .max && Self.isNear(domain, domains[place]) {
                best = place
            }
        }
        return best.map { domains[$0] }
    }

    private static let maximumLength = 24

    /// The name before the first dot, and the end behind it.
    private static func parts(of domain: [UInt8]) -> (name: [UInt8], end: [UInt8]) {
        let dot = domain.firstIndex(of: 0x2E) ?? domain.count
        return (Array(domain[..<dot]), Array(domain[dot...].dropFirst()))
    }

    /// The sums of a domain, and of what is left of it without each of its letters.
    private static func sums(of domain: [UInt8]) -> [UInt64] {
        [DomainHash.of(domain)] + domain.indices.map { DomainHash.of(domain, without: $0) }
    }

    /// Returns `true` if two different texts become equal by one letter, or by the exchange of two neighbours.
    static func isNear(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        guard abs(left.count - right.count) <= 1 else { return false }
        let prefix = zip(left, right).prefix { $0 == $1 }.count
        let (one, other) = (left[prefix...], right[prefix...])
        switch one.count - other.count {
        case 1: return one.dropFirst().elementsEqual(other)
        case -1: return one.elementsEqual(other.dropFirst())
        case 0:
            if one.isEmpty { return false }
            if one.dropFirst().elementsEqual(other.dropFirst()) { return true }
            return one.count > 1 && one.prefix(2).elementsEqual(other.prefix(2).reversed())
                && one.dropFirst(2).elementsEqual(other.dropFirst(2))
        default: return false
        }
    }
}
