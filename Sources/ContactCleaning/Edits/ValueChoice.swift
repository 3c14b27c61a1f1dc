import ContactModel
import ContactStore
import PhoneNumbers

/// Finds the value of a contact that an assignment means.
///
/// A value that is chosen by its text is the one that had it before the first assignment, whatever others have made of it since.
struct ValueChoice {
    /// The values before the first assignment.
    private let former: [PlacedValue]
    /// For each value of now, which of those it was; `nil` for one that was added.
    private var origins: [Int?]
    private let source: Int
    private let dates: DateFormatting?

    init(_ contact: PlacedContact, dates: DateFormatting?) {
        former = contact.values
        origins = contact.values.indices.map { $0 }
        source = contact.source
        self.dates = dates
    }

    /// Takes note of a value that was added behind the others.
    mutating func append() { origins.append(nil) }

    /// Takes note of a value that was removed.
    mutating func remove(at place: Int) { origins.remove(at: place) }

    /// The places of the values of a field.
    func places(of field: FieldName, in values: [PlacedValue]) -> [Int] {
        values.indices.filter { values[$0].isOf(field) }
    }

    /// The values of a field as they are chosen.
    func choices(_ field: FieldName, of places: [Int]? = nil, in values: [PlacedValue]) -> [String] {
        (places ?? self.places(of: field, in: values)).enumerated().map {
            "\(field).\($0.offset + 1) (\(values[$0.element].text))"
        }
    }

    /// The place of the value that is meant; `nil` if the contact has none and none was chosen.
    func place(of assignment: FieldAssignment, in values: [PlacedValue]) throws -> Int? {
        let field = assignment.field
        let all = places(of: field, in: values)
        switch assignment.selector {
        case nil:
            if all.count > 1 { throw EditRefusal.severalValues(choices(field, in: values)) }
            return all.first
        case .position(let position):
            guard all.indices.contains(position - 1) else { throw EditRefusal.noSuchValue(choices(field, in: values)) }
            return all[position - 1]
        case .text(let text):
            guard let place = place(of: field, text, assignment.occurrence) else {
                // A note may have nothing but remarks that an export has written.
                if field.kind == .note, all.isEmpty, !assignment.value.isEmpty { return nil }
                throw field.kind == .extra
                    ? EditRefusal.notEditable : EditRefusal.noSuchValue(choices(field, in: values))
            }
            return place
        case .label(let label):
            let labelled = all.filter { values[$0].label.lowercased() == label.lowercased() }
            if labelled.count > 1 { throw EditRefusal.severalValues(choices(field, of: labelled, in: values)) }
            guard let place = labelled.first else { throw EditRefusal.noSuchValue(choices(field, in: values)) }
            return place
        }
    }

    /// The text that the value at a place is to have: a date in the form of those of its source; a note without the remarks that an export has
    /// added to it, or has written in place of none.
    func text(of assignment: FieldAssignment, at place: Int?) -> String {
        let (kind, text) = (assignment.field.kind, assignment.value)
        let value = place.flatMap { origins[$0] }.map { former[$0].text }
        if let dates, DateFormatting.kinds.contains(kind) {
            return dates.orders.spelled(text, kind, insteadOf: value ?? "", ofSource: source)
        }
        guard kind == .note, case .text(let written) = assignment.selector else { return text }
        let remarks = value.map { String(written.dropFirst($0.count)) } ?? PlacedValue.remarkMark + written
        return text.hasSuffix(remarks) ? String(text.dropLast(remarks.count)) : text
    }

    /// The text of an assignment that is validated: a date as it was typed, unless the dates of its source say which it is.
    func checkedText(of assignment: FieldAssignment, storedAs text: String) -> String {
        guard let dates, DateFormatting.kinds.contains(assignment.field.kind) else { return text }
        return dates.orders.certainDate(assignment.value, ofSource: source) ?? assignment.value
    }

    /// The place of a value by the text that a file has for it.
    ///
    /// - Parameter occurrence: Which of several such values, from 1 on.
    func place(of field: FieldName, _ text: String, _ occurrence: Int) -> Int? {
        let all = former.indices.filter { former[$0].isOf(field) }
        let equal = all.filter { isWritten(former[$0], as: text) }
        let found =
            equal.dropFirst(occurrence - 1).first ?? all.first { former[$0].isWritten(withRemarksAs: text) }
        return found.flatMap { origins.firstIndex(of: $0) }
    }

    /// Returns `true` if an export writes a value as a text. Cells lose the blanks at their ends.
    private func isWritten(_ value: PlacedValue, as text: String) -> Bool {
        if value.text == text || FieldAssignment.trimmed(value.text[...]) == text { return true }
        if let dates, DateFormatting.kinds.contains(value.kind) {
            return dates.text(value.text, ofSource: source) == text
        }
        guard let state = value.number?.state, let e164 = state.e164 else { return false }
        return text == e164 || text == e164 + " x" + (state.extensionDigits ?? "")
    }
}

extension PlacedValue {
    /// The mark between a note and what an export adds to it.
    fileprivate static let remarkMark = "\n\n"

    fileprivate func isOf(_ field: FieldName) -> Bool { kind == field.kind && name == field.column }

    /// Returns `true` if a text is that of a note with remarks that an export has added to it.
    fileprivate func isWritten(withRemarksAs text: String) -> Bool {
        kind == .note && text.hasPrefix(self.text + Self.remarkMark)
    }
}
