public import ContactModel

extension Finding.Code {
    /// The source holds nothing.
    public static let emptySource = Finding.Code("emptySource")
    /// The source holds something, but no contact.
    public static let noContacts = Finding.Code("noContacts")
}
