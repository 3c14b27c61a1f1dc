/// A place between two records of a source, and what has been counted up to it.
public struct SourcePosition: Sendable, Hashable {
    /// 1-based line of the next byte.
    public var line = 1
    /// Offset of the next byte.
    public var byteOffset = 0
    /// Records seen, blank lines not among them.
    public var records = 0
    /// Contacts handed out; the next has the ordinal after it.
    public var contacts = 0
    /// Records that held no contact; each has a finding.
    public var skipped = 0

    /// The start of a source.
    public init() {}
}
