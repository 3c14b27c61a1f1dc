import Testing

@testable import ContactModel

/// The names that databases, mappings and files have for kinds.
struct FieldKindTests {
    @Test func kindsOfValuesHaveTheirStoredNames() {
        let names = """
            namePrefix givenName middleName familyName nameSuffix displayName nickname fileAs
            phoneticGivenName phoneticMiddleName phoneticFamilyName organization department jobTitle role
            phone phoneExtension phoneHint email url instantMessage
            formattedAddress street extendedAddress postOfficeBox city region postalCode country
            birthday anniversary date related note category uid revision regionHint photo extra
            callingCode areaCode systemGroup cardProperty
            """
        #expect(
            Contact.Field.Kind.allCases.map(\.rawValue) == names.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    @Test func kindsOfContactsHaveTheirStoredNames() {
        #expect(Contact.Kind.allCases.map(\.rawValue) == ["person", "organization", "group"])
    }

    @Test(arguments: Array(Contact.Field.Kind.allCases.enumerated()))
    func kindsAreFoundByNameAndHaveTheirIndices(_ index: Int, _ kind: Contact.Field.Kind) {
        #expect(kind.index == index)
        #expect(Array(kind.rawValue.utf8).withUnsafeBufferPointer { Contact.Field.Kind(utf8: $0) } == kind)
    }

    @Test(arguments: ["", "phones", "phon", "Phone"]) func otherNamesAreNoKinds(_ name: String) {
        #expect(Array(name.utf8).withUnsafeBufferPointer { Contact.Field.Kind(utf8: $0) } == nil)
    }
}
