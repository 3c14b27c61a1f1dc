import GRDB

/// Recognition of the number that is to be forgotten in the texts of numbers.
package struct NumberTest {
    /// The number in E.164 form.
    package var e164: String
    /// Returns `true` if a text may be the number.
    package var isMentioned: (UnsafeBufferPointer<UInt8>) -> Bool
    /// Returns `true` if a text is the number, read as its source and its contact have it.
    package var isRead: (String, ReadingSettings, CountryHints) -> Bool

    /// A test.
    package init(
        e164: String, isMentioned: @escaping (UnsafeBufferPointer<UInt8>) -> Bool,
        isRead: @escaping (String, ReadingSettings, CountryHints) -> Bool
    ) {
        self.e164 = e164
        self.isMentioned = isMentioned
        self.isRead = isRead
    }
}

extension ErasureSurvey {
    /// The contacts that have a number: as it was read, or as a correction has it that holds; also those that only changes have kept.
    ///
    /// A number that has an E.164 form is that one, however it is written; only the text of others is read.
    package func contacts(with number: NumberTest) throws -> [Int] {
        var stored = NumberMatches(number)
        var numbers = try NumberCursor([.raw, .e164], in: db)
        while try numbers.next() {
            stored.look(at: numbers.rows.row.bytes(.raw), numbers.rows.row.bytes(.e164), of: numbers.contact)
            if numbers.isCorrected { stored.look(at: numbers.value, numbers.bytes(.e164), of: numbers.contact) }
        }
        var kept = NumberMatches(number)
        try KeptRows.forEach([.phoneNumbers], in: db) { row in
            guard let contact = row.contact else { return }
            kept.look(at: row.bytes(PhoneNumberColumn.raw), row.bytes(PhoneNumberColumn.e164), of: contact)
        }
        try KeptRows.forEach([.corrections], in: db) { row in
            guard let contact = row.contact, row.int(CorrectionColumn.isCurrent) != 0 else { return }
            kept.look(at: row.bytes(CorrectionColumn.value), row.bytes(CorrectionColumn.e164), of: contact)
        }
        // Rows that were kept of a contact that is there do not describe its present values.
        let onlyKept = try contacts(of: kept).filter { try source(ofContact: $0)?.isKept == true }
        return try contacts(of: stored).union(onlyKept).sorted()
    }

    /// The stored contacts of a selection.
    package func contacts(of selection: SelectionQuery) throws -> [Int] { try selection.contactKeys(in: db) }

    private func contacts(of matches: NumberMatches) throws -> Set<Int> {
        var found = matches.found
        for (contact, text) in matches.open where !found.contains(contact) {
            let place = TextPlace(table: .contacts, column: "", row: contact, owner: contact)
            let (settings, hints) = try context(of: place)
            if matches.number.isRead(text, settings, hints) { found.insert(contact) }
        }
        return found
    }

    /// The corrections that no longer hold and have a number in them.
    package func formerCorrections(with number: NumberTest) throws -> [Int] {
        var found: [Int] = []
        let rows = try TableScan<CorrectionColumn>([.id, .value, .e164, .isCurrent], in: db)
        while try rows.next() {
            let isFormer = rows.int(.isCurrent) == 0
            if isFormer, rows.bytes(.e164).elementsEqual(number.e164.utf8) { found.append(rows.int(.id)) }
        }
        return found
    }
}

/// The contacts that have a number, and the texts that are still to be read.
private struct NumberMatches {
    let number: NumberTest
    private(set) var found: Set<Int> = []
    private(set) var open: [(contact: Int, text: String)] = []

    init(_ number: NumberTest) { self.number = number }

    /// Looks at the text of a number, and at its E.164 form, which is empty if it has none.
    mutating func look(
        at text: UnsafeBufferPointer<UInt8>, _ e164: UnsafeBufferPointer<UInt8>, of contact: Int
    ) {
        if e164.isEmpty {
            if number.isMentioned(text) { open.append((contact, String(decoding: text, as: UTF8.self))) }
        } else if e164.elementsEqual(number.e164.utf8) {
            found.insert(contact)
        }
    }
}
