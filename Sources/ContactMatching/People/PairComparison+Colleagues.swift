/// People who work at one place, and have its address, its number, their jobs and perhaps their names in common.
extension PairComparison {
    /// Returns `true` if two whose names are in two scripts and say nothing of each other are known as one: by a birthday that is not that of many, or
    /// an identifier.
    func isKnownInTwoScripts(_ one: ContactRow, _ two: ContactRow) -> Bool {
        haveOneIdentifier(one, two)
            || one.birthday.compared(to: two.birthday) == .same && !one.birthday.isFirstOfJanuary
    }

    /// Returns `true` if two contacts of one organization have mailboxes in a domain of its own that spell their name and differ in a number behind it
    /// alone, and nothing that is one person's: a directory gives out `smith2` since `smith` is somebody else.
    func haveNumberedMailboxes(_ one: ContactRow, _ two: ContactRow) -> Bool {
        guard !one.emails.isEmpty, !two.emails.isEmpty, !one.organization.isEmpty, one.organization == two.organization,
            one.birthday.compared(to: two.birthday) != .same, !shareMobile(one, two), !haveOneIdentifier(one, two)
        else { return false }
        let (emails, others) = (scorer.table.emails(of: one), scorer.table.emails(of: two))
        return !emails.contains(where: others.contains)
            && emails.contains { email in
                scorer.owner(of: email, one) == .person
                    && others.contains { scorer.owner(of: $0, two) == .person && areNumbered(email, $0) }
            }
    }

    private func areNumbered(_ one: TextID, _ two: TextID) -> Bool {
        scorer.table.values.withText(one) { one in
            scorer.table.values.withText(two) { two in
                Mailbox.differInNumber(one, two) && !MailProviders.shared.have(one)
            }
        }
    }
}
