import ContactModel
import ContactStore
import PhoneNumbers
import RegionInference

/// Checks the fields of one contact after another by the types of `FormFields`.
///
/// Values never change. An issue becomes a finding; the normalized form is kept beside the value where it was requested.
/// An obviously valid value is recognized by its bytes alone.
struct FieldChecker {
    private let normalization: FieldNormalization
    private let fileRegion: RegionCode?
    private let columns: ColumnCheck
    private var states = StateCheck()
    private var emails = EmailQuality()
    private var knownAddress: (group: UInt16, status: USAddressStatus)?

    /// The faults of the fields of the last contact.
    private(set) var findings: [Finding] = []
    /// The normalized fields of the last contact.
    private(set) var normalized: [NormalizedField] = []

    /// - Parameters:
    ///   - region: the region of addresses without a country.
    ///   - columnTypes: the types of columns that have no field.
    init(region: RegionCode?, normalization: FieldNormalization, columnTypes: [ColumnType] = []) {
        columns = ColumnCheck(columnTypes)
        fileRegion = region
        self.normalization = normalization
    }

    /// Checks a contact; the results stand in ``findings`` and ``normalized``.
    mutating func check(_ contact: borrowing Contact, countries: inout CountryHint) {
        if !findings.isEmpty { findings.removeAll(keepingCapacity: true) }
        if !normalized.isEmpty { normalized.removeAll(keepingCapacity: true) }
        knownAddress = nil
        let text = contact.text
        text.withUnsafeBufferPointer { bytes in
            for index in contact.fields.indices {
                let field = contact.fields[index]
                let text = Span(_unsafeElements: UnsafeBufferPointer(rebasing: bytes[field.value]))
                switch field.kind {
                case .givenName, .middleName, .familyName: checkName(text, index, contact)
                case .email: checkEmail(text, index, contact)
                case .birthday, .anniversary, .date: checkDate(text, index, contact)
                case .city: report(CityCheck.issue(in: text), index, contact)
                case .country, .regionHint, .callingCode:
                    let reading = countries.reading(of: contact.text[field.value])
                    report(CountryCheck.issue(reading), index, contact)
                case .postalCode:
                    let status = status(of: field.group, contact, &countries)
                    if status != .elsewhere { report(ZIPCheck.issue(in: text), in: status, index, contact) }
                case .region:
                    let status = status(of: field.group, contact, &countries)
                    if status != .elsewhere { checkState(text, in: status, index, contact) }
                case .extra where !columns.isEmpty:
                    report(columns.issue(in: text, of: contact.text[field.label]), index, contact)
                default: break
                }
            }
        }
    }
}

// MARK: - Fields

extension FieldChecker {
    private mutating func checkName(_ text: Span<UInt8>, _ index: Int, _ contact: borrowing Contact) {
        guard contact.kind == .person else { return }
        let issue = NameCheck.issue(in: text)
        report(issue, index, contact)
        guard normalization.contains(.names), issue == nil else { return }
        if let value = NameCase.normalized(String(copying: text)) {
            normalized.append(NormalizedField(field: index, value: value))
        }
    }

    private mutating func checkEmail(_ text: Span<UInt8>, _ index: Int, _ contact: borrowing Contact) {
        var address: EmailCheck.Address?
        report(EmailCheck.issue(in: text, &address), index, contact)
        guard let address else { return }
        for issue in emails.issues(of: address, in: text) { report(issue, index, contact) }
    }

    private mutating func checkDate(_ text: Span<UInt8>, _ index: Int, _ contact: borrowing Contact) {
        if let plain = ParsedDate(plain: text) { return report(plain.issue, index, contact) }
        let reading = ParsedDate(numeric: text) ?? DateParser.read(String(copying: text))
        report(reading.issue, index, contact)
        if normalization.contains(.dates), let value = reading.normalized {
            normalized.append(NormalizedField(field: index, value: value))
        }
    }

    private mutating func checkState(
        _ text: Span<UInt8>, in status: USAddressStatus, _ index: Int, _ contact: borrowing Contact
    ) {
        report(states.issue(in: text), in: status, index, contact)
        if normalization.contains(.states), let value = states.normalized(text) {
            normalized.append(NormalizedField(field: index, value: value))
        }
    }

    private mutating func status(
        of group: UInt16, _ contact: borrowing Contact, _ countries: inout CountryHint
    ) -> USAddressStatus {
        if let knownAddress, knownAddress.group == group { return knownAddress.status }
        let status = USAddressStatus(ofGroup: group, in: contact, countries: &countries, fileRegion: fileRegion)
        knownAddress = (group, status)
        return status
    }

    /// Reports an issue; where the country is only assumed, it is a note.
    private mutating func report(
        _ issue: FieldIssue?, in status: USAddressStatus = .stated, _ index: Int, _ contact: borrowing Contact
    ) {
        guard let issue else { return }
        let field = contact.fields[index]
        findings.append(
            Finding(
                issue.code, status == .assumed ? .note : issue.severity,
                line: field.line > 0 ? field.line : contact.origin.line, byteOffset: contact.origin.byteOffset,
                field: field.kind == .extra ? contact.label(of: field) : field.kind.rawValue,
                raw: String(contact.value(of: field).prefix(Self.excerptLength)),
                issue.sentence))
    }

    private static let excerptLength = 120
}
