import ContactModel
import ContactReading
import ContactStore
import ContactWriting
import PhoneNumbers

/// A card on its way to what a plan makes of it, with the reason of each property that differs.
struct PlannedCard {
    /// The contact.
    let contact: Int
    /// The card as it is.
    let before: CardProperties
    /// The card as it is to be.
    private(set) var after: CardProperties
    /// All that differs; `nil` where it is to be computed anew.
    private var difference: CardDifference?
    /// The reasons, by the bytes of the property as it is to be; of those that go, as it was.
    private var reasons: [[UInt8]: Sentence] = [:]

    /// - Returns: `nil` if the bytes are not one whole card.
    init?(_ card: [UInt8], contact: Int) {
        guard let properties = CardProperties(card) else { return nil }
        self.contact = contact
        (before, after) = (properties, properties)
    }

    /// Takes another state of the card, for a reason.
    ///
    /// - Parameter reason: Returns the reason for a property that differs.
    mutating func become(_ other: CardProperties, because reason: (CardDifference.Change) -> Sentence) {
        let isFirst = reasons.isEmpty
        let step = CardDifference(after, other)
        difference = isFirst ? step : nil
        for change in step.changes {
            let key = change.after?.raw ?? change.before?.raw ?? []
            let former = change.before.flatMap { reasons[$0.raw] }
            let new = reason(change)
            guard let former, former != new else {
                reasons[key] = new
                continue
            }
            reasons[key] = Sentence(
                PlanSentence.several, ["reasons": .list([.sentence(former), .sentence(new)], .semicolon)])
        }
        after = other
    }

    /// The properties that differ, in words.
    var steps: [PlanStep] {
        (difference ?? CardDifference(before, after)).changes.map { change in
            let property = (change.after ?? change.before)
            var (before, after) = (change.before?.text, change.after?.text)
            if let old = change.before, let new = change.after, before == after {
                // Only the parameters differ.
                (before, after) = (String(decoding: old.line, as: UTF8.self), String(decoding: new.line, as: UTF8.self))
            }
            return PlanStep(
                contact: contact, property: property?.title ?? "", before: before, after: after,
                reason: property.flatMap { reasons[change.after?.raw ?? $0.raw] } ?? Sentence(same: ""))
        }
    }

    /// The parts of the card that differ, from where it begins.
    func hunks(from offset: Int) -> [BytePatch.Hunk] {
        (difference ?? CardDifference(before, after)).hunks.map {
            BytePatch.Hunk(
                range: $0.range.lowerBound + offset..<$0.range.upperBound + offset, bytes: $0.bytes)
        }
    }

    /// `true` if nothing differs.
    var isUnchanged: Bool { reasons.isEmpty || (difference ?? CardDifference(before, after)).changes.isEmpty }
}
