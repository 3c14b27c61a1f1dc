/// A kind of knowledge: a folder of `Knowledge`, whose files have the same rows.
package enum KnowledgeKind: String, CaseIterable, Sendable {
    /// Familiar forms of given names, a file for each language.
    case nicknames
    /// The headers of CSV exports, a file for each program and language.
    case headers
    /// The words of headings, a file for each subject.
    case columns
    /// The names of countries.
    case countries
    /// The frequencies of letters in languages.
    case letters
    /// Populations and languages of regions.
    case regions
    /// Numbers with check digits that are no phone numbers.
    case identifiers
    /// Headings whose meaning depends on the language of the others.
    case homonyms
    /// Headings by which languages are told.
    case languages
    /// Words of rows that are no records.
    case rows
    /// Columns by which people say that they do not want to be contacted.
    case optout
    /// Domains and functions of e-mail addresses.
    case email
    /// Words of names that are no names, and family names in several spellings.
    case names
    /// Letters of other scripts in Latin letters.
    case scripts
    /// Words of addresses in several spellings.
    case addresses
    /// Networks in the web, and where the name of an account stands in their addresses.
    case profiles
    /// Names of characters in pages.
    case characters
}
