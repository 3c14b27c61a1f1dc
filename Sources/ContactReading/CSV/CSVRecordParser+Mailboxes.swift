import ContactModel

extension CSVRecordParser {
    /// Adds the e-mail addresses of a cell that has several, or something beside one.
    ///
    /// - Returns: `false` for any other cell, which is one value.
    @inline(__always)
    mutating func addMailboxes(_ cell: Range<Int>, _ action: ColumnPlan.Action, _ context: RowContext) -> Bool {
        !MailboxList.isPlain(contact.text, cell) && addFoundMailboxes(cell, action, context)
    }

    @inline(never)
    private mutating func addFoundMailboxes(
        _ cell: Range<Int>, _ action: ColumnPlan.Action, _ context: RowContext
    ) -> Bool {
        guard let list = MailboxList.read(contact.text, cell) else { return false }
        var isPreferred = false
        let label = label(of: action, context, &isPreferred)
        for (position, mailbox) in list.enumerated() {
            contact.add(
                .email, label: label, value: mailbox.address, group: context.group(of: action, position),
                isPreferred: isPreferred && position == 0, line: context.line)
            mailboxNames.add(mailbox, of: contact)
        }
        return true
    }
}
