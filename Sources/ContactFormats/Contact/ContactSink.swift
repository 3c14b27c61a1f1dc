/// What takes contacts and findings as a reader meets them.
public protocol ContactSink: ~Copyable {
    /// Takes one contact. The value is reused for the next contact: copy what you keep.
    mutating func receive(_ contact: borrowing Contact) throws
    /// Takes one finding.
    mutating func receive(_ finding: Finding) throws
}
