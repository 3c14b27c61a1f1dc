extension PairScorer {
    /// Returns `true` if values of two kinds agree: a number, an address of e-mail, a birthday, an identifier. One alone may be that of a household or an
    /// office. The mailboxes of many are those of organizations.
    @inline(never)
    func agreeTwice(_ one: ContactRow, _ two: ContactRow) -> Bool {
        let kinds = [
            shareNumber(one, two), shareMailbox(one, two), one.birthday.compared(to: two.birthday) == .same,
            haveOneIdentifier(one, two),
        ]
        return kinds.count { $0 } > 1
    }

    /// Returns `true` if two rows have an identifier, a number of an authority or a profile in common.
    func haveOneIdentifier(_ one: ContactRow, _ two: ContactRow) -> Bool {
        !one.identifier.isEmpty && one.identifier == two.identifier || table.identity(of: one, and: two) != nil
    }

    private func shareNumber(_ one: ContactRow, _ two: ContactRow) -> Bool {
        let others = table.phones(of: two)
        return table.phones(of: one).contains { phone in
            !phone.isWeak && phone.kind != .service && others.contains { $0.text == phone.text && $0.kind != .service }
        }
    }

    private func shareMailbox(_ one: ContactRow, _ two: ContactRow) -> Bool {
        let others = table.emails(of: two)
        let areOrganizations = one.isNameless && two.isNameless
        return table.emails(of: one).contains { email in
            others.contains(email) && (areOrganizations || !shared.isRole(email) && !shared.isHousehold(email))
        }
    }
}
