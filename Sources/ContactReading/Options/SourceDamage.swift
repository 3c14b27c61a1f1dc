/// Why a source is taken for incomplete: it ends where no complete one ends, or a record of it was not read.
///
/// Records that were read stand in the source. Records that were not read may stand in the original, so that nothing
/// follows from their absence.
public struct SourceDamage: Sendable, Hashable {
    /// The forms of damage, as stable words.
    public enum Kind: String, Sendable, CaseIterable {
        /// A quoted cell that nothing closes up to the end.
        case openQuote
        /// A last row with fewer cells than the columns of the table.
        case shortRecord
        /// A last card without its end.
        case openCard
        /// An end inside a character.
        case cutCharacter
        /// An end without a line end, where the source that it is to replace has one.
        case openLine
        /// A record beyond the limit, which was left out.
        case longRecord
        /// JSON or LDIF that ends inside a record or a list.
        case openRecord
        /// Records of JSON or LDIF that could not be read.
        case lostRecords
        /// Packed content that is cut off, or whose checksum is wrong.
        case packing
    }

    /// The form of the damage.
    public var kind: Kind
    /// 1-based line of the source; 0 if it is not known.
    public var line: Int
    /// The byte offset in the source.
    public var byteOffset: Int
    /// The damage in words, without the place: `the last row has 1 of 6 cells and no line end`.
    public var detail: String

    /// A damage.
    public init(_ kind: Kind, line: Int = 0, byteOffset: Int = 0, detail: String) {
        self.kind = kind
        self.line = line
        self.byteOffset = byteOffset
        self.detail = detail
    }

    /// `true` if contacts are missing for certain: a packed file proves its own end.
    public var isCertain: Bool { kind == .packing }
}

extension SourceDamage: CustomStringConvertible {
    /// The place and the damage: `line 401: the last row has 1 of 6 cells and no line end`.
    public var description: String { line > 0 ? "line \(line): \(detail)" : detail }
}

extension SourceDamage.Kind {
    /// The advice to mend the damage.
    public var advice: String {
        switch self {
        case .openQuote: "fetch or export the file again; close the quote if the file is complete"
        case .shortRecord: "fetch or export the file again; complete the row if the file is complete"
        case .openCard: "fetch or export the file again; end the card with END:VCARD if the file is complete"
        case .openLine: "fetch or export the file again; end its last line if the file is complete"
        case .longRecord: "raise the limit 'record', or look for an open quote"
        case .cutCharacter, .openRecord, .lostRecords: "fetch or export the file again"
        case .packing: "fetch the file again"
        }
    }
}
