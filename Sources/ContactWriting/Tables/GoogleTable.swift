import ContactModel

extension TableFormat {
    /// [Google Contacts](https://support.google.com/contacts/answer/1069522), as its own export has been since 2024.
    ///
    /// Several values are columns with numbers, labels stand beside them, and whatever has no column is a custom field.
    public static let google = TableFormat(
        columns: [
            "First Name", "Middle Name", "Last Name", "Phonetic First Name", "Phonetic Middle Name",
            "Phonetic Last Name",
            "Name Prefix", "Name Suffix", "Nickname", "File As", "Organization Name", "Organization Title",
            "Organization Department", "Birthday", "Notes", "Photo", "Labels",
        ],
        families: [
            Family(names: ["E-mail # - Label", "E-mail # - Value"], kind: .email),
            Family(names: ["Phone # - Label", "Phone # - Value"], kind: .phone),
            Family(
                names: [
                    "Address # - Label", "Address # - Formatted", "Address # - Street", "Address # - City",
                    "Address # - PO Box", "Address # - Region", "Address # - Postal Code", "Address # - Country",
                    "Address # - Extended Address",
                ], kind: .street, minimum: 0),
            Family(names: ["Relation # - Label", "Relation # - Value"], kind: .related, minimum: 0),
            Family(names: ["Website # - Label", "Website # - Value"], kind: .url, minimum: 0),
            Family(names: ["Event # - Label", "Event # - Value"], kind: .date, minimum: 0),
            Family(names: ["Custom Field # - Label", "Custom Field # - Value"], kind: .extra, minimum: 0),
        ],
        labelWords: [
            ("mobile", "Mobile"), ("home", "Home"), ("work", "Work"), ("main", "Main"), ("homeFax", "Home Fax"),
            ("workFax", "Work Fax"), ("otherFax", "Other Fax"), ("pager", "Pager"), ("other", "Other"),
        ], takesPartialDates: true, takesSystemGroups: true)
}
