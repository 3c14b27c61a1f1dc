import ContactModel

/// The name of a contact as the order of the store compares it, in which letters of ASCII alone have a case.
struct MergedName {
    private let given: [UInt8], family: [UInt8]
    private let words: Set<[UInt8]>

    static let parts: [Contact.Field.Kind] = [.namePrefix, .givenName, .middleName, .familyName, .nameSuffix]
    private static let addedParts: Set<Contact.Field.Kind> = [.namePrefix, .middleName, .nameSuffix]

    init(_ contact: Contact) {
        given = Self.lowercased(contact.first(.givenName) ?? "")
        family = Self.lowercased(contact.first(.familyName) ?? "")
        words = Set(Self.parts.flatMap { Self.words(contact.first($0) ?? "") })
    }

    /// Returns `true` if both have the same given and the same family name, and any of them.
    func isSame(as other: MergedName) -> Bool {
        given == other.given && family == other.family && !(given.isEmpty && family.isEmpty)
    }

    /// Returns `true` if a part that stands beside the given and the family name has a word of this name.
    func repeats(_ part: String, of kind: Contact.Field.Kind) -> Bool {
        Self.addedParts.contains(kind) && !words.isDisjoint(with: Self.words(part))
    }

    private static func words(_ text: String) -> [[UInt8]] { lowercased(text).split(separator: 0x20).map(Array.init) }

    /// The bytes of a text, with capitals of ASCII as small letters.
    static func lowercased(_ text: String) -> [UInt8] { text.utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 } }

    /// Returns `true` if a text is in capitals or small letters alone.
    static func isOfOneCase(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return bytes == lowercased(text) || !bytes.contains { 0x61...0x7A ~= $0 }
    }
}
