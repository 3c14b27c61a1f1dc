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
        case .changedMeanwhile(let value): Text("refusal.changed-to", ["value": .shown(value)])
        case .noSuchNumber: Text("refusal.no-number")
        // All others are of files that the command reads.
        default: Text(english: "\(reason)")
        }
    }

    static func text(_ reason: EditRefusal) -> Text {
        switch reason {
        case .number(let reason): text(reason)
        case .noSuchContact: Text("refusal.no-contact")
        case .noSuchValue: Text("refusal.no-value")
        case .severalValues(let values):
            Text("refusal.several-values", ["values": .shown(values.joined(separator: ", "))])
        case .invalid(let problem): Text(problem)
        case .noLabel: Text("refusal.no-label")
        case .spreadsheet, .noContact, .notEditable: Text(english: "\(reason)")
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
        case .contradicted(let first, let second, let decision, _, _):
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
        case .noSuchContact: Text("refusal.no-contact")
        case .noSuchPerson(let person): Text("refusal.no-person", ["person": .text(String(person))])
        case .sameContact(let contact): Text("refusal.same-contact", ["number": .text(String(contact))])
        case .nothingToDecide: Text("refusal.nothing-to-decide")
        case .noAnswers, .unreadableAnswer, .contradictoryAnswers, .otherContacts: Text(english: "\(error)")
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
        case .nothingToUndo(nil): Text("refusal.nothing-to-undo")
        case .final(let change, let kind):
            Text("refusal.final", ["number": .text(String(change)), "kind": .of(Words.change(kind))])
        case .dropped(let change, let date):
            Text("refusal.dropped", ["number": .text(String(change)), "date": .text(String(date.prefix(10)))])
        case .readAgain(let change, let path):
            Text("refusal.read-again", ["number": .text(String(change)), "file": .shown(PathText.name(path))])
        case .behindFinal, .finalSince: Text(english: "\(error)")
        }
    }

    static func text(_ error: FieldAssignmentError) -> Text {
        switch error {
        case .unknownField(let name, _), .noValue(let name): Text("refusal.no-field", ["field": .shown(name)])
        }
    }

    static func text(_ error: PersonChoiceError) -> Text {
        switch error {
        case .manyValues(let field): Text("refusal.every-value", ["field": .of(Words.field(field))])
        case .noSuchValue(let field, let value, _):
            Text("refusal.value-of-nobody", ["field": .of(Words.field(field)), "value": .shown(value)])
        }
    }

    static func text(_ error: ErasureError) -> Text {
        switch error {
        case .noSuchContact: Text("refusal.no-contact")
        case .noSuchPerson(let person): Text("refusal.no-person", ["person": .shown(person)])
        case .changed: Text("refusal.changed")
        // All others are of what only the command can name.
        default: Text(english: "\(error)")
        }
    }

    private static func pair(_ first: Int, _ second: Int) -> [String: Text.Value] {
        ["first": .text(String(first)), "second": .text(String(second))]
    }
}
