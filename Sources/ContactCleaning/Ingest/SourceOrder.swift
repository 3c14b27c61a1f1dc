import ContactModel
import ContactStore

/// The state of a source up to the block whose turn it is.
///
/// Only the thread whose block has its turn uses it.
final class SourceOrder: @unchecked Sendable {
    /// The destination of the rows.
    let rows: RowPurpose
    /// The keys of the rows to come; `nil` if contacts are only counted.
    private var keys: RowKeys?
    /// Finds the records to be corrected, where they were requested.
    private var tracker: RejectTracker?

    init(_ rows: RowPurpose, tracksRejects: Bool) {
        self.rows = rows
        keys = rows.keys
        tracker = tracksRejects ? RejectTracker() : nil
    }

    /// The keys of the rows of a block; `nil` if contacts are only counted.
    func reserveKeys(contacts: Int, findings: [Finding], numbers: [ClassifiedNumber]) -> RowKeys? {
        keys?.reserve(contacts: contacts, findings: findings, numbers: numbers)
    }

    /// The records to be corrected, as far as they are known with a block.
    ///
    /// - Parameter numbers: the numbers of the contact at a position.
    func rejects(
        of block: SourceBlock, numbers: (Int) -> ArraySlice<ClassifiedNumber>
    ) -> [RejectedRecord] {
        var records: [RejectedRecord] = []
        guard tracker != nil else { return records }
        var next = 0
        var contact = Contact()
        for position in 0...block.count {
            while next < block.findings.count, block.findings[next].contactsBefore <= position {
                tracker?.note(block.findings[next].finding, records: &records)
                next += 1
            }
            guard position < block.count else { break }
            block.copy(position, to: &contact)
            tracker?.note(contact, numbers: Array(numbers(position)), records: &records)
        }
        if block.isLast { tracker?.finish(end: Int.max, records: &records) }
        return records
    }
}
