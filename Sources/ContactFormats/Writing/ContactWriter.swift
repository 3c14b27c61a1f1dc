/// Writes contacts as a file of some format, one after another; memory does not grow with their number.
///
/// ```swift
/// var writer = VCardWriter(.v30)
/// var bytes: [UInt8] = []
/// writer.begin(into: &bytes)
/// writer.write(contact, into: &bytes)
/// writer.finish(into: &bytes)
/// ```
public protocol ContactWriter {
    /// Writes what stands in front of the first contact.
    mutating func begin(into output: inout [UInt8])
    /// Writes one contact.
    mutating func write(_ contact: borrowing OutgoingContact, into output: inout [UInt8])
    /// Writes what stands behind the last contact.
    mutating func finish(into output: inout [UInt8])
    /// What the format could not hold of the contacts written so far.
    var losses: ExportLosses { get }
}

extension ContactWriter {
    /// Writes nothing.
    public mutating func begin(into output: inout [UInt8]) {}
    /// Writes nothing.
    public mutating func finish(into output: inout [UInt8]) {}
    /// Nothing: the format holds everything.
    public var losses: ExportLosses { ExportLosses() }
}

/// Counts of what a format has no place for.
public struct ExportLosses: Sendable, Hashable {
    /// How many values of each kind went into the note of their contact, by the name of the kind.
    public var noted: [String: Int] = [:]
    /// How many values are left out, by what they are.
    public var dropped: [String: Int] = [:]

    /// No losses.
    public init() {}

    /// Whether the format holds everything in places of its own.
    public var isEmpty: Bool { noted.isEmpty && dropped.isEmpty }
}
