/// The unpacked size of all members of an archive together. A member that is read again counts once.
final class ExpansionTotal {
    private var counts: [Int: Int] = [:]
    private var total = 0

    /// The part of one member.
    struct Part {
        private let total: ExpansionTotal
        private let key: Int
        private let fileByteCount: Int

        /// - Parameters:
        ///   - key: the key that tells the member from the others.
        ///   - fileByteCount: the size of the archive.
        init(_ total: ExpansionTotal, key: Int, fileByteCount: Int) {
            self.total = total
            self.key = key
            self.fileByteCount = fileByteCount
        }

        /// Takes note of how many bytes of the member were unpacked.
        ///
        /// - Throws: ``ArchiveError/tooLarge(limit:)`` or ``ArchiveError/ratioExceeded(limit:)``.
        func note(_ count: Int, _ limits: ExpansionLimits) throws(ArchiveError) {
            let former = total.counts[key, default: 0]
            guard count > former else { return }
            total.counts[key] = count
            total.total += count - former
            try limits.check(decompressed: total.total, compressed: fileByteCount)
        }
    }
}
