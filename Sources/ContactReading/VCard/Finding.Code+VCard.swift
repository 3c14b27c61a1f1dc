public import ContactModel

extension Finding.Code {
    /// A card begins before the one above it has ended.
    public static let missingEnd = Finding.Code("missingEnd")
    /// Properties without the line that begins a card.
    public static let missingBegin = Finding.Code("missingBegin")
    /// The end of a card that never began.
    public static let endWithoutBegin = Finding.Code("endWithoutBegin")
    /// Text between cards.
    public static let junkOutsideCard = Finding.Code("junkOutsideCard")
    /// A calendar or another component between cards.
    public static let foreignComponent = Finding.Code("foreignComponent")
    /// A line of a card without a colon.
    public static let lineWithoutColon = Finding.Code("lineWithoutColon")
    /// A card without any value.
    public static let emptyCard = Finding.Code("emptyCard")
    /// A photo, sound or key beyond the limit, or the pictures of a table.
    public static let photoSkipped = Finding.Code("photoSkipped")
    /// A card whose text exceeds the limit.
    public static let contactTooLong = Finding.Code("contactTooLong")
    /// Text that is not in the encoding that its property names.
    public static let charsetMismatch = Finding.Code("charsetMismatch")
    /// An encoding that this system does not know.
    public static let unknownCharset = Finding.Code("unknownCharset")
    /// A name whose parts are separated by commas instead of semicolons.
    public static let commaName = Finding.Code("commaName")
}
