/// Encodes people, and whose contact each contact is.
struct PeopleRows: ~Copyable {
    private var image = BatchImage(pageCapacity: 64)
    private var person = RowBuilder<PersonColumn>()
    private var membership = RowBuilder<MembershipColumn>()

    /// Above how many bytes the rows so far should be stored.
    private static let maximumSize = 8 << 20

    /// Adds a person. The key must be higher than that of the person before.
    mutating func addPerson(_ key: Int, stableID: UnsafeBufferPointer<UInt8>, contacts: Int) {
        person.bind(stableID, to: .stableID)
        person.bind(contacts, to: .contacts)
        image.append(&person, key: key)
    }

    /// Adds whose contact a contact is. The contact must be higher than that of the membership before.
    mutating func add(_ member: PeopleUpdate.Membership) {
        membership.bind(member.person, to: .personID)
        image.append(&membership, key: Int(member.contact))
    }

    /// Whether the rows so far are many enough to be stored before more are added.
    var isFull: Bool { image.byteCount >= Self.maximumSize }

    /// The rows so far.
    mutating func take() -> EncodedTables { image.take() }
}
