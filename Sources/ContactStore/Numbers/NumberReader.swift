import GRDB

/// Looks up numbers one by one, for thousands of them in one change.
///
/// Every look-up goes to the end of what it reads, so that none is under way when the change is committed.
final class NumberReader {
    private let numbers: TableScan<CurrentNumberColumn>
    private let contacts: TableScan<ContactColumn>
    private let addresses: TableScan<AddressColumn>
    private let details: TableScan<DetailColumn>
    private let settings: [Int: ReadingSettings]

    private static let nothing = -1...(-1)

    init(_ db: Database) throws {
        numbers = try TableScan(CurrentNumberColumn.allCases, keys: Self.nothing, in: db)
        contacts = try TableScan([.sourceID], keys: Self.nothing, in: db)
        addresses = try TableScan([.country], keys: Self.nothing, in: db)
        details = try TableScan([.kind, .value], keys: Self.nothing, in: db)
        settings = try ReadingSettings.all(in: db)
    }

    /// The number of a key; `nil` if there is none.
    func number(_ id: Int) throws -> ReadNumber? { try read(id...id).first?.number }

    /// The numbers of a contact as they are now, in their order, each with its label.
    func numbers(ofContact contact: Int) throws -> [(number: ReadNumber, label: String)] {
        try read(RowKey.rows(of: contact...contact))
    }

    private func read(_ keys: ClosedRange<Int>) throws -> [(number: ReadNumber, label: String)] {
        var found: [(number: ReadNumber, label: String)] = []
        numbers.restart(keys: keys)
        while try numbers.next() {
            let state = NumberState(
                verdict: numbers.text(.verdict) ?? "", reason: numbers.text(.reason), e164: numbers.text(.e164),
                extensionDigits: numbers.text(.extension), region: numbers.text(.region),
                category: numbers.text(.category))
            found.append(
                (
                    ReadNumber(
                        id: numbers.int(.id), contact: numbers.int(.contactID), raw: numbers.text(.raw) ?? "",
                        cell: numbers.text(.cell), value: numbers.text(.value) ?? "", state: state,
                        settings: ReadingSettings(), hints: CountryHints()), numbers.text(.label) ?? ""
                ))
        }
        guard let contact = found.first?.number.contact else { return [] }
        let (hints, extensions) = try hints(ofContact: contact)
        contacts.restart(keys: contact...contact)
        var settings = ReadingSettings()
        while try contacts.next() { settings = self.settings[contacts.int(.sourceID)] ?? settings }
        for place in found.indices {
            let digits = found[place].number.state.extensionDigits
            found[place].number.separateExtension = extensions.first { $0 == digits }
            (found[place].number.settings, found[place].number.hints) = (settings, hints)
        }
        return found
    }

    /// Returns a contact's hints of its country, and the extensions from columns of their own.
    func hints(ofContact contact: Int) throws -> (hints: CountryHints, extensions: [String]) {
        var hints = CountryHints()
        var extensions: [String] = []
        addresses.restart(keys: RowKey.rows(of: contact...contact))
        while try addresses.next() {
            if let country = addresses.text(.country) { hints.countries.append(country) }
        }
        details.restart(keys: RowKey.rows(of: contact...contact))
        while try details.next() {
            guard let kind = details.text(.kind), let value = details.text(.value) else { continue }
            switch kind {
            case "regionHint": hints.regions.append(value)
            case "phoneHint": hints.fullNumbers.append(value)
            case "phoneExtension": extensions.append(value)
            case "areaCode", "callingCode": hints.hasParts = true
            default: break
            }
        }
        return (hints, extensions)
    }
}
