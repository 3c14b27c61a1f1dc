import ContactModel
import ContactReading

/// A text of mailboxes with other addresses, each where the former one stood, and all around them as it is.
struct RewrittenMailboxes {
    private var edits: [(range: Range<Int>, text: [UInt8])] = []
    private let text: [UInt8]
    private let list: [Mailbox]

    /// Takes the addresses of a text that are others now out of the texts to be written.
    ///
    /// - Parameter write: An address as it is written; `nil` if it cannot be, so that it stays in the list.
    /// - Returns: `nil` if none of them is.
    init?(
        _ text: [UInt8], _ list: [Mailbox], _ texts: inout [RewrittenText], as write: ([UInt8]) -> [UInt8]?
    ) {
        self.text = text
        self.list = list
        var removed: Set<Int> = []
        for (index, mailbox) in list.enumerated() {
            let address = text[mailbox.address]
            let other = texts.take(.email, address) { new in
                new.isEmpty ? new : MailboxList.isAddress(new) ? write(new) : nil
            }
            guard let other else { continue }
            if other.isEmpty {
                removed.insert(index)
                continue
            }
            // A display name may be the address once more.
            if text[mailbox.name].elementsEqual(address) { edits.append((mailbox.name, other)) }
            edits.append((mailbox.address, other))
        }
        guard !edits.isEmpty || !removed.isEmpty else { return nil }
        remove(removed)
    }

    /// The whole text; empty if no address is left.
    var bytes: [UInt8] {
        var bytes = text
        // From the last to the first, so that ranges stay what they are.
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(edit.range, with: edit.text)
        }
        return bytes
    }

    /// Removes mailboxes with their separators: the last ones with those in front of them.
    private mutating func remove(_ removed: Set<Int>) {
        guard let last = list.indices.last(where: { !removed.contains($0) }) else {
            edits = [(text.indices, [])]
            return
        }
        for index in removed where index < last { edits.append((range(removing: index, of: removed), [])) }
        guard last + 1 < list.count else { return }
        edits.append((list[last].whole.upperBound..<list[list.count - 1].whole.upperBound, []))
    }

    /// The bytes that leave with a mailbox in front of others. A label stays while it is that of another mailbox, and of no other ones.
    private func range(removing index: Int, of removed: Set<Int>) -> Range<Int> {
        let (label, next) = (list[index].label, list[index + 1])
        if index > 0, !removed.contains(index - 1), list[index - 1].label == label, next.label != label {
            return list[index - 1].whole.upperBound..<list[index].whole.upperBound
        }
        let isShared = list.indices.contains { !removed.contains($0) && list[$0].label == label }
        return (isShared ? list[index].begin : list[index].whole.lowerBound)..<next.whole.lowerBound
    }
}
