public import ContactModel

/// Writes contacts as vCard 3.0 or 4.0.
///
/// Everything of a contact is in its card: labels that vCard has no type for as Apple's `X-ABLabel`, columns of tables and
/// second values of what a card has once as `X-TRUNKLINE-` properties, which ``ContactReader`` reads back. Lines end with CR LF
/// and are folded at 75 octets; the text is UTF-8.
public struct VCardWriter: ContactWriter, Sendable {
    private var composer: CardComposer<CardLines>

    /// A writer of one version.
    public init(_ version: CardFormat) {
        composer = CardComposer(CardLines(version))
    }

    /// Writes one contact as a card.
    public mutating func write(_ contact: borrowing OutgoingContact, into output: inout [UInt8]) {
        composer.write(contact)
        composer.sink.take(into: &output)
    }
}
