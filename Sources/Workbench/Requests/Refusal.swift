import ContactCleaning
import ContactStore
import PhoneNumbers

/// The reasons for which the use cases refuse a change, in words.
enum Refusal {
    static func text(_ reason: CorrectionRefusal) -> Text {
        switch reason {
        case .rejected(let reason): Text("meaning", of: reason.name)
        case .ambiguous: Text("meaning.ambiguous")
        case .severalNumbers(let count): Text("refusal.several-numbers", ["count": .count(count)])
        case .unchanged: Text("refusal.unchanged")
        case .changedMeanwhile(let value): Text("refusal.changed-to", ["value": .text(value)])
        default: Text(english: "\(reason)")
        }
    }

    static func text(_ reason: EditRefusal) -> Text {
        switch reason {
        case .number(let reason): text(reason)
        case .noSuchContact: Text("refusal.no-contact")
        default: Text(english: "\(reason)")
        }
    }

    static func text(_ error: PeopleError) -> Text {
        switch error {
        case .decidedAlready(let first, let second, let isSame):
            switch isSame {
            case true?: Text("refusal.decided-one", pair(first, second))
            case false?: Text("refusal.decided-two", pair(first, second))
            case nil: Text("refusal.answer-undone", pair(first, second))
            }
        case .contradicted(let first, let second, let decision, _):
            Text(
                "refusal.contradicted",
                pair(first, second).merging([
                    "change": .text(String(decision.change)), "third": .text(String(decision.first)),
                    "fourth": .text(String(decision.second)),
                ]) { first, _ in first })
        case .cannotHold(let first, let second): Text("refusal.cannot-hold", pair(first, second))
        case .onlyContact(let contact, _): Text("refusal.only-contact", ["number": .text(String(contact))])
        case .notTheirs(let contact, let person):
            Text("refusal.not-theirs", ["number": .text(String(contact)), "person": .text(String(person))])
        default: Text(english: "\(error)")
        }
    }

    static func text(_ error: ChangeError) -> Text {
        switch error {
        case .nothingToUndo(let change?): Text("refusal.no-change", ["number": .text(String(change))])
        case .final(let change, "forget"): Text("refusal.forgotten", ["number": .text(String(change))])
        case .undoneAlready(let change, let other):
            Text("refusal.undone", ["number": .text(String(change)), "other": .text(String(other))])
        case .blocked(let change, let blockers):
            Text(
                "refusal.blocked",
                [
                    "number": .text(String(change)),
                    "others": .text(blockers.map { String($0) }.joined(separator: ", ")),
                ])
        default: Text(english: "\(error)")
        }
    }

    private static func pair(_ first: Int, _ second: Int) -> [String: Text.Value] {
        ["first": .text(String(first)), "second": .text(String(second))]
    }
}
