import ContactModel
import ContactReading
import PhoneNumbers

/// Writes the accepted numbers of contacts in one style; all others stay as they were written.
struct NumberFormatting {
    private let style: NumberStyle
    /// Reads accepted numbers, which are those of today.
    private let classifier = Classifier(renumbered: .refuse)
    private var text: [UInt8] = []

    init(_ style: NumberStyle) { self.style = style }

    /// Sets the values of the phone fields.
    mutating func apply(to record: inout OutgoingContact) {
        for index in record.numbers.indices {
            let number = record.numbers[index]
            guard !number.e164.isEmpty else { continue }
            if style == .e164, number.extension.isEmpty {
                record.contact.fields[number.field].value = number.e164
                continue
            }
            text.removeAll(keepingCapacity: true)
            write(number, of: record)
            text.withUnsafeBufferPointer {
                record.contact.fields[number.field].value = record.contact.store($0)
            }
        }
    }

    /// The texts that an export writes, by its style, for a number that it can write as `+16502530000 x12`; none for others.
    func forms(of text: String) -> [String] {
        let parts = text.split(separator: " x", maxSplits: 1)
        guard let number = parts.first, number.first == "+", number.utf8.dropFirst().allSatisfy(ASCII.isDigit) else {
            return []
        }
        let read = classifier.classify(String(number))
        return NumberStyle.allCases.map { style in
            let form = style == .e164 ? nil : read.formatted(style)
            return (form ?? String(number)) + parts.dropFirst().map { Self.mark(of: style) + $0 }.joined()
        }
    }

    /// The mark before an extension.
    private static func mark(of style: NumberStyle) -> String { style == .rfc3966 ? ";ext=" : " x" }

    private mutating func write(_ number: OutgoingContact.Number, of record: borrowing OutgoingContact) {
        let digits = record.contact.text[number.extension]
        if style == .e164 {
            text.append(contentsOf: record.contact.text[number.e164])
        } else {
            let number = String(decoding: record.contact.text[number.e164], as: UTF8.self)
            if !classifier.classify(number).write(style, into: &text) { text.append(contentsOf: number.utf8) }
        }
        guard !digits.isEmpty else { return }
        text.append(contentsOf: Self.mark(of: style).utf8)
        text.append(contentsOf: digits)
    }
}
