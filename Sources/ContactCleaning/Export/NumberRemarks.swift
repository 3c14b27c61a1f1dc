import ColumnRecognition
import ContactModel
import PhoneNumbers

/// Keeps the words that stand beside numbers, which the form of an accepted number has no place for: `030 901899 (Oma)`.
///
/// They become the label of a number that has none; others are a line in the contact's note.
struct NumberRemarks {
    private let classifier = Classifier(renumbered: .refuse)
    /// The longest label, in characters; what is longer is a remark for the note.
    private static let maximumLabel = 40

    /// The part of an accepted number's text that is the number, if there are words beside it that say something; `nil` for all of it.
    func part(of number: OutgoingContact.Number, in record: borrowing OutgoingContact) -> Range<Int>? {
        guard let beside = beside(number, in: record) else { return nil }
        return words(of: beside, region: region(of: number, in: record), label: "").isEmpty ? nil : beside.part
    }

    /// Gives the words beside the numbers of a contact to their labels and to its note.
    func keep(in record: inout OutgoingContact) {
        var lines: [String] = []
        for number in record.numbers where !number.e164.isEmpty {
            guard let beside = beside(number, in: record) else { continue }
            let field = record.contact.fields[number.field]
            let words = words(
                of: beside, region: region(of: number, in: record), label: record.contact.label(of: field)
            ).joined(separator: ", ")
            if words.isEmpty { continue }
            if field.label.isEmpty, words.count <= Self.maximumLabel, !words.contains(where: \.isNewline) {
                record.contact.fields[number.field].label = record.contact.store(Array(words.utf8))
            } else {
                lines.append("\(text(number.e164, of: record)): \(words)")
            }
        }
        lines += remarksBetweenNumbers(of: record)
        if !lines.isEmpty { record.contact.addToNote(lines.joined(separator: "\n")) }
    }

    private func beside(_ number: OutgoingContact.Number, in record: borrowing OutgoingContact) -> WordsBesideNumber? {
        let raw = record.contact.text[number.raw]
        guard raw.contains(where: { $0 | 0x20 >= 0x61 }) else { return nil }
        return WordsBesideNumber(
            String(decoding: raw, as: UTF8.self), region: region(of: number, in: record), classifier)
    }

    private func region(of number: OutgoingContact.Number, in record: borrowing OutgoingContact) -> RegionCode? {
        classifier.classify(text(number.e164, of: record)).region
    }

    /// The words that say something: neither that the number is one, nor its country, nor what its label says.
    private func words(of beside: WordsBesideNumber, region: RegionCode?, label: String) -> [String] {
        beside.words.filter { says($0, region: region, label: label) }
    }

    private func says(_ words: String, region: RegionCode?, label: String) -> Bool {
        // Of a letter or two in front of a number nobody knows more than that they name a line, but for hours and days: `ab`, `Mo`.
        let kind = WordTable.kind(of: words.lowercased())
        if words.utf8.count <= 2, kind != .unknown, kind != .time { return false }
        if let country = CountryNames.region(named: words), country == region { return false }
        return LineLabel.says(words, moreThan: label)
    }

    private func text(_ range: Range<Int>, of record: borrowing OutgoingContact) -> String {
        String(decoding: record.contact.text[range], as: UTF8.self)
    }
}

// Words with digits of their own stand in no number of a cell: `030 901899 (Zi. 12)`.
extension NumberRemarks {
    private func remarksBetweenNumbers(of record: borrowing OutgoingContact) -> [String] {
        var lines: [String] = []
        var last: CellWalk?
        for number in record.numbers where !number.cell.isEmpty {
            let (cell, raw) = (text(number.cell, of: record), text(number.raw, of: record))
            let name = text(number.e164.isEmpty ? number.raw : number.e164, of: record)
            if let found = last?.next(raw, cell) {
                add(found, of: last?.name ?? name, to: &lines)
                last?.name = name
            } else {
                if let last { add(last.rest, of: last.name, to: &lines) }
                last = CellWalk(cell: cell, rest: cell[...], name: name)
                if let found = last?.next(raw, cell) { add(found, of: name, to: &lines) }
            }
        }
        if let last { add(last.rest, of: last.name, to: &lines) }
        return lines
    }

    /// Adds what stands between numbers, unless it joins them or is a number that was left out.
    private func add(_ gap: Substring, of name: String, to lines: inout [String]) {
        let words = WordsBesideNumber.trimmed(gap)
        let digits = words.unicodeScalars.count { $0.properties.numericType == .decimal }
        let hasWord = words.unicodeScalars.contains { $0.properties.isAlphabetic }
        guard hasWord, digits < 7, !Self.joins(words, hasDigits: digits > 0), says(words, region: nil, label: "")
        else { return }
        lines.append("\(name): \(words)")
    }

    /// Returns `true` for a word of numbers, which says nothing between them; of one beside digits of its own only if it joins or names numbers:
    /// `Zi. 12` says something.
    private static func joins(_ words: String, hasDigits: Bool) -> Bool {
        let kind = WordTable.kind(of: words.lowercased())
        guard hasDigits else { return kind != .unknown }
        return kind.isLabel || kind == .conjunction || kind == .range
    }

    /// A walk through the numbers of one cell.
    private struct CellWalk {
        let cell: String
        var rest: Substring
        var name: String

        /// The text in front of the next number; `nil` if the cell does not go on with it.
        mutating func next(_ number: String, _ cell: String) -> Substring? {
            guard cell == self.cell, !number.isEmpty, let place = rest.firstRange(of: number) else { return nil }
            defer { rest = rest[place.upperBound...] }
            return rest[..<place.lowerBound]
        }
    }
}

extension Contact {
    /// Adds lines to the note, behind what it says already.
    fileprivate mutating func addToNote(_ lines: String) {
        guard let place = fields.firstIndex(where: { $0.kind == .note }) else {
            return append(.note, label: "".utf8, value: lines.utf8)
        }
        let note = Array(text[fields[place].value]) + Array("\n\n\(lines)".utf8)
        fields[place].value = store(note)
    }
}
