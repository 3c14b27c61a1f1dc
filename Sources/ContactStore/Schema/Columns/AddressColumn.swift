import ContactModel

/// The columns of `addresses`: one row for each postal address of a contact.
enum AddressColumn: Int, StoreColumn {
    case id, contactID, position, label, isPreferred
    case formatted, street, extendedAddress, postOfficeBox, city, region, postalCode, country

    static let table = StoreTable.addresses

    var definition: ColumnDefinition {
        switch self {
        case .id: .init("id", "INTEGER PRIMARY KEY")
        case .contactID: .init("contact_id", "INTEGER NOT NULL REFERENCES contacts (id)")
        case .position: .init("position", "INTEGER NOT NULL")
        case .label: .init("label", "TEXT")
        case .isPreferred: .init("is_preferred", "INTEGER NOT NULL")
        case .formatted: .init("formatted", "TEXT")
        case .street: .init("street", "TEXT")
        case .extendedAddress: .init("extended_address", "TEXT")
        case .postOfficeBox: .init("post_office_box", "TEXT")
        case .city: .init("city", "TEXT")
        case .region: .init("region", "TEXT")
        case .postalCode: .init("postal_code", "TEXT")
        case .country: .init("country", "TEXT")
        }
    }

    /// The kind of field that the column holds; `nil` for columns that say where and what the address is.
    var fieldKind: Contact.Field.Kind? {
        switch self {
        case .id, .contactID, .position, .label, .isPreferred: nil
        case .formatted: .formattedAddress
        case .street: .street
        case .extendedAddress: .extendedAddress
        case .postOfficeBox: .postOfficeBox
        case .city: .city
        case .region: .region
        case .postalCode: .postalCode
        case .country: .country
        }
    }
}
