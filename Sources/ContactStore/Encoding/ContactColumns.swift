import ContactFormats

/// Where the fields of a contact go: a column of `contacts`, a part of an address, or rows of their own.
enum ContactColumns {
    /// Columns of `contacts` that a field kind fills, in the order of the insert statement.
    static let named: [(kind: Contact.Field.Kind, column: String)] = [
        (.namePrefix, "name_prefix"), (.givenName, "given_name"), (.middleName, "middle_name"),
        (.familyName, "family_name"), (.nameSuffix, "name_suffix"), (.displayName, "display_name"),
        (.nickname, "nickname"), (.fileAs, "file_as"), (.phoneticGivenName, "phonetic_given_name"),
        (.phoneticMiddleName, "phonetic_middle_name"), (.phoneticFamilyName, "phonetic_family_name"),
        (.organization, "organization"), (.department, "department"), (.jobTitle, "job_title"), (.role, "role"),
        (.birthday, "birthday"), (.note, "note"), (.uid, "uid"), (.revision, "revision"),
    ]

    /// Columns of `addresses` that a field kind fills, in the order of the insert statement.
    static let address: [(kind: Contact.Field.Kind, column: String)] = [
        (.formattedAddress, "formatted"), (.street, "street"), (.extendedAddress, "extended_address"),
        (.postOfficeBox, "post_office_box"), (.city, "city"), (.region, "region"), (.postalCode, "postal_code"),
        (.country, "country"),
    ]

    /// What becomes of a field.
    enum Place: Equatable {
        /// The n-th of ``named``.
        case column(Int)
        /// The n-th of ``address``.
        case addressPart(Int)
        case phone
        case phoneExtension
        case email
        case extra
        case detail
    }

    /// The place of each kind, by its raw value.
    static let places: [Place] = Contact.Field.Kind.allCases.map { kind in
        if let column = named.firstIndex(where: { $0.kind == kind }) { return .column(column) }
        if let part = address.firstIndex(where: { $0.kind == kind }) { return .addressPart(part) }
        return switch kind {
        case .phone: .phone
        case .phoneExtension: .phoneExtension
        case .email: .email
        case .extra: .extra
        default: .detail
        }
    }
}
