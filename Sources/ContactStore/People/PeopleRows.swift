/// Encodes people, whose contact each contact is, and the joins of the rule.
struct PeopleRows: ~Copyable {
    private var image = BatchImage(pageCapacity: 64)
    private var person = RowBuilder<PersonColumn>()
    private var membership = RowBuilder<MembershipColumn>()
    private var decision = RowBuilder<DecisionColumn>()
    private let rule = InternedText("rule")

    /// Above how many bytes the rows so far should be stored.
    private static let maximumSize = 8 << 20

    deinit {
        rule.free()
    }

    /// Adds a person. The key must be higher than that of the person before.
    mutating func add(_ person: PeopleUpdate.Person, stableID: UnsafeBufferPointer<UInt8>) {
        self.person.bind(stableID, to: .stableID)
        self.person.bind(person.contactCount, to: .contacts)
        image.append(&self.person, key: person.key)
    }

    /// Adds whose contact a contact is. The contact must be higher than that of the membership before.
    mutating func add(_ member: PeopleUpdate.Membership) {
        membership.bind(member.person, to: .personID)
        image.append(&membership, key: member.contact)
    }

    /// Adds a join of the rule. The key must be higher than that of the join before.
    mutating func add(_ join: PeopleUpdate.Join, key: Int, change: Int, ruleVersion: Int, parts: String) {
        decision.bind(change, to: .changeID)
        decision.bind(Int(join.first), to: .first)
        decision.bind(Int(join.second), to: .second)
        decision.bind(1, to: .isSame)
        decision.bind(rule, to: .decidedBy)
        decision.bind(Double(join.hundredths) / 100, to: .bits)
        decision.bind(ruleVersion, to: .ruleVersion)
        var parts = parts
        parts.withUTF8 {
            decision.bind($0, to: .parts)
            image.append(&decision, key: key)
        }
    }

    /// True if the rows should be stored before more are added.
    var isFull: Bool { image.byteCount >= Self.maximumSize }

    /// The rows so far.
    mutating func take() -> EncodedTables { image.take() }
}
