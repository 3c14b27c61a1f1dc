import ContactFormats
import ContactStore
import PhoneNumbers

/// Checks the fields of one contact after another by the types of `FormFields`.
///
/// Values never change. What is wrong becomes a finding; the usual spelling is told beside the value where it was asked
/// for. A value that is plainly good is judged by its bytes alone.
struct FieldChecker {
    private let normalization: Normalization
    private let fileRegion: RegionCode?
    private let columns: ColumnCheck
    private var states = StateCheck()
    private var place: (group: UInt16, place: AddressPlace)?

    /// What is wrong with the fields of the last contact.
    private(set) var findings: [Finding] = []
    /// The usual spelling of fields of the last contact.
    private(set) var normalized: [NormalizedField] = []

    /// - Parameters:
    ///   - region: the region of addresses without a country.
    ///   - columnTypes: the types of columns that no field stands for.
    init(region: RegionCode?, normalization: Normalization, columnTypes: [ColumnType] = []) {
        columns = ColumnCheck(columnTypes)
        fileRegion = region
        self.normalization = normalization
    }

    /// Checks a contact; the results stand in ``findings`` and ``normalized``.
    mutating func check(_ contact: borrowing Contact, countries: inout CountryHint) {
        if !findings.isEmpty { findings.removeAll(keepingCapacity: true) }
        if !normalized.isEmpty { normalized.removeAll(keepingCapacity: true) }
        place = nil
        for index in contact.fields.indices {
            let field = contact.fields[index]
            let text = contact.text.span.extracting(field.value)
            switch field.kind {
            case .givenName, .middleName, .familyName: checkName(text, index, contact)
            case .email: report(EmailCheck.trouble(in: text), index, contact)
            case .birthday, .anniversary, .date: checkDate(text, index, contact)
            case .city: report(CityCheck.trouble(in: text), index, contact)
            case .postalCode:
                let place = place(of: field.group, contact, &countries)
                if place != .elsewhere { report(ZIPCheck.trouble(in: text), in: place, index, contact) }
            case .region:
                let place = place(of: field.group, contact, &countries)
                if place != .elsewhere { checkState(text, in: place, index, contact) }
            case .extra where !columns.isEmpty:
                report(columns.trouble(in: text, of: contact.text[field.label]), index, contact)
            default: break
            }
        }
    }
}

// MARK: - Fields

extension FieldChecker {
    private mutating func checkName(_ text: Span<UInt8>, _ index: Int, _ contact: borrowing Contact) {
        guard contact.kind == .person else { return }
        let trouble = NameCheck.trouble(in: text)
        report(trouble, index, contact)
        guard normalization.contains(.names), trouble == nil else { return }
        if let value = NameCase.normalized(String(copying: text)) {
            normalized.append(NormalizedField(field: index, value: value))
        }
    }

    private mutating func checkDate(_ text: Span<UInt8>, _ index: Int, _ contact: borrowing Contact) {
        if let plain = DateReading(plain: text) { return report(plain.trouble, index, contact) }
        let reading = DateReading(numeric: text) ?? DateSpelling.read(String(copying: text))
        report(reading.trouble, index, contact)
        if normalization.contains(.dates), let value = reading.normalized {
            normalized.append(NormalizedField(field: index, value: value))
        }
    }

    private mutating func checkState(
        _ text: Span<UInt8>, in place: AddressPlace, _ index: Int, _ contact: borrowing Contact
    ) {
        report(states.trouble(in: text), in: place, index, contact)
        if normalization.contains(.states), let value = states.normalized(text) {
            normalized.append(NormalizedField(field: index, value: value))
        }
    }

    private mutating func place(
        of group: UInt16, _ contact: borrowing Contact, _ countries: inout CountryHint
    ) -> AddressPlace {
        if let place, place.group == group { return place.place }
        let place = AddressPlace(ofGroup: group, in: contact, countries: &countries, fileRegion: fileRegion)
        self.place = (group, place)
        return place
    }

    /// Reports trouble; that it is trouble is less certain where the country is only assumed.
    private mutating func report(
        _ trouble: FieldTrouble?, in place: AddressPlace = .named, _ index: Int, _ contact: borrowing Contact
    ) {
        guard let trouble else { return }
        let field = contact.fields[index]
        findings.append(
            Finding(
                trouble.code, place == .assumed ? .note : trouble.severity,
                line: field.line > 0 ? field.line : contact.origin.line, byteOffset: contact.origin.byteOffset,
                field: field.kind == .extra ? contact.label(of: field) : field.kind.name,
                raw: String(contact.value(of: field).prefix(Self.excerptLength)),
                message: trouble.message))
    }

    private static let excerptLength = 120
}
