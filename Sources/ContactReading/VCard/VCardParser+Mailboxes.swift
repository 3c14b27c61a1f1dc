import ContactModel

extension VCardParser {
    /// An e-mail address, or several mailboxes in one value.
    mutating func takeEmail(_ property: Property) {
        let value = store(property.value, property, textEscapes)
        guard !value.isEmpty else { return }
        let (label, group) = (label(of: property, isPhone: false), group(of: property))
        guard let list = MailboxList.marked(contact.text, value) else {
            return add(.email, value, property, label: label, group: group)
        }
        for (position, mailbox) in list.enumerated() {
            add(.email, mailbox.address, property, label: label, group: group)
            if position > 0 { contact.fields[contact.fields.count - 1].isPreferred = false }
            card.mailboxNames.add(mailbox, of: contact)
        }
    }
}
