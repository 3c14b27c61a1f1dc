import ContactModel
import ContactStore

/// Tells of each value of a contact what was read, and which change made it what it is.
struct ValueOrigins {
    private struct Place: Hashable {
        var field: String, position: Int
    }

    /// By place: the text that was read, and the change that holds.
    private var places: [Place: (read: String, current: TextChange?)] = [:]
    private var order: [Place] = []
    private let changes: [Int: StoredChange]

    /// - Parameter texts: The changes of the texts of the contact, the oldest first.
    init(_ texts: [TextChange], changes: [StoredChange]) {
        self.changes = Dictionary(changes.map { ($0.id, $0) }) { first, _ in first }
        for text in texts {
            let place = Place(field: text.field, position: text.position)
            if places[place] == nil {
                order.append(place)
                places[place] = (text.before, nil)
            }
            // A later edit of another column has the text of this one, too.
            let isColumn = text.field.hasPrefix(FieldName.columnPrefix)
            if isColumn ? self.changes[text.change]?.isUndone == false : text.isCurrent {
                places[place]?.current = text
            }
        }
    }

    /// The values of the contact: first those that it has, then those that were removed.
    func values(of contact: PlacedContact) -> [InspectedContact.Value] {
        var shown: Set<Place> = []
        var values = contact.values.map { value in
            let name = FieldName(value.kind, column: value.name).description
            let place = Place(field: name, position: value.position)
            shown.insert(place)
            let found = places[place]
            return InspectedContact.Value(
                field: name, label: value.label, text: value.text,
                readText: found?.current == nil ? nil : found?.read,
                change: found?.current.flatMap { changes[$0.change] }, number: value.number?.id,
                state: value.number?.state)
        }
        for place in order where !shown.contains(place) && !place.field.hasSuffix(".label") {
            guard let found = places[place], let current = found.current, !found.read.isEmpty else { continue }
            values.append(
                InspectedContact.Value(
                    field: place.field, label: "", text: "", readText: found.read, change: changes[current.change]))
        }
        return values
    }
}
