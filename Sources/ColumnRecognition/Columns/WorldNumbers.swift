import ContactModel
import ContactReading

/// Columns of numbers of the whole world that lack their plus, as lists of subscribers and messengers have them: `41443312210`.
enum WorldNumbers {
    /// Marks the columns of phones that are such, by their values, and those that may be, by their headings.
    static func find(in columns: inout [DetectedColumn]) {
        for index in columns.indices where columns[index].basis == .words {
            guard case .value(var value) = columns[index].target, value.kind == .phone, value.reading == .asWritten
            else {
                continue
            }
            // Under other headings numbers of one exchange may happen to be those of another country with a plus in front.
            guard columns[index].heading.concepts.hasAny(ColumnConcepts(.chat, .subscriber)) else { continue }
            let share = columns[index].profile.share(.lacksPlus)
            if isOfPhoneFirst(columns[index].heading) {
                value.reading = share >= ColumnWeights.nearlyAll ? .perhapsWithPlus : .asWritten
            } else if share >= ColumnWeights.most {
                value.reading = .withPlus
            } else if share > 0 {
                value.reading = .perhapsWithPlus
            }
            columns[index].target = .value(value)
        }
    }

    /// Returns `true` for `Celular/WhatsApp` and `Phone (WhatsApp)`: people write such numbers as those of phones.
    private static func isOfPhoneFirst(_ heading: Heading) -> Bool {
        guard let phone = heading.position(of: ColumnConcepts(.phone, .mobile)),
            let messenger = heading.position(of: ColumnConcepts(.chat))
        else { return false }
        return phone < messenger
    }
}
