import ContactModel

extension TableFormat {
    /// One row for each contact, for programs: the columns of every kind of value, labels beside the values, and the columns
    /// that the source had and nothing describes under their own names.
    ///
    /// The columns are always in this order. Those with numbers are there as often as the contacts need, and at least as often
    /// as it says here.
    public static let own = TableFormat(
        columns: [
            "Name Prefix", "Given Name", "Middle Name", "Family Name", "Name Suffix", "Display Name", "Nickname",
            "File As",
            "Phonetic Given Name", "Phonetic Middle Name", "Phonetic Family Name", "Organization", "Department",
            "Job Title",
            "Role", "Birthday", "Anniversary", "Note", "Categories", "Contact UID", "Contact Revision",
        ],
        families: [
            Family(names: ["Phone #", "Phone # Label"], kind: .phone, minimum: 3),
            Family(names: ["Email #", "Email # Label"], kind: .email, minimum: 2),
            Family(
                names: [
                    "Address # Label", "Address # Formatted", "Address # Street", "Address # Extended",
                    "Address # PO Box",
                    "Address # City", "Address # Region", "Address # Postal Code", "Address # Country",
                ], kind: .street),
            Family(names: ["URL #", "URL # Label"], kind: .url),
            Family(names: ["Messenger #", "Messenger # Label"], kind: .instantMessage, minimum: 0),
            Family(names: ["Related #", "Related # Label"], kind: .related, minimum: 0),
            Family(names: ["Date #", "Date # Label"], kind: .date, minimum: 0),
            Family(names: ["Photo #"], kind: .photo, minimum: 0),
            Family(names: ["Nickname #"], kind: .nickname, minimum: 0, first: 2),
            Family(names: ["Organization #"], kind: .organization, minimum: 0, first: 2),
            Family(names: ["Department #"], kind: .department, minimum: 0, first: 2),
            Family(names: ["Job Title #"], kind: .jobTitle, minimum: 0, first: 2),
            Family(names: ["Role #"], kind: .role, minimum: 0, first: 2),
            Family(names: ["Note #", "Note # Label"], kind: .note, minimum: 0, first: 2),
            Family(names: ["Display Name #"], kind: .displayName, minimum: 0, first: 2),
            Family(names: ["Given Name #"], kind: .givenName, minimum: 0, first: 2),
            Family(names: ["Middle Name #"], kind: .middleName, minimum: 0, first: 2),
            Family(names: ["Family Name #"], kind: .familyName, minimum: 0, first: 2),
            Family(names: ["Birthday #"], kind: .birthday, minimum: 0, first: 2),
            Family(names: ["Anniversary #"], kind: .anniversary, minimum: 0, first: 2),
            Family(names: ["Contact UID #"], kind: .uid, minimum: 0, first: 2),
            Family(names: ["Contact Revision #"], kind: .revision, minimum: 0, first: 2),
            Family(names: ["System Group #"], kind: .systemGroup, minimum: 0),
            Family(names: ["Number Region #"], kind: .regionHint, minimum: 0),
            Family(names: ["Custom # Name", "Custom #"], kind: .extra, minimum: 0),
        ],
        hasCustomColumns: true, takesPartialDates: true)

    /// The columns of ``own`` within the
    /// [limits of a sheet](https://support.microsoft.com/office/excel-specifications-and-limits-1672b34d-7043-467e-8e27-269d656771c3).
    public static let sheet: TableFormat = {
        var format = own
        format.leavesOutPictures = true
        format.limits = .sheet
        return format
    }()
}

extension TableFormat.Limits {
    /// The limits of a sheet, whose first row is the heading.
    static let sheet = TableFormat.Limits(contacts: 1_048_575, columns: 16_384, cellCharacters: 32_767)
}
