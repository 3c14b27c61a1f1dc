/// The agreement of two names, from the best to the worst.
public enum NameLevel: UInt8, Sendable, CaseIterable {
    /// Given and family name are the same, in either order.
    case full
    /// One given name is a familiar form of the other.
    case nickname
    /// A slip of the pen apart, or one of two family names.
    case similar
    /// One given name is the other's initial.
    case initial
    /// The given names agree, the family names do not.
    case givenOnly
    /// One side has a single word, which the other has too, as a given name or where it is not known as what.
    case partial
    /// One side has nothing but the family name of the other.
    case familyPart
    /// The names are in two scripts, and not comparable.
    case otherScript
    /// One side has no name.
    case none
    /// The family names agree, the given names do not.
    case familyOnly
    /// Neither agrees.
    case different

    /// `true` if the names may be two spellings of one person's full name.
    var isSamePerson: Bool { rawValue <= NameLevel.initial.rawValue }
    /// `true` if one side has a single word, which the other has too.
    var isPartial: Bool { self == .partial || self == .familyPart }
    /// `true` if the names are those of two persons.
    var isConflict: Bool { self == .familyOnly || self == .different }
}
