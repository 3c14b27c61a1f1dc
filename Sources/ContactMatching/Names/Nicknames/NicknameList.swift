/// The familiar forms of given names in one language, or in a few that share them.
///
/// Lists are data: a line has a formal name, a colon and its familiar forms, in any script and spelling. A formal name may
/// have several lines, and a familiar form may belong to several names.
struct NicknameList: Sendable {
    /// The language, by ISO 639 code.
    let language: String
    /// Where the forms are documented.
    let source: String
    /// A formal name and its familiar forms a line.
    let rows: String

    /// Every list.
    static let all = [
        english, german, french, spanish, portuguese, italian, dutch, nordic, polish, czechAndSlovak, russian,
        ukrainian,
        southSlavic, romanian, hungarian, greek, turkish, hebrewAndArabic,
    ]
}
