import ContactModel
import ContactReading

/// The meaning of a column in words, and the group of meanings that has a colour.
struct ColumnMeaning {
    /// `number`, `email`, `name`, `address`, `other`, `verbatim` or `unread`.
    let group: String
    let words: Text

    init(_ target: HeaderMap.Target) {
        switch target {
        case .ignored: (group, words) = ("unread", Text("column.unread"))
        case .value(let value):
            group = Self.group(of: value.kind)
            words = Self.words(for: target)
        default: (group, words) = ("other", Self.words(for: target))
        }
    }

    private static func group(of kind: Contact.Field.Kind) -> String {
        switch kind {
        case .phone, .phoneExtension, .callingCode, .areaCode: "number"
        case .email: "email"
        case .extra: "verbatim"
        case _ where kind.isName: "name"
        case _ where kind.isAddressPart: "address"
        default: "other"
        }
    }

    /// The words for what a column may hold.
    static func words(for target: HeaderMap.Target) -> Text {
        switch target {
        case .ignored: Text("column.unread")
        case .extra: Text("column.kept")
        default:
            // Numbers of groups and separators are for mapping files.
            .series(
                target.description.split(separator: " ").filter { $0.first?.isLetter == true }.enumerated().map {
                    $0.offset == 0 ? Words.field(String($0.element)) : Words.label(String($0.element))
                })
        }
    }
}
