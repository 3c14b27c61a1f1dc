import ContactModel
import ContactStore
import PhoneNumbers

/// A contact that is being edited: assignments are made one after another, and what they change is collected.
struct ContactDraft {
    private(set) var contact: PlacedContact
    /// The texts that fields are to have, by their places.
    private(set) var edits: [NewEdit] = []
    /// The texts that numbers are to have, by their keys; `nil` for one that is added.
    private(set) var numbers:
        [(key: Int?, label: String?, value: String, read: Classification, extensionDigits: String?)] = []
    /// The lines of the summary about them.
    private(set) var edited: [EditSummary.EditedText] = []

    private let writer: ChangeWriter
    private let keepsInvalid: Bool
    /// By kind: the next position of a value that is added.
    private var free: [Contact.Field.Kind: Int] = [:]
    /// The position of the address that the assignments begin; `nil` if they began none.
    private var newAddress: Int?
    /// The positions of the addresses that assignments begin which name one.
    private var newAddresses: [FieldAssignment.Address: Int] = [:]
    private let name: String
    private var choice: ValueChoice
    /// The kinds that have an assignment of their own, and so follow no other.
    private let assigned: Set<Contact.Field.Kind>

    /// A draft of a contact.
    ///
    /// - Parameters:
    ///   - assignments: All that are to be made.
    ///   - dates: The forms of the dates of its source; `nil` if no assignment is of one.
    init(
        _ contact: PlacedContact, _ assignments: [FieldAssignment], dates: DateFormatting?, writer: ChangeWriter,
        keepsInvalid: Bool
    ) {
        self.contact = contact
        choice = ValueChoice(contact, dates: dates)
        assigned = Set(assignments.filter { !$0.isLabel }.map(\.field.kind))
        self.writer = writer
        self.keepsInvalid = keepsInvalid
        name = contact.displayName
    }

    /// Makes an assignment.
    ///
    /// - Throws: ``EditRefusal``; the contact is as before then.
    mutating func assign(_ assignment: FieldAssignment, check: inout EditCheck) throws {
        let kind = assignment.field.kind
        switch (assignment.action, assignment.isLabel) {
        case (_, true): try setLabel(assignment)
        case (.add, _): try add(assignment, check: &check)
        case (.remove, _): try remove(assignment)
        case (.set, _):
            guard let place = try choice.place(of: assignment, in: contact.values) else {
                if !assignment.value.isEmpty { try add(assignment, check: &check) }
                return
            }
            let (text, position) = (choice.text(of: assignment, at: place), contact.values[place].position)
            if assignment.keepsSpelling, try isNumber(text, of: contact.values[place]) { return }
            let typed = choice.checkedText(of: assignment, storedAs: text)
            try set(place, to: text, typedAs: typed, check: &check)
            follow(kind, at: position)
        }
    }

    // MARK: - Assignments

    private mutating func set(_ place: Int, to text: String, typedAs typed: String, check: inout EditCheck) throws {
        let value = contact.values[place]
        guard value.text != text else { return }
        if value.kind == .phone { return try setNumber(place, to: text) }
        try validate(typed, value.kind, insteadOf: value.text, position: value.position, check: &check)
        note(FieldName(value.kind, column: value.name).description, value.text, text)
        contact.values[place].text = text
        write(place)
        if text.isEmpty { remove(at: place) }
    }

    private mutating func add(_ assignment: FieldAssignment, check: inout EditCheck) throws {
        let (kind, text) = (assignment.field.kind, choice.text(of: assignment, at: nil))
        guard !text.isEmpty else { throw EditRefusal.invalid(Sentence(CheckSentence.nothingToAdd)) }
        let label: String = if case .label(let label) = assignment.selector { label } else { "" }
        if !kind.isAddressPart, values(of: assignment.field).contains(where: { $0.text == text }) { return }
        if kind == .phone {
            let (read, digits) = try read(text, separateExtension: nil)
            numbers.append((nil, label.isEmpty ? nil : label, text, read, digits))
            append(PlacedValue(kind: kind, label: label, text: text, position: -1))
            return note("phone", "", text)
        }
        var position = 0
        if kind.isAddressPart {
            position = try addressPosition(of: assignment)
        } else if kind != .extra, !takesColumn(kind) {
            position = try freePosition(kind)
        }
        let typed = choice.checkedText(of: assignment, storedAs: text)
        try validate(typed, kind, insteadOf: "", position: position, check: &check)
        note(assignment.field.description, "", text)
        append(
            PlacedValue(kind: kind, name: assignment.field.column, label: "", text: text, position: position))
        write(contact.values.count - 1)
        if !label.isEmpty { try setLabel(contact.values.count - 1, to: label) }
        follow(kind, at: position)
    }

    private mutating func remove(_ assignment: FieldAssignment) throws {
        let text = assignment.value
        let place =
            text.isEmpty
            ? try choice.place(of: assignment, in: contact.values)
            : choice.places(of: assignment.field, in: contact.values).last {
                contact.values[$0].text == text || contact.values[$0].number?.state.e164 == text
            }
        guard let place else { throw EditRefusal.noSuchValue(choice.choices(assignment.field, in: contact.values)) }
        var check = EditCheck()
        try set(place, to: "", typedAs: "", check: &check)
    }

    // MARK: - Values

    private func values(of field: FieldName) -> [PlacedValue] {
        choice.places(of: field, in: contact.values).map { contact.values[$0] }
    }

    private mutating func append(_ value: PlacedValue) {
        contact.values.append(value)
        choice.append()
    }

    private mutating func remove(at place: Int) {
        contact.values.remove(at: place)
        choice.remove(at: place)
    }

    /// `true` if the value stands in a column of `contacts`, and there is none yet.
    private func takesColumn(_ kind: Contact.Field.Kind) -> Bool {
        EditedField.isColumn(kind) && !contact.values.contains { $0.kind == kind && $0.position == 0 }
    }

    private mutating func freePosition(_ kind: Contact.Field.Kind) throws -> Int {
        // Kinds of one table share its positions.
        let shared: Contact.Field.Kind = kind.isAddressPart ? .street : kind == .email ? .email : .url
        let position = try free[shared] ?? writer.freePosition(for: shared, ofContact: contact.id)
        free[shared] = position + 1
        return position
    }

    /// The address that a part belongs to: that of the assignment, else the only one that lacks it, else one that is begun.
    private mutating func addressPosition(of assignment: FieldAssignment) throws -> Int {
        let kind = assignment.field.kind
        if let address = assignment.address { return try position(of: address) }
        let parts = contact.values.filter(\.kind.isAddressPart)
        let positions = Set(parts.map(\.position))
        if let newAddress, !parts.contains(where: { $0.position == newAddress && $0.kind == kind }) {
            return newAddress
        }
        if positions.count == 1, let only = positions.first, !parts.contains(where: { $0.kind == kind }) { return only }
        let position = try freePosition(kind)
        newAddress = position
        return position
    }

    private mutating func position(of address: FieldAssignment.Address) throws -> Int {
        if case .of(let field, let text, let occurrence) = address,
            let place = choice.place(of: field, text, occurrence)
        {
            return contact.values[place].position
        }
        if let begun = newAddresses[address] { return begun }
        let position = try freePosition(.street)
        newAddresses[address] = position
        return position
    }

    // MARK: - Numbers

    private mutating func setNumber(_ place: Int, to text: String) throws {
        let value = contact.values[place]
        let (read, digits) = try read(text, separateExtension: value.number?.separateExtension)
        numbers.append((value.position, nil, text, read, digits))
        note("phone", value.text, text)
        contact.values[place].text = text
        if text.isEmpty { remove(at: place) }
    }

    /// Returns `true` if a text is the number of a value, in whatever spelling.
    private func isNumber(_ text: String, of value: PlacedValue) throws -> Bool {
        guard let number = value.number, let e164 = number.state.e164, !text.isEmpty else { return false }
        let (read, digits) = try read(text, separateExtension: number.separateExtension)
        return read.formatted(.e164) == e164 && (digits ?? "") == (number.state.extensionDigits ?? "")
    }

    private func read(_ text: String, separateExtension: String?) throws -> (Classification, String?) {
        let classifier = StoredTextReader().classifier(for: contact.settings)
        let found = classifier.numbers(in: text, region: StoredTextReader.region(of: contact.hints))
        guard found.count == 1, let read = found.first?.classification else {
            throw EditRefusal.number(.severalNumbers(found.count))
        }
        if !keepsInvalid, let refusal = CorrectionRefusal(read.verdict) { throw EditRefusal.number(refusal) }
        return (read, read.extension.isEmpty ? separateExtension : read.extension.description)
    }

    // MARK: - Labels

    private mutating func setLabel(_ assignment: FieldAssignment) throws {
        guard let place = try choice.place(of: assignment, in: contact.values) else {
            throw EditRefusal.noSuchValue([])
        }
        try setLabel(place, to: assignment.action == .remove ? "" : assignment.value)
    }

    private mutating func setLabel(_ place: Int, to label: String) throws {
        let value = contact.values[place]
        guard value.label != label else { return }
        let field = EditedField.label(value.kind)
        guard value.kind != .extra, value.kind != .phone || value.position >= 0 else { throw EditRefusal.noLabel }
        var position = value.kind == .phone ? PlacedContact.position(ofNumber: value.position) : value.position
        if EditedField.isColumn(value.kind), value.position == 0 {
            // A column has no room for a label: the value stands in a row with it, too.
            if let labelled = value.labelledPosition {
                position = labelled
            } else {
                position = try freePosition(.url)
                contact.values[place].labelledPosition = position
                write(place)
            }
        }
        note("\(value.kind.rawValue).label", value.label, label)
        contact.values[place].label = label
        edits.append(NewEdit(contact: contact.id, field: field, position: position, value: label))
    }

    // MARK: - What follows

    /// Lets the full name and the name for filing follow a part of the name, and an address as it is printed a part of the address, where
    /// they have it as a word of their own.
    private mutating func follow(_ kind: Contact.Field.Kind, at position: Int) {
        guard let last = edited.last, last.field == kind.rawValue, !last.before.isEmpty else { return }
        let wholes: [Contact.Field.Kind]
        switch kind {
        case .displayName, .fileAs, .nickname, .formattedAddress: return
        case _ where kind.isAddressPart: wholes = [.formattedAddress]
        case _ where kind.isName: wholes = [.displayName, .fileAs]
        default: return
        }
        for whole in wholes where !assigned.contains(whole) {
            let wanted = kind.isAddressPart ? position : 0
            guard let place = contact.values.firstIndex(where: { $0.kind == whole && $0.position == wanted }),
                let text = contact.values[place].text.replacingWord(last.before, by: last.after)
            else { continue }
            note(whole.rawValue, contact.values[place].text, text, follows: true)
            contact.values[place].text = text
            write(place)
        }
    }

    // MARK: - Writing

    private func validate(
        _ text: String, _ kind: Contact.Field.Kind, insteadOf former: String, position: Int, check: inout EditCheck
    ) throws {
        guard !keepsInvalid, !text.isEmpty else { return }
        if let problem = check.problem(of: text, kind, insteadOf: former, position: position, in: contact) {
            throw EditRefusal.invalid(problem)
        }
    }

    private mutating func note(_ field: String, _ before: String, _ after: String, follows: Bool = false) {
        edited.append(
            .init(contact: contact.id, name: name, field: field, before: before, after: after, follows: follows))
    }

    private mutating func write(_ place: Int) {
        let value = contact.values[place]
        if value.kind == .extra {
            let columns = contact.values.filter { $0.kind == .extra && !$0.text.isEmpty }.map { ($0.name, $0.text) }
            edits.append(NewEdit(contact: contact.id, columns: columns))
            return
        }
        for position in [value.position, value.labelledPosition].compactMap({ $0 }) {
            guard let field = EditedField.value(value.kind, at: position) else { continue }
            edits.append(NewEdit(contact: contact.id, field: field, position: position, value: value.text))
        }
    }
}
