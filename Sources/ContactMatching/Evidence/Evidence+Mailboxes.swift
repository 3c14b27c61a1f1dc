extension Evidence {
    /// The same reasons with addresses of e-mail as the contacts have them, instead of the form in which they are compared. Two that are written otherwise
    /// and reach one mailbox, as Gmail's with points and those with a tag, are both named.
    ///
    /// - Parameters:
    ///   - first: The values of one contact; what is no address is left out.
    ///   - second: The values of the other.
    public func quotingMailboxes(_ first: [String], _ second: [String]) -> Evidence {
        let parts = parts.map { part in
            part.quotingMailboxes(first, second) { "\($0) and \($1), which reach one mailbox" }
        }
        return Evidence(bits: bits, name: name, parts: parts)
    }
}

extension EvidencePart {
    /// The same reason with an address of e-mail as the contacts have it.
    ///
    /// - Parameters:
    ///   - first: The values of one contact; what is no address is left out.
    ///   - second: The values of the other.
    ///   - both: puts two into words that are written otherwise.
    public func quotingMailboxes(
        _ first: [String], _ second: [String], naming both: (String, String) -> String
    ) -> EvidencePart {
        guard let value, Self.ofMailboxes.contains(kind) else { return self }
        let written = [first, second].compactMap { Self.address(in: $0, of: value) }
        guard written.count == 2 else { return self }
        let areOne = written[0].lowercased() == written[1].lowercased()
        return quoting(areOne ? written[0] : both(written[0], written[1]))
    }

    private static let ofMailboxes: Set<Kind> = [.sharedEmail, .sharedRoleEmail, .sharedHouseholdEmail]

    /// The value that is an address in its compared form; `nil` if there is none.
    private static func address(in values: [String], of compared: String) -> String? {
        var form: [UInt8] = []
        return values.first { value in
            Array(value.utf8).withUnsafeBufferPointer { EmailText.append($0, to: &form) }
                && form.elementsEqual(compared.utf8)
        }
    }
}
