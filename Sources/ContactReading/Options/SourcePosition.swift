/// A position between two records of a source, and what has been counted up to it.
package struct SourcePosition: Sendable, Hashable {
    /// 1-based line of the next byte.
    package var line = 1
    /// Offset of the next byte.
    package var byteOffset = 0
    /// Records seen, blank lines not among them.
    package var records = 0
    /// Contacts handed out; the next has the ordinal after it.
    package var contacts = 0
    /// Records that held no contact; each has a finding.
    package var skipped = 0

}
