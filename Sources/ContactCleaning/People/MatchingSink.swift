import ContactMatching
import ContactStore

/// Fills a batch for matching with the values of stored contacts.
struct MatchingSink: ContactValueSink {
    private(set) var batch = ContactBatch()
    private var record = ContactRecord()
    /// The kinds of numbers by their categories, for categories seen so far.
    private var kinds: [Categories: ContactRecord.PhoneKind?] = [:]

    mutating func begin(contact: Int, kind: String) {
        record.removeAll(id: Int64(contact))
        record.isOrganization = kind == "organization"
    }

    mutating func receive(_ value: ContactValue, _ text: UnsafeBufferPointer<UInt8>) {
        switch value {
        case .givenName: record.append(.givenName, text)
        case .middleName: record.append(.middleName, text)
        case .familyName: record.append(.familyName, text)
        case .nameSuffix: record.append(.nameSuffix, text)
        case .displayName: record.append(.displayName, text)
        case .nickname: record.append(.nickname, text)
        case .organization: record.append(.organization, text)
        case .jobTitle: record.append(.jobTitle, text)
        case .birthday: record.append(.birthday, text)
        case .uid: record.append(.identifier, text)
        case .email: record.append(.email, text)
        case .street(let address): record.append(.street, text, address: UInt16(clamping: address))
        case .city(let address): record.append(.city, text, address: UInt16(clamping: address))
        case .postalCode(let address): record.append(.postalCode, text, address: UInt16(clamping: address))
        }
    }

    mutating func receive(number: AcceptedValue) {
        let categories = Categories(number)
        let kind: ContactRecord.PhoneKind?
        if let known = kinds[categories] {
            kind = known
        } else {
            kind = categories.kind
            kinds[categories] = .some(kind)
        }
        guard let kind else { return }
        record.appendPhone(number.e164, extension: number.extensionDigits, kind: kind)
    }

    mutating func end() {
        batch.append(record)
    }
}

/// The categories and labels of a number that decide whether it belongs to one person.
private struct Categories: Hashable {
    /// The names of the categories, with commas between.
    var names: String
    var isFax: Bool
    var isMobile: Bool

    /// Words in which a number's categories are named, whose numbers many people reach.
    private static let services: Set<Substring> = [
        "tollFree", "premiumRate", "sharedCost", "uan", "service", "voicemail",
    ]
    /// Nobody has such a number, whatever the policy accepted.
    private static let reserved: Set<Substring> = ["entertainment", "emergency", "forbidden"]

    init(_ number: AcceptedValue) {
        names = number.options
        isFax = number.label.hasSuffix("Fax")
        isMobile = number.label == "mobile"
    }

    /// The kind of the number; `nil` for a number that nobody has.
    var kind: ContactRecord.PhoneKind? {
        if names == "mobile" { return .mobile }
        let names = names.split(separator: ",")
        if !Self.reserved.isDisjoint(with: names) { return nil }
        if isFax || !Self.services.isDisjoint(with: names) { return .service }
        if names.contains("personalNumber") { return .mobile }
        return names.contains("mobile") && isMobile ? .mobile : .other
    }
}
