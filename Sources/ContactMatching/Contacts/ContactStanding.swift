/// The facts about a contact that all contacts together decide, as far as joining needs them.
struct ContactStanding: Sendable, Hashable {
    /// `true` if the contact shares its row with copies.
    var isCopy = false
    /// `true` if a large part of the book has the birthday of the contact.
    var hasCommonBirthday = false
    /// The number of rows that have the given name.
    var givenNames: UInt32 = 0
    /// The number of rows that have the family name.
    var familyNames: UInt32 = 0
    /// The numbers that several people hold, one bit each, by their places in the row.
    var commonPhones: UInt64 = 0
    /// The addresses of e-mail that several people hold, one bit each.
    var commonEmails: UInt64 = 0
    /// The numbers of authorities and profiles that several people hold, one bit each.
    var commonIdentities: UInt64 = 0
}
