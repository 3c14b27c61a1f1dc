package import ContactModel
import ContactReading

/// A value of a record that is written again, other than a number, and what takes its place.
package struct RewrittenText: Sendable, Hashable {
    /// The kind of the value.
    package var kind: Contact.Field.Kind
    /// The name of its column, for values without a field; empty for others.
    package var column: String
    /// The value as it was read; empty for one that is added.
    package var raw: [UInt8]
    /// The value that is written instead; empty to remove it.
    package var replacement: [UInt8]
    /// `true` if the label of the value is written again, and not the value.
    package var isLabel: Bool
    /// The label of a value that is added; empty for none.
    package var label: [UInt8]
    /// The number of equal values of the kind that stand before it in the record.
    package var equalsBefore: Int

    /// A value.
    package init(
        kind: Contact.Field.Kind, column: String = "", raw: [UInt8], replacement: [UInt8], isLabel: Bool = false,
        label: [UInt8] = [], equalsBefore: Int = 0
    ) {
        self.equalsBefore = equalsBefore
        self.isLabel = isLabel
        self.label = label
        self.kind = kind
        self.column = column
        self.raw = raw
        self.replacement = replacement
    }
}

extension [RewrittenText] {
    /// Takes the text that is written in the place of a value, or as its label, out of the list. Each value of a record is asked for once, in the order
    /// in which they are read: of equal ones each has its own text.
    ///
    /// - Parameter encode: The text as it is written; `nil` if it cannot be, so that it stays in the list.
    /// - Returns: the bytes to be written; `nil` if the value stays.
    mutating func take(
        _ kind: Contact.Field.Kind, column: some Collection<UInt8> = [], _ raw: some Collection<UInt8>,
        isLabel: Bool = false, as encode: ([UInt8]) -> [UInt8]? = { $0 }
    ) -> [UInt8]? {
        let equal = indices.filter {
            self[$0].kind == kind && self[$0].isLabel == isLabel && self[$0].raw.elementsEqual(raw)
                && self[$0].column.utf8.elementsEqual(column)
        }
        let place = equal.first { self[$0].equalsBefore == 0 }
        for index in equal where self[index].equalsBefore > 0 { self[index].equalsBefore -= 1 }
        guard let place, let text = encode(self[place].replacement) else { return nil }
        remove(at: place)
        return text
    }
}
