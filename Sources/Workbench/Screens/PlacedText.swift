import ContactCleaning

/// A value of a contact with the place by which an edit finds it.
struct PlacedText {
    var value: InspectedContact.Value
    /// The position among the values of its field, from 1 on; `nil` for one that was removed.
    var position: Int?

    /// The values of a contact, in their order.
    static func all(of contact: InspectedContact) -> [PlacedText] {
        var counts: [String: Int] = [:]
        return contact.values.map { value in
            // A value that was removed has no place any more; a number that is none keeps its own.
            if value.text.isEmpty, value.number == nil { return PlacedText(value: value, position: nil) }
            counts[value.field, default: 0] += 1
            return PlacedText(value: value, position: counts[value.field])
        }
    }
}
