extension MatchRecords {
    /// Contacts as the first step takes them, with a sample of their places in the order of all.
    public init(_ contacts: NormalizedContacts) {
        self.init()
        for start in stride(from: 0, to: contacts.count, by: NumberedRows.pieceSize) {
            var piece = NormalizedContacts()
            for place in start..<min(contacts.count, start + NumberedRows.pieceSize) {
                let row = contacts.rows[place]
                piece.append(row, id: contacts.ids[place], of: contacts)
                let key = contacts.orderKey(of: row)
                // Contacts that are alike are in the sample together or not at all.
                guard StableHash.mixed(key, 1) % Self.sampled == 0 else { continue }
                append(.sample, NormalizedContacts.orderedKey(key))
            }
            append(.contacts, bucket: start / NumberedRows.pieceSize, content: piece.encoded())
        }
    }

    /// One in so many contacts is in the sample.
    private static let sampled: UInt64 = 32
}
