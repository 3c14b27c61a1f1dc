/// How far an unfinished source has come.
public struct Checkpoint: Sendable, Hashable {
    /// Where the last stored contact ends, in bytes of the source.
    public var byteOffset: Int
    /// How many contacts are stored.
    public var contacts: Int
    /// How many findings are stored.
    public var findings: Int

    /// A place in a source.
    public init(byteOffset: Int, contacts: Int, findings: Int) {
        self.byteOffset = byteOffset
        self.contacts = contacts
        self.findings = findings
    }

    /// The start of a source.
    public static let start = Checkpoint(byteOffset: 0, contacts: 0, findings: 0)
}

/// How a source stands when it is begun.
public enum SourceStart: Sendable, Hashable {
    /// The source is new: every contact is to be written.
    case new
    /// The source was begun before: the contacts and findings up to the checkpoint are stored and are skipped.
    case resumed(Checkpoint)
    /// The same content is stored already, under this path: nothing is to be done.
    case finished(path: String)
}
