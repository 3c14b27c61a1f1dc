import ContactModel

/// Where the fields of a contact are stored.
enum FieldPlacement {
    /// In a column of `contacts`.
    case contact(ContactColumn)
    /// In a column of `addresses`.
    case address(AddressColumn)
    /// In rows of `phone_numbers`.
    case phone
    /// Beside the numbers of its group.
    case phoneExtension
    /// In a row of `emails`.
    case email
    /// In the object of `contacts.extras`.
    case extra
    /// In a row of `details`.
    case detail

    /// The placement of a kind of field.
    @inline(__always)
    static func of(_ kind: Contact.Field.Kind) -> FieldPlacement { byKind[kind.index] }

    /// The placements by the indices of the kinds.
    private static let byKind: [FieldPlacement] = Contact.Field.Kind.allCases.map { kind in
        if let column = ContactColumn.allCases.first(where: { $0.fieldKind == kind }) { return .contact(column) }
        if let column = AddressColumn.allCases.first(where: { $0.fieldKind == kind }) { return .address(column) }
        return switch kind {
        case .phone: .phone
        case .phoneExtension: .phoneExtension
        case .email: .email
        case .extra: .extra
        default: .detail
        }
    }
}
