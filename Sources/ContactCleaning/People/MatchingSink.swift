import ContactMatching
import ContactStore

/// Fills a batch for matching with the values of stored contacts.
struct MatchingSink: ContactValueSink {
    private(set) var batch = ContactBatch()
    private var record = ContactRecord()

    /// Words in which a number's categories are named, whose numbers many people reach.
    private static let services = ["tollFree", "premiumRate", "sharedCost", "uan", "service", "voicemail"]
    /// Nobody has such a number, whatever the policy accepted.
    private static let reserved = ["entertainment", "emergency", "forbidden"]

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
        guard let kind = Self.kind(of: number) else { return }
        record.appendPhone(number.e164, extension: number.extensionDigits, kind: kind)
    }

    mutating func end() {
        batch.append(record)
    }

    /// Whom a number reaches, by its categories and its label; `nil` for a number that nobody has.
    static func kind(of number: AcceptedValue) -> ContactRecord.PhoneKind? {
        let options = number.options
        if options == "mobile" { return .mobile }
        let categories = options.split(separator: ",")
        if categories.contains(where: { reserved.contains(String($0)) }) { return nil }
        if number.label.hasSuffix("Fax") || categories.contains(where: { services.contains(String($0)) }) {
            return .service
        }
        if categories.contains("personalNumber") { return .mobile }
        return categories.contains("mobile") && number.label == "mobile" ? .mobile : .other
    }
}
