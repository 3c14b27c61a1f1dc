/// How large packed content may become.
public struct ExpansionLimits: Sendable, Hashable {
    /// The largest content, in bytes.
    public var mostBytes = 64 << 30
    /// How many times larger than its packed form content may be. Contacts become 3 to 20 times larger, the same line
    /// again and again a thousand times.
    public var ratio = 200

    /// The ratio is not looked at before so much was unpacked.
    static let graceBytes = 32 << 20

    /// The defaults.
    public init() {}

    /// Checks what has been unpacked so far.
    func check(unpacked: Int, packed: Int) throws(ArchiveError) {
        if unpacked > mostBytes { throw .tooLarge(limit: mostBytes) }
        if unpacked > Self.graceBytes, unpacked / max(packed, 1) >= ratio { throw .expandsTooMuch(limit: ratio) }
    }
}
