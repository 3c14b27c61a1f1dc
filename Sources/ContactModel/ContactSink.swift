/// A receiver of contacts and findings, in the order of the source.
///
/// An error that it throws ends the reading, and ``ContactReader/read(_:into:)`` throws it on.
public protocol ContactSink: ~Copyable {
    /// Receives one contact.
    ///
    /// - Parameter contact: the contact. The reader uses the value again for the next one: copy what you keep.
    /// - Throws: any error, to stop reading.
    mutating func receive(_ contact: borrowing Contact) throws
    /// Takes a contact over and leaves an empty one in its place, whose memory is used for the next contact: a sink that keeps contacts
    /// need not copy them.
    ///
    /// By default the contact is received.
    ///
    /// - Throws: any error, to stop reading.
    mutating func take(_ contact: inout Contact) throws
    /// Receives one finding.
    ///
    /// - Throws: any error, to stop reading.
    mutating func receive(_ finding: Finding) throws
}

extension ContactSink where Self: ~Copyable {
    /// Receives the contact, which stays where it is.
    @inlinable
    public mutating func take(_ contact: inout Contact) throws { try receive(contact) }
}
