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
    /// Values of JSON that are no records, objects in lists that are none of contacts, or lines of LDIF that are no attributes.
    public static let unreadValues = Finding.Code("unreadValues")
    /// Cells with a formula whose result the workbook does not hold.
    public static let formulaWithoutValue = Finding.Code("formulaWithoutValue")
    /// A sheet of a workbook that was not read.
    public static let unreadSheet = Finding.Code("unreadSheet")
    /// A sheet that was not read because an option names others.
    public static let declinedSheet = Finding.Code("declinedSheet")
    /// A file of an archive, or a table, that was not read.
    public static let unreadPart = Finding.Code("unreadPart")
    /// Hidden rows and columns, or a hidden sheet, which were read.
    public static let hiddenCells = Finding.Code("hiddenCells")
    /// A source that is one of several tables of a sheet, or one whose names stand across.
    public static let sheetTable = Finding.Code("sheetTable")
}
