public import ContactModel

extension Finding.Code {
    /// An archive has more files than are read.
    public static let tooManyMembers = Finding.Code("tooManyMembers")
    /// A record of JSON or LDIF has more values than are read.
    public static let tooManyValues = Finding.Code("tooManyValues")
    /// Values of JSON are nested deeper than names of columns can say.
    public static let nestedTooDeep = Finding.Code("nestedTooDeep")
    /// Values of JSON or LDIF have a name that is too long for a column.
    public static let nameTooLong = Finding.Code("nameTooLong")
    /// Values of JSON that are no records, or objects in lists that are none of contacts.
    public static let unreadValues = Finding.Code("unreadValues")
    /// Sheets of a workbook that were not read.
    public static let unreadSheet = Finding.Code("unreadSheet")
}
