import ColumnRecognition
import ContactMatching
import ContactModel
import ContactStore
import PhoneNumbers

/// Fills a batch for matching with the values of stored contacts.
struct MatchingSink: ContactValueSink {
    private(set) var batch = ContactBatch()
    private var record = ContactRecord()
    /// The headings that were met, and `true` for those of numbers of authorities.
    private var headings: [(name: [UInt8], isOfficial: Bool)] = []
    /// `true` if the contacts are those of another database, which have negative keys beside its own.
    private let isOfList: Bool

    init(isOfList: Bool = false) { self.isOfList = isOfList }

    mutating func begin(contact: Int, kind: String) {
        record.removeAll(id: isOfList ? -Int64(contact) : Int64(contact))
        record.isOrganization = kind == Contact.Kind.organization.rawValue
    }

    mutating func receive(_ kind: Contact.Field.Kind, _ text: UnsafeBufferPointer<UInt8>, address: Int) {
        record.append(kind, text, address: UInt16(clamping: address))
    }

    mutating func receive(extra text: UnsafeBufferPointer<UInt8>, heading: UnsafeBufferPointer<UInt8>) {
        if isOfficial(heading) {
            record.append(officialNumber: text)
        } else {
            record.append(extra: text, below: heading)
        }
    }

    /// The most headings that are remembered: a source has few.
    private static let maximumHeadings = 64

    private mutating func isOfficial(_ heading: UnsafeBufferPointer<UInt8>) -> Bool {
        if let known = headings.first(where: { $0.name.elementsEqual(heading) }) { return known.isOfficial }
        let isOfficial = OfficialNumbers.areBelow(String(decoding: heading, as: UTF8.self))
        if headings.count < Self.maximumHeadings { headings.append((Array(heading), isOfficial)) }
        return isOfficial
    }

    /// Takes a number; that of somebody else says nothing about whose the contact is.
    mutating func receive(number: AcceptedValue) {
        if OtherPerson.has(number.label) {
            var text = number.e164
            return text.withUTF8 { record.append(detail: $0, of: .phone) }
        }
        guard let kind = number.phoneKind else { return }
        record.appendPhone(number.e164, extension: number.extensionDigits, kind: kind)
    }

    /// The lengths of numbers without their area, as people dial them at home.
    private static let localLengths = 6...8

    mutating func receive(tooShort number: UnsafeBufferPointer<UInt8>) {
        let digits = number.filter { $0 &- 0x30 < 10 }
        guard Self.localLengths.contains(digits.count), Set(digits).count > 2 else { return }
        digits.withUnsafeBufferPointer { record.appendPhone($0, kind: .unconfirmed) }
    }

    mutating func receive(detail text: UnsafeBufferPointer<UInt8>, of kind: Contact.Field.Kind) {
        record.append(detail: text, of: kind)
    }

    mutating func end() {
        batch.append(record)
    }
}

extension AcceptedValue {
    /// Categories whose numbers many people reach.
    private static let services: PhoneNumber.Categories = [
        .tollFree, .premiumRate, .sharedCost, .uan, .service, .voicemail,
    ]
    /// Nobody has such a number, whatever the policy accepted.
    private static let reserved: PhoneNumber.Categories = [.entertainment, .emergency, .forbidden]

    /// The reach of the number; `nil` for one that nobody has.
    fileprivate var phoneKind: ContactRecord.PhoneKind? {
        if categories == .mobile { return .mobile }
        if !categories.isDisjoint(with: Self.reserved) { return nil }
        if label.hasSuffix("Fax") || !categories.isDisjoint(with: Self.services) { return .service }
        if categories.contains(.personalNumber) { return .mobile }
        if categories.contains(.mobile) { return label == "mobile" ? .mobile : .either }
        return .other
    }
}
