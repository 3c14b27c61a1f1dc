public import ContactModel

/// The meaning of each column of a CSV file.
///
/// A reader reports the map that it used; a changed map, or one written by a user, can be given to the next reading in
/// ``ReadingOptions/headerMap``. There its columns are matched by name, whatever their order, and columns that it does
/// not mention keep their detected meaning.
public struct HeaderMap: Sendable, Hashable {
    /// The columns, in the order of the file.
    public var columns: [Column]
    /// The region of all national numbers in the file, by ISO code; `nil` leaves it open.
    public var region: String?

    /// Creates a map.
    ///
    /// - Parameters:
    ///   - columns: the columns, in any order.
    ///   - region: the region of all national numbers, by ISO code.
    public init(columns: [Column] = [], region: String? = nil) {
        self.columns = columns
        self.region = region
    }

    /// One column.
    public struct Column: Sendable, Hashable {
        /// The header as it stands in the file.
        public var name: String
        /// The content of the column.
        public var target: Target
        /// The basis on which the target was found.
        public var basis: Basis

        /// A column.
        public init(_ name: String, _ target: Target, basis: Basis = .given) {
            self.name = name
            self.target = target
            self.basis = basis
        }
    }

    /// The content of a column.
    public enum Target: Sendable, Hashable {
        /// Values of contacts.
        case value(Value)
        /// The label of the values in the same group, row by row.
        case label(group: Int)
        /// One of three columns that make up a birthday.
        case birthday(DatePart)
        /// A setting whose default values (`Normal`, `False`, `Unspecified`) say nothing; others are kept as extras.
        case setting
        /// Nothing that should be kept.
        case ignored
        /// One of three columns that make up an anniversary.
        case anniversary(DatePart)

        /// A target of plain values.
        public static func field(_ kind: Contact.Field.Kind, label: String = "", group: Int = 0) -> Target {
            .value(Value(kind: kind, label: label, group: group))
        }

        /// A column kept verbatim under its name.
        public static let extra = Target.value(Value(kind: .extra))
    }

    /// Values of contacts in a column.
    public struct Value: Sendable, Hashable {
        /// The kind of the values.
        public var kind: Contact.Field.Kind
        /// Their label, where no label column of the group says otherwise.
        public var label: String
        /// Columns that belong together share a number above 0: the parts of an address, a phone and its extension.
        public var group: Int
        /// The separator of several values in one cell.
        public var separator: Separator
        /// The way in which the numbers of a phone column are read.
        public var reading: NumberReading

        /// Values of a kind.
        public init(
            kind: Contact.Field.Kind, label: String = "", group: Int = 0, separator: Separator = .none,
            reading: NumberReading = .asWritten
        ) {
            self.kind = kind
            self.label = label
            self.group = group
            self.separator = separator
            self.reading = reading
        }
    }

    /// The separator of several values in one cell.
    public enum Separator: String, Sendable, Hashable, CaseIterable {
        case none
        /// ` ::: `, as Google Contacts writes it.
        case tripleColon = ":::"
        case semicolon = ";"
        case comma = ","
    }

    /// The way in which the numbers of a phone column are read. What differs from the usual way stands in each contact as a hint, so
    /// that its numbers are read the same later on.
    public enum NumberReading: Sendable, Hashable, CaseIterable {
        /// As they are written.
        case asWritten
        /// As numbers that may be none: nothing but their values says that they are phone numbers. Without a plus they are
        /// `ambiguous`.
        case uncertain
        /// As numbers of the whole world that lack their plus.
        case withPlus
        /// As numbers of the whole world that may lack their plus: one that has another reading with it is `ambiguous`.
        case perhapsWithPlus
        /// As numbers that stand beside the name of the contact: `Ann Abe 206-555-0101`.
        case besideName
    }

    /// A part of a date.
    public enum DatePart: Sendable, Hashable, CaseIterable {
        case year, month, day
    }

    /// The basis on which a column's meaning was found.
    public enum Basis: String, Sendable, Hashable, CaseIterable {
        /// A given map says so.
        case given
        /// The source's own list of headers.
        case source
        /// Words of the header.
        case words
        /// The values in the column.
        case values
        /// Nothing: the column is kept as it is.
        case unknown
    }
}

extension HeaderMap.Target {
    /// Returns `true` if the column holds values of a kind.
    package func isValue(_ kind: Contact.Field.Kind) -> Bool {
        if case .value(let value) = self { value.kind == kind } else { false }
    }
}

extension HeaderMap {
    /// `true` if a column says who somebody is or how they are reached, or somebody has said what columns hold.
    package var isOfContacts: Bool {
        columns.contains { column in
            guard column.basis != .given, case .value(let value) = column.target else { return column.basis == .given }
            return value.kind.isName || [.organization, .phone, .email, .instantMessage].contains(value.kind)
        }
    }
}
