import ContactModel
import ContactReading

/// Turns contacts into the properties of cards.
///
/// Whatever has no property of its own is written as `X-TRUNKLINE-FIELD`, with its kind as a parameter, and columns of tables
/// as `X-TRUNKLINE-COLUMN`; the reader takes both back.
struct CardComposer<Sink: CardSink>: Sendable {
    var sink: Sink
    /// Fields by kind, in order; the arrays keep their memory.
    private var fields = [[Int]](repeating: [], count: Contact.Field.Kind.allCases.count)
    /// The name of the contact.
    var name: [UInt8] = []
    /// The number of the last `item` group of the card.
    var lastGroup = 0
    /// `true` if the types of the property that is written say its label, so that its group needs none.
    var isLabelWritten = false
    /// The numbers of the groups of properties that are kept as they are.
    var keptGroups: Set<Int> = []
    /// Types and parameters beside the fields of the card.
    var parameters = CardParameters()
    /// The texts of the properties that numbers were read from, by their fields.
    var numberTexts: [Int: Range<Int>] = [:]

    init(_ sink: Sink) { self.sink = sink }

    var is40: Bool { sink.version == .v40 }

    /// Writes a contact as one card.
    mutating func write(_ record: borrowing OutgoingContact) {
        let text = record.contact.text
        text.withUnsafeBufferPointer { write(record, $0) }
    }

    private mutating func write(_ record: borrowing OutgoingContact, _ text: Bytes) {
        for kind in fields.indices where !fields[kind].isEmpty { fields[kind].removeAll(keepingCapacity: true) }
        for index in record.contact.fields.indices {
            fields[record.contact.fields[index].kind.index].append(index)
        }
        let card = CardFields(fields: record.contact.fields, text: text)
        takeParameters(record, card)
        keptGroups = record.hasCardExtras ? Self.groups(card, self[.extra]) : []
        lastGroup = keptGroups.max() ?? 0
        sink.beginCard()
        sink.begin("PRODID")
        sink.text("-//Trunkline//Export//EN")
        sink.end()
        writeKind(record.contact.kind)
        writeUID(card)
        writeNames(card)
        writeOrganizations(card)
        writeTexts("TITLE", .jobTitle, card)
        writeTexts("ROLE", .role, card)
        writePhones(card)
        writeLabelled("EMAIL", .email, card)
        writeAddresses(card)
        writeLabelled("URL", .url, card)
        writeMessengers(card)
        writeDates(card)
        writeRelated(card, isGroup: record.contact.kind == .group)
        writeTexts("NOTE", .note, card)
        writeList("CATEGORIES", .category, card)
        writePhotos(card)
        writeRevision(card)
        writeRest(card)
        writeLeftParameters(card)
        for index in self[.extra] { writeExtra(card.fields[index], card, isProperty: record.hasCardExtras) }
        sink.endCard()
    }

    private mutating func takeParameters(_ record: borrowing OutgoingContact, _ card: CardFields) {
        parameters = self[.cardProperty].isEmpty ? CardParameters() : CardParameters(self[.cardProperty], card)
        numberTexts.removeAll(keepingCapacity: true)
        if parameters.isEmpty { return }
        for number in record.numbers { numberTexts[number.field] = number.cell.isEmpty ? number.raw : number.cell }
    }

    subscript(kind: Contact.Field.Kind) -> [Int] { fields[kind.index] }

    private static func groups(_ card: CardFields, _ extras: [Int]) -> Set<Int> {
        var groups: Set<Int> = []
        for index in extras {
            let label = card.label(card.fields[index])
            guard label.hasWordPrefix("item"), let dot = label.find(ASCII.period), dot < 12,
                let number = Int(label.clampedSlice(4, dot).text), number > 0
            else { continue }
            groups.insert(number)
        }
        return groups
    }
}
