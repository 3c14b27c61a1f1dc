/// The columns of `memberships`: whose contact a contact is.
enum MembershipColumn: Int, StoreColumn {
    case contactID, personID

    static let table = StoreTable.memberships

    var definition: ColumnDefinition {
        switch self {
        case .contactID: .init("contact_id", "INTEGER PRIMARY KEY REFERENCES contacts (id)")
        case .personID: .init("person_id", "INTEGER NOT NULL REFERENCES people (id)")
        }
    }

    /// Finds the contacts of a person.
    static let index = "INDEX memberships_person ON memberships (person_id)"
}
