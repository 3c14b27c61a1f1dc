package import ContactMatching
package import ContactStore

/// The values of two contacts as they are written there: streets, organizations and addresses of e-mail. Stored evidence has them in the form in
/// which they are compared.
extension Evidence {
    /// The same reasons with these values, in sentences.
    package func quoting(_ first: ContactCard, _ second: ContactCard) -> Evidence {
        let texts = [first, second].map { $0.values.map(\.text) }
        return quoting(texts[0] + texts[1]).quotingMailboxes(texts[0], texts[1])
    }
}

extension EvidencePart {
    /// The same reason with these values.
    ///
    /// - Parameter both: puts two addresses of one mailbox into words.
    package func quoting(
        _ first: ContactCard, _ second: ContactCard, naming both: (String, String) -> String
    ) -> EvidencePart {
        let texts = [first, second].map { $0.values.map(\.text) }
        return quoting(texts[0] + texts[1]).quotingMailboxes(texts[0], texts[1], naming: both)
    }
}
