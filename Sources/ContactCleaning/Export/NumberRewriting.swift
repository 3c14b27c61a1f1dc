import ContactModel
import ContactWriting
import PhoneNumbers

/// The numbers of contacts as they are written in the place of those that were read.
struct NumberRewriting {
    private var formatting: NumberFormatting?
    private var addresses = NumberFormatting(.rfc3966)
    private let remarks = NumberRemarks()
    /// The numbers that are written.
    var scope = Scope.all

    /// Some of the accepted numbers.
    enum Scope {
        case all
        /// Those that somebody has corrected.
        case corrected
        /// Those that nobody has corrected.
        case asRead
    }

    /// - Parameter style: The style of accepted numbers; `nil` to leave them as they are.
    init(_ style: NumberStyle?) { formatting = style.map(NumberFormatting.init) }

    /// The numbers of a contact, with the replacements of those that were accepted: nothing in place of those that are not wanted.
    mutating func numbers(of record: inout OutgoingContact) -> [RewrittenNumber] {
        // Those that an edit added stand in no cell.
        var numbers = record.numbers.map { number in
            let raw = Array(record.contact.text[number.raw])
            let cell = Array(record.contact.text[number.cell])
            let nothing: [UInt8]? = number.isWanted ? nil : []
            return RewrittenNumber(
                raw: raw, whole: cell.isEmpty ? raw : cell, replacement: nothing, address: nothing)
        }
        guard formatting != nil else { return numbers }
        if scope != .asRead {
            for index in numbers.indices where record.isRemoved(record.numbers[index]) {
                (numbers[index].replacement, numbers[index].address, numbers[index].isRemoved) = ([], [], true)
            }
        }
        let isWritten = record.numbers.map { number in
            !number.e164.isEmpty && number.isWanted
                && (scope == .all || record.isCorrected(number) == (scope == .corrected))
        }
        // An extension in a column of its own stays there.
        let ownExtensions = Set(
            record.contact.fields.filter { $0.kind == .phoneExtension }.map { Array(record.contact.text[$0.value]) })
        for index in record.numbers.indices
        where ownExtensions.contains(Array(record.contact.text[record.numbers[index].extension])) {
            record.numbers[index].extension = 0..<0
            numbers[index].hasOwnExtension = numbers[index].replacement == nil
        }
        for index in numbers.indices where isWritten[index] {
            numbers[index].part = remarks.part(of: record.numbers[index], in: record)
        }
        addresses.apply(to: &record)
        for index in numbers.indices where isWritten[index] { numbers[index].address = Self.text(index, of: record) }
        formatting?.apply(to: &record)
        for index in numbers.indices where isWritten[index] {
            numbers[index].replacement = Self.text(index, of: record)
        }
        return numbers
    }

    private static func text(_ index: Int, of record: borrowing OutgoingContact) -> [UInt8] {
        Array(record.contact.text[record.contact.fields[record.numbers[index].field].value])
    }
}

extension OutgoingContact {
    /// Returns `true` if a number was read, and a correction took it away.
    func isRemoved(_ number: Number) -> Bool { !number.raw.isEmpty && contact.fields[number.field].value.isEmpty }

    /// Returns `true` if a number is another than was read.
    func isCorrected(_ number: Number) -> Bool {
        contact.fields[number.field].value != number.raw
            && !contact.text[contact.fields[number.field].value].elementsEqual(contact.text[number.raw])
    }
}
