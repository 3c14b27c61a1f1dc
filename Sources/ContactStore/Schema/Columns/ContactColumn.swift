import ContactModel

/// The columns of `contacts`: where a contact stands in its source, and the values that a contact has once.
enum ContactColumn: Int, StoreColumn {
    case id, sourceID, ordinal, line, byteOffset, byteCount, kind
    case namePrefix, givenName, middleName, familyName, nameSuffix, displayName, nickname, fileAs
    case phoneticGivenName, phoneticMiddleName, phoneticFamilyName
    case organization, department, jobTitle, role, birthday, note, uid, revision, extras

    static let table = StoreTable.contacts

    var definition: ColumnDefinition {
        switch self {
        case .id: .init("id", "INTEGER PRIMARY KEY")
        case .sourceID: .init("source_id", "INTEGER NOT NULL REFERENCES sources (id)")
        case .ordinal: .init("ordinal", "INTEGER NOT NULL")
        case .line: .init("line", "INTEGER NOT NULL")
        case .byteOffset: .init("byte_offset", "INTEGER NOT NULL")
        case .byteCount: .init("byte_count", "INTEGER NOT NULL")
        case .kind: .init("kind", "TEXT NOT NULL")
        case .namePrefix: .init("name_prefix", "TEXT")
        case .givenName: .init("given_name", "TEXT")
        case .middleName: .init("middle_name", "TEXT")
        case .familyName: .init("family_name", "TEXT")
        case .nameSuffix: .init("name_suffix", "TEXT")
        case .displayName: .init("display_name", "TEXT")
        case .nickname: .init("nickname", "TEXT")
        case .fileAs: .init("file_as", "TEXT")
        case .phoneticGivenName: .init("phonetic_given_name", "TEXT")
        case .phoneticMiddleName: .init("phonetic_middle_name", "TEXT")
        case .phoneticFamilyName: .init("phonetic_family_name", "TEXT")
        case .organization: .init("organization", "TEXT")
        case .department: .init("department", "TEXT")
        case .jobTitle: .init("job_title", "TEXT")
        case .role: .init("role", "TEXT")
        case .birthday: .init("birthday", "TEXT")
        case .note: .init("note", "TEXT")
        case .uid: .init("uid", "TEXT")
        case .revision: .init("revision", "TEXT")
        case .extras: .init("extras", "TEXT")
        }
    }

    /// The kind of field whose first value the column holds; `nil` for columns that no field fills.
    var fieldKind: Contact.Field.Kind? {
        switch self {
        case .id, .sourceID, .ordinal, .line, .byteOffset, .byteCount, .kind, .extras: nil
        case .namePrefix: .namePrefix
        case .givenName: .givenName
        case .middleName: .middleName
        case .familyName: .familyName
        case .nameSuffix: .nameSuffix
        case .displayName: .displayName
        case .nickname: .nickname
        case .fileAs: .fileAs
        case .phoneticGivenName: .phoneticGivenName
        case .phoneticMiddleName: .phoneticMiddleName
        case .phoneticFamilyName: .phoneticFamilyName
        case .organization: .organization
        case .department: .department
        case .jobTitle: .jobTitle
        case .role: .role
        case .birthday: .birthday
        case .note: .note
        case .uid: .uid
        case .revision: .revision
        }
    }
}
