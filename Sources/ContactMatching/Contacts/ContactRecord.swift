public import ContactModel

/// The values of one contact that matching compares, as plain values.
///
/// Reuse one value for many contacts: `removeAll` keeps the memory.
public struct ContactRecord: Sendable {
    /// The caller's number for the contact. It decides nothing but the order of equals.
    public var id: Int64
    /// `true` if the contact stands for an organization.
    public var isOrganization = false

    private(set) var text: [UInt8] = []
    private(set) var values: [Value] = []
    /// Sums over the values that are not compared, and over those of columns that no field has.
    private(set) var details: UInt64 = 0
    private(set) var extras: UInt64 = 0
    /// A hash of the first heading of those columns, by which contacts of one table are known, and a sum over their headings and values.
    private(set) var kept: (table: UInt64, values: UInt64) = (0, 0)

    /// A contact without values.
    public init(id: Int64 = 0) { self.id = id }

    /// Empties the record and gives it a new number.
    public mutating func removeAll(id: Int64) {
        self.id = id
        isOrganization = false
        text.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
        (details, extras, kept) = (0, 0, (0, 0))
    }

    /// Adds a value. An empty one is ignored, and so are kinds that are not compared.
    ///
    /// - Parameters:
    ///   - kind: the kind of the value. A `uid` is an identifier of the person in a source, such as a vCard's UID or a customer number; a
    ///     `url` is compared if it is that of a profile; a birthday is `1985-04-12`, `--04-12` or `19850412`, and any other form says nothing.
    ///   - value: the value as it is stored; it is normalized for comparison only.
    ///   - address: values of one postal address share a number.
    public mutating func append(_ kind: Contact.Field.Kind, _ value: String, address: UInt16 = 0) {
        var value = value
        value.withUTF8 { append(kind, $0, address: address) }
    }

    /// Adds a value that is valid UTF-8, as ``append(_:_:address:)-(_,String,_)`` does.
    public mutating func append(
        _ kind: Contact.Field.Kind, _ value: UnsafeBufferPointer<UInt8>, address: UInt16 = 0
    ) {
        if kind != .extra { append(kind, value, phoneKind: .other, address: address) }
    }

    /// Adds a value that is not compared, such as an anniversary or a rejected number: contacts of which nothing else tells whose they are are copies
    /// if they have all of them in common.
    ///
    /// - Parameter kind: the kind of the value; `extra` for that of a column that no field has.
    public mutating func append(detail value: UnsafeBufferPointer<UInt8>, of kind: Contact.Field.Kind) {
        if value.isEmpty { return }
        let hash = StableHash.mixed(StableHash.of(value), UInt64(kind.index))
        if kind == .extra { extras &+= hash } else { details &+= hash }
    }

    /// Adds a value of a column that no field has: contacts of one table without a whole name that differ in such words are no copies. Values with digits,
    /// such as the number of the record, tell nobody apart.
    ///
    /// - Parameter heading: the heading of the column; what a program writes about itself into cards (`PRODID`, `X-…`) is a detail like others.
    public mutating func append(extra value: UnsafeBufferPointer<UInt8>, below heading: UnsafeBufferPointer<UInt8>) {
        if value.isEmpty { return }
        append(detail: value, of: .extra)
        if heading.elementsEqual("PRODID".utf8) || heading.starts(with: "X-".utf8) { return }
        if value.contains(where: { $0 &- UInt8(ascii: "0") < 10 }) { return }
        let hash = StableHash.of(heading)
        if kept.table == 0 { kept.table = hash | 1 }
        kept.values &+= StableHash.mixed(hash, StableHash.of(value))
    }

    /// Adds a number that an authority gives to one person or organization: of taxes, identity, a passport, an insurance.
    ///
    /// It is compared by its letters and digits; one that is short, or has one digit alone, is ignored.
    public mutating func append(officialNumber value: UnsafeBufferPointer<UInt8>) {
        append(.extra, value, phoneKind: .other, address: 0)
    }

    /// Adds the text of an accepted number, the extension behind a semicolon.
    public mutating func appendPhone(_ value: UnsafeBufferPointer<UInt8>, kind: PhoneKind) {
        append(.phone, value, phoneKind: kind, address: 0)
    }

    private mutating func append(
        _ kind: Contact.Field.Kind, _ value: UnsafeBufferPointer<UInt8>, phoneKind: PhoneKind, address: UInt16
    ) {
        guard !value.isEmpty else { return }
        let start = text.count
        text.append(contentsOf: value)
        values.append(Value(kind: kind, phoneKind: phoneKind, address: address, range: start..<text.count))
    }

    /// Adds an accepted number.
    ///
    /// Leave out numbers that are rejected, fictional or forbidden: that two contacts have such a number in common says nothing.
    ///
    /// - Parameters:
    ///   - e164: the number in E.164 form.
    ///   - extensionDigits: the extension behind it; two extensions of one number are two values.
    ///   - kind: whom the number reaches.
    public mutating func appendPhone(_ e164: String, extension extensionDigits: String? = nil, kind: PhoneKind = .other)
    {
        var text = extensionDigits.map { $0.isEmpty ? e164 : e164 + ";" + $0 } ?? e164
        text.withUTF8 { appendPhone($0, kind: kind) }
    }
}

extension ContactRecord {
    /// The reach of a number.
    public enum PhoneKind: UInt8, Sendable {
        /// A mobile phone, by its category or by its label: one person, as a rule.
        case mobile
        /// A landline.
        case other
        /// A number that many reach: toll-free, shared cost, premium rate, a fax.
        case service
        /// A number that may be a mobile phone's or a landline.
        case either
        /// The digits of a number that is not accepted, as of one without its area: alike they are weak evidence.
        case unconfirmed
        /// The digits of a number in the note: weak evidence beside the number of another contact.
        case noted
    }

    struct Value: Sendable {
        let kind: Contact.Field.Kind
        let phoneKind: PhoneKind
        let address: UInt16
        let range: Range<Int>
    }
}
