/// One contact as it was read: fields in source order over one buffer of UTF-8 text.
///
/// A reader reuses one value for all contacts of a source, so that reading millions of them allocates nothing per contact;
/// copy what you keep.
public struct Contact: Sendable, Hashable {
    /// Where the contact stands in its source.
    public var origin = Origin()
    /// The kind of the contact: a person unless the source says otherwise.
    public var kind = Kind.person
    /// Valid UTF-8; fields point into it.
    public package(set) var text: [UInt8] = []
    /// The fields, in source order.
    public package(set) var fields: [Field] = []

    /// An empty contact.
    @inlinable
    public init() {}

    /// Empties the contact and keeps its memory.
    public mutating func removeAll() {
        origin = Origin()
        kind = .person
        text.removeAll(keepingCapacity: true)
        fields.removeAll(keepingCapacity: true)
    }
}

extension Contact {
    /// The kind of thing that a contact describes; the raw values are its names in databases and files.
    public enum Kind: String, Sendable, CaseIterable {
        case person
        case organization
        /// A group of other contacts, not a person.
        case group
    }

    /// The position of a contact in its source.
    public struct Origin: Sendable, Hashable {
        /// 1 for the first contact of the source.
        public var ordinal = 0
        /// 1-based line of the contact's first byte.
        public var line = 0
        /// Offset of the contact's first byte, in bytes of the source.
        public var byteOffset = 0
        /// Length of the contact, in bytes of the source, without the line end after it.
        public var byteCount = 0

        /// The origin of nothing.
        @inlinable
        public init() {}
    }

    /// One value of a contact, with its label.
    public struct Field: Sendable, Hashable {
        /// The kind of the value.
        public var kind: Kind
        /// `true` if the source marks this value as the preferred one of its kind.
        public var isPreferred: Bool
        /// Fields that belong together share a number: the parts of one address, a phone and its extension column.
        public var group: UInt16
        /// The label in ``Contact/text``: `mobile`, `home`, `work`, `main`, `homeFax`, `workFax`, `otherFax`, `pager`,
        /// `other`, or a custom label as it was written; empty where the source gives none. For ``Kind/extra`` the
        /// column's name, or all that stands before the colon of a vCard property.
        @inlinable
        public var label: Range<Int> {
            get { packedLabel.range }
            set { packedLabel = PackedRange(newValue) }
        }
        /// The value in ``Contact/text``.
        @inlinable
        public var value: Range<Int> {
            get { packedValue.range }
            set { packedValue = PackedRange(newValue) }
        }
        /// 1-based line of the value in the source.
        public var line: Int

        // Fields take most of the memory of contacts that are on their way between threads, and so they are small.
        @usableFromInline var packedLabel: PackedRange
        @usableFromInline var packedValue: PackedRange

        /// A field whose parts are in the text of a contact already.
        @inlinable
        package init(kind: Kind, isPreferred: Bool, group: UInt16, label: Range<Int>, value: Range<Int>, line: Int) {
            self.kind = kind
            self.isPreferred = isPreferred
            self.group = group
            self.line = line
            packedLabel = PackedRange(label)
            packedValue = PackedRange(value)
        }
    }

    /// A range of a text of less than 4 GiB.
    @usableFromInline
    struct PackedRange: Sendable, Hashable {
        @usableFromInline let lowerBound: UInt32
        @usableFromInline let upperBound: UInt32

        @inlinable
        init(_ range: Range<Int>) {
            lowerBound = UInt32(range.lowerBound)
            upperBound = UInt32(range.upperBound)
        }

        @inlinable
        var range: Range<Int> { unsafe Range(uncheckedBounds: (Int(lowerBound), Int(upperBound))) }
    }
}

extension Contact {
    /// Appends a field.
    ///
    /// - Parameters:
    ///   - kind: the kind of the value.
    ///   - label: the label, valid UTF-8.
    ///   - value: the value, valid UTF-8.
    ///   - group: a number that fields that belong together share; 0 for none.
    ///   - isPreferred: `true` if it is the preferred value of its kind.
    ///   - line: the 1-based line in the source; 0 if there is none.
    public mutating func append(
        _ kind: Field.Kind, label: some Collection<UInt8>, value: some Collection<UInt8>, group: UInt16 = 0,
        isPreferred: Bool = false, line: Int = 0
    ) {
        let start = text.count
        text.append(contentsOf: label)
        let middle = text.count
        text.append(contentsOf: value)
        fields.append(
            Field(
                kind: kind, isPreferred: isPreferred, group: group, label: start..<middle, value: middle..<text.count,
                line: line))
    }

    /// The value of a field of this contact as a string.
    public func value(of field: Field) -> String {
        String(decoding: text[field.value], as: UTF8.self)
    }

    /// The label of a field of this contact as a string.
    public func label(of field: Field) -> String {
        String(decoding: text[field.label], as: UTF8.self)
    }

    /// The first value of a kind, or `nil`.
    ///
    /// - Complexity: O(*n*) in the number of fields.
    public func first(_ kind: Field.Kind) -> String? {
        for field in fields where field.kind == kind { return value(of: field) }
        return nil
    }
}
