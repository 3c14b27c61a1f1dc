import ContactModel
import ContactReading

extension TableRewriter {
    /// The text of a cell of several e-mail addresses, or of one with something beside it, of which some are others now.
    ///
    /// - Parameter takesMore: `true` if the cell has room for another address.
    /// - Returns: the cell as it is written; `nil` if it stays.
    func mailboxes(
        _ text: [UInt8], _ list: [Mailbox], _ texts: inout [RewrittenText], takesMore: Bool
    ) -> [UInt8]? {
        guard encoding.encode(text) != nil else { return nil }
        let write = { (address: [UInt8]) in encoding.encode(address) != nil ? address : nil }
        var list = list
        var written = text
        var isChanged = false
        if let other = RewrittenMailboxes(text, list, &texts, as: write) {
            written = other.bytes
            isChanged = true
            list = MailboxList.read(written, written.indices) ?? []
        }
        // Behind a label, another address would have it.
        while takesMore, let last = list.last, last.label.isEmpty,
            let other = texts.take(.email, [], as: { MailboxList.isAddress($0) ? write($0) : nil })
        {
            written.insert(contentsOf: Self.joint(of: written, list) + other, at: last.whole.upperBound)
            isChanged = true
            list = MailboxList.read(written, written.indices) ?? []
        }
        return isChanged ? encoding.encode(written) : nil
    }

    /// The text that stands between two addresses of a list, as the list has it already.
    private static func joint(of text: [UInt8], _ list: [Mailbox]) -> [UInt8] {
        list.count > 1 ? Array(text[list[0].whole.upperBound..<list[1].whole.lowerBound]) : Array("; ".utf8)
    }
}
