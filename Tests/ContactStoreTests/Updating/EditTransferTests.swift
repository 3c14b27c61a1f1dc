import ContactModel
import SeededRandom
import Testing

@testable import ContactStore

/// Laws about edits and the values that they are about, for random values and edits.
struct EditTransferTests {
    /// A value with its label.
    private struct Shown: Hashable {
        var label: String
        var parts: [String]
    }

    /// A contact with several values of one kind, and its edits.
    private struct Edited {
        var values: [CarriedValue] = []
        var edits: [CarriedEdit] = []
        /// The values as they were read, and as they are shown.
        var read: [Shown] = [], now: [Shown] = []
    }

    private static let groups: [CarriedValue.Group] = [.emails, .values(.related), .addresses]

    /// The edits about details count rows from 1.
    private static func place(_ group: CarriedValue.Group, _ row: Int) -> Int {
        if case .values = group { row + 1 } else { row }
    }

    private static func value(
        _ group: CarriedValue.Group, _ row: Int, _ read: Shown, _ now: Shown, isAdded: Bool = false
    ) -> CarriedValue {
        var value = CarriedValue(
            group: group, places: [place(group, row)], isAdded: isAdded,
            parts: zip(read.parts, now.parts).map { CarriedValue.Part(read: .init($0), now: .init($1)) })
        value.label = CarriedValue.Part(
            read: .init(read.label, form: read.label), now: .init(now.label, form: now.label))
        return value
    }

    private static func values(_ group: CarriedValue.Group, _ read: [Shown]) -> [CarriedValue] {
        read.enumerated().map { value(group, $0, $1, $1) }
    }

    private static func random(_ group: CarriedValue.Group, _ random: inout SeededGenerator) -> Shown {
        let texts = ["a", "b", "c", "d"]
        let count = group == .addresses ? CarriedValue.addressParts.count : 1
        return Shown(
            label: ["", "home", "work"].randomElement(using: &random) ?? "",
            parts: (0..<count).map { place in
                place > 0 && Bool.random(using: &random) ? "" : texts.randomElement(using: &random) ?? ""
            })
    }

    private static func contact(_ group: CarriedValue.Group, _ random: inout SeededGenerator) -> Edited {
        var contact = Edited()
        func add(_ row: Int, _ read: Shown, _ now: Shown, isAdded: Bool = false) {
            let value = Self.value(group, row, read, now, isAdded: isAdded)
            let texts =
                zip(value.fields, zip(read.parts, now.parts)).map { ($0, $1.0, $1.1) } + [
                    (value.labelField, read.label, now.label)
                ]
            for (field, old, new) in texts where old != new {
                contact.edits.append(
                    CarriedEdit(
                        id: contact.edits.count + 1, change: 1, field: field, position: value.places[0], old: old,
                        value: new, isCurrent: true))
            }
            contact.values.append(value)
            if !isAdded { contact.read.append(read) }
            if !now.parts.allSatisfy(\.isEmpty) { contact.now.append(now) }
        }
        for row in 0..<Int.random(in: 0...4, using: &random) {
            let read = self.random(group, &random)
            var now = read
            switch Int.random(in: 0..<5, using: &random) {
            case 0: now.parts = now.parts.map { _ in "" }
            case 1: now.parts[0] = self.random(group, &random).parts[0]
            case 2: now.label = "boat"
            case 3: now = self.random(group, &random)
            default: break
            }
            add(row, read, now)
        }
        for row in 0..<Int.random(in: 0...2, using: &random) {
            let now = self.random(group, &random)
            let nothing = Shown(label: "", parts: now.parts.map { _ in "" })
            add(RowKey.firstAdded + row, nothing, now, isAdded: true)
        }
        return contact
    }

    /// The values of a contact with the edits that hold, each as often as it is there.
    private static func shown(_ newer: [CarriedValue], _ transfer: EditTransfer, _ older: [CarriedValue]) -> [Shown:
        Int]
    {
        var texts: [String: String] = [:]
        for edit in transfer.edits where edit.isCurrent { texts["\(edit.field) \(edit.position)"] = edit.value }
        var shown: [Shown: Int] = [:]
        for value in newer + older.filter(\.isAdded) {
            func now(_ field: String, _ read: String) -> String { texts["\(field) \(value.places[0])"] ?? read }
            let parts = zip(value.fields, value.parts).map { now($0, $1.read.text) }
            guard !parts.allSatisfy(\.isEmpty) else { continue }
            shown[Shown(label: now(value.labelField, value.label.read.text), parts: parts), default: 0] += 1
        }
        return shown
    }

    private static func counts(_ values: [Shown]) -> [Shown: Int] {
        values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    @Test("Values in another order change nothing of what is shown", arguments: Seeds.first(3))
    func permuted(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<1000 {
            let group = Self.groups.randomElement(using: &random) ?? .emails
            let contact = Self.contact(group, &random)
            let newer = Self.values(group, contact.read.shuffled(using: &random))
            let transfer = EditTransfer(contact.edits, [], old: contact.values, new: newer, isWritten: false)
            #expect(Self.shown(newer, transfer, contact.values) == Self.counts(contact.now))
        }
    }

    @Test(
        "Values that were written are shown as before, and nothing is left to be written", arguments: Seeds.first(3))
    func written(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<1000 {
            let group = Self.groups.randomElement(using: &random) ?? .emails
            let contact = Self.contact(group, &random)
            let newer = Self.values(group, contact.now)
            let transfer = EditTransfer(contact.edits, [], old: contact.values, new: newer, isWritten: true)
            #expect(Self.shown(newer, transfer, contact.values) == Self.counts(contact.now))
            for edit in transfer.edits where edit.isCurrent {
                let value = newer.first { $0.places[0] == edit.position }
                let read = value.map { value in
                    zip(value.fields, value.parts).first { $0.0 == edit.field }?.1.read.text ?? value.label.read.text
                }
                #expect(read == edit.value, "\(edit) is to be written again")
            }
        }
    }

    @Test("Whatever a newer file has, each edit holds at one of its values or has ended", arguments: Seeds.first(3))
    func unrelated(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<1000 {
            let group = Self.groups.randomElement(using: &random) ?? .emails
            let contact = Self.contact(group, &random)
            let newer = Self.values(group, Self.contact(group, &random).read)
            let transfer = EditTransfer(
                contact.edits, [], old: contact.values, new: newer, isWritten: Bool.random(using: &random))
            #expect(Set(transfer.edits.compactMap(\.id)) == Set(contact.edits.compactMap(\.id)))
            for edit in transfer.edits where edit.isCurrent {
                #expect(
                    edit.position >= RowKey.firstAdded || newer.contains { $0.places.contains(edit.position) },
                    "\(edit)")
            }
        }
    }

    private static func column(_ read: String, _ now: String, _ places: [Int] = [0], label: String = "") -> CarriedValue
    {
        var value = CarriedValue(
            group: .values(.jobTitle), places: places, isColumn: places[0] == 0,
            parts: [.init(read: .init(read), now: .init(now))])
        value.label = .init(read: .init(""), now: .init(label))
        return value
    }

    private static func edit(_ field: String, _ position: Int, _ value: String) -> CarriedEdit {
        CarriedEdit(
            id: position + 1, change: 1, field: field, position: position, old: nil, value: value, isCurrent: true)
    }

    /// A value that an edit put into an empty column stays there, is done, or gives way to the one that the newer file has.
    @Test(arguments: [(nil, EditOutcome?.none), ("Countess", .done), ("Duchess", .gone)])
    func columns(newer: String?, outcome: EditOutcome?) {
        let edits = [Self.edit("jobTitle", 0, "Countess")]
        let transfer = EditTransfer(
            edits, [], old: [Self.column("", "Countess")], new: newer.map { [Self.column($0, $0)] } ?? [],
            isWritten: false)
        #expect(transfer.edits.map(\.outcome) == [outcome])
        #expect(transfer.edits.map(\.isCurrent) == [outcome == nil])
    }

    /// A label goes on with a value that stands in the column now, and has a row added for it there.
    @Test func labelsOfColumnsHaveARow() {
        let old = [Self.column("Lady", "", [0]), Self.column("Countess", "Countess", [2], label: "court")]
        let edits = [Self.edit("jobTitle", 0, ""), Self.edit("jobTitle.label", 2, "court")]
        let transfer = EditTransfer(edits, [], old: old, new: [Self.column("Countess", "Countess")], isWritten: true)
        #expect(transfer.newRows.map(\.position) == [RowKey.firstAdded])
        let current = transfer.edits.filter(\.isCurrent)
        #expect(Set(current.map(\.value)) == ["Countess", "court"])
        #expect(Set(current.map(\.position)) == [RowKey.firstAdded + 1])
        #expect(transfer.edits.first { $0.id == 1 }?.outcome == .done)
    }

    /// Of all columns without a field, each is an edit of its own.
    @Test func columnsWithoutAFieldAreCarriedOneByOne() throws {
        let edit = Self.edit(EditedField.extras.name, 0, #"{"A":"9","B":"2","C":"3"}"#)
        let transfer = EditTransfer(
            [edit], [], old: [], new: [], extras: (#"{"A":"1","B":"2"}"#, #"{"A":"1","B":"5","C":"4"}"#),
            isWritten: false)
        let current = try #require(transfer.edits.first { $0.isCurrent })
        #expect(ExtrasDecoder.differences(current.old ?? "", current.value).map(\.after) == ["9"])
        let ended = try #require(transfer.edits.first { $0.outcome == .gone })
        #expect(ExtrasDecoder.differences(ended.old ?? "", ended.value).map(\.name) == ["C"])
    }

    /// A correction follows its number, whatever the order and the spelling.
    @Test(arguments: [
        (["+12125550002", "(212) 555-0001"], EditOutcome?.none, 1), (["+12125550002", "+12125550009"], .done, 0),
        (["+12125550002"], .gone, 0),
    ])
    func numbers(newer: [String], outcome: EditOutcome?, position: Int) {
        func form(_ text: String) -> String { "+1" + text.filter(\.isNumber).suffix(10) }
        func number(_ position: Int, _ read: String, _ now: String) -> CarriedValue {
            CarriedValue(
                group: .phones, places: [position],
                parts: [.init(read: .init(read, form: form(read)), now: .init(now, form: form(now)))])
        }
        let correction = CarriedCorrection(
            id: 1, change: 1, position: 0, old: "+12125550001", value: .init("212-555-0009", form: "+12125550009"),
            isCurrent: true)
        let transfer = EditTransfer(
            [], [correction],
            old: [number(0, "+12125550001", "212-555-0009"), number(1, "+12125550002", "+12125550002")],
            new: newer.enumerated().map { number($0, $1, $1) }, isWritten: false)
        #expect(transfer.corrections.map(\.outcome) == [outcome])
        #expect(transfer.corrections.map(\.position) == [position])
    }
}
