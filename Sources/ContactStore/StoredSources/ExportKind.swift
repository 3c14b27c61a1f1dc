/// The kind of export that a source is: its format, the product that wrote it, and its layout.
///
/// A newer export of the same contacts has the same kind. Equal values alone do not make it one: an address book of another
/// product has the same people with other values.
public struct ExportKind: Sendable, Hashable {
    /// `csv` or `vCard`.
    public var format: String?
    /// The program that wrote the source; `nil` if it is not known.
    public var product: String?
    /// The headings of a table or the versions of cards, each on a line; `nil` in sources of earlier versions of this program.
    public var layout: String?

    /// A kind.
    public init(format: String? = nil, product: String? = nil, layout: String? = nil) {
        self.format = format
        self.product = product
        self.layout = layout
    }

    /// The product, or else the format.
    public var name: String { product ?? format ?? "unknown format" }

    /// The kind of a folder of cards, which is the same source whatever is in it.
    static let addressBook = ExportKind(format: "address book")

    /// `true` if the source is a folder of cards.
    public var isAddressBook: Bool { self == .addressBook }

    /// Returns `true` if sources of two kinds may be exports of the same contacts at different times.
    ///
    /// Without a known product, the layouts have to be equal. A known product has columns for as many numbers and addresses as
    /// its contacts have, so that half of the layout is enough.
    func isSame(as other: ExportKind) -> Bool {
        guard format == other.format, productName == other.productName, let layout, let otherLayout = other.layout
        else { return false }
        if layout == otherLayout { return true }
        guard product != nil else { return false }
        let (lines, others) = (Self.lines(layout), Self.lines(otherLayout))
        return lines.intersection(others).count * 2 >= lines.union(others).count
    }

    private static func lines(_ text: String) -> Set<Substring> { Set(text.split(separator: "\n")) }

    /// The product without the version that cards name: `-//Apple Inc.//macOS 14.5//EN`.
    private var productName: String? {
        guard format?.lowercased() == "vcard" else { return product }
        return product?.filter { !$0.isNumber && $0 != "." }
    }
}

extension ExportKind {
    /// The layout of a table with some headings, whatever their order, and however many of a kind there are.
    public static func layout(headings: [String]) -> String {
        Set(headings.map(normalized)).sorted().joined(separator: "\n")
    }

    /// A heading in lower case, on one line, with `#` for each number.
    private static func normalized(_ heading: String) -> String {
        var text = ""
        for character in heading.lowercased() {
            if character.isNumber {
                if text.last != "#" { text.append("#") }
            } else if character.isWhitespace {
                if text.last != " ", !text.isEmpty { text.append(" ") }
            } else {
                text.append(character)
            }
        }
        return text.last == " " ? String(text.dropLast()) : text
    }
}
