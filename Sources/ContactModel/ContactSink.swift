/// A receiver of contacts and findings, in the order of the source.
///
/// An error that it throws ends the reading, and ``ContactReader/read(_:into:)`` throws it on.
public protocol ContactSink: ~Copyable {
    /// Receives one contact.
    ///
    /// - Parameter contact: the contact. The reader uses the value again for the next one: copy what you keep.
    /// - Throws: any error, to stop reading.
    mutating func receive(_ contact: borrowing Contact) throws
    /// Receives one finding.
    ///
    /// - Throws: any error, to stop reading.
    mutating func receive(_ finding: Finding) throws
}
