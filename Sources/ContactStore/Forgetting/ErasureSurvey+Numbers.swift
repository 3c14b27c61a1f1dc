import GRDB

/// How the texts of numbers are told to be the one that is to be forgotten.
package struct NumberTest {
    /// The number in E.164 form.
    package var e164: String
    /// Whether a text may be the number.
    package var isMentioned: (UnsafeBufferPointer<UInt8>) -> Bool
    /// Whether a text is the number, read as its source and its contact have it.
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
    /// The contacts that have a number: as it was read, or as a correction has it that holds.
    ///
    /// A number that has an E.164 form is that one, however it is written; only the text of others is read.
    package func contacts(with number: NumberTest) throws -> [Int] {
        var found: Set<Int> = []
        var open: [(contact: Int, text: String)] = []
        func look(at text: UnsafeBufferPointer<UInt8>, _ e164: UnsafeBufferPointer<UInt8>, of contact: Int) {
            if e164.isEmpty {
                if number.isMentioned(text) { open.append((contact, String(decoding: text, as: UTF8.self))) }
            } else if e164.elementsEqual(number.e164.utf8) {
                found.insert(contact)
            }
        }
        let rows = try TableScan<PhoneNumberColumn>([.contactID, .raw, .e164], in: db)
        while try rows.next() { look(at: rows.bytes(.raw), rows.bytes(.e164), of: rows.int(.contactID)) }
        let corrections = try TableScan<CorrectionColumn>([.numberID, .value, .e164, .isCurrent], in: db)
        while try corrections.next() {
            guard corrections.int(.isCurrent) != 0 else { continue }
            let contact = corrections.int(.numberID) >> RowKey.positionBits
            look(at: corrections.bytes(.value), corrections.bytes(.e164), of: contact)
        }
        for (contact, text) in open where !found.contains(contact) {
            let place = TextPlace(table: .contacts, column: "", row: contact, owner: contact)
            let (settings, hints) = try context(of: place)
            if number.isRead(text, settings, hints) { found.insert(contact) }
        }
        return found.sorted()
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
