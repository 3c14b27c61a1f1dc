import ColumnRecognition
import ContactCleaning
import ContactReading
import ContactStore
import PhoneNumbers
import SourceInput

extension TextTable {
    /// The kinds of the sentences that pages take from the layers below. Their English is there; the other tables have a text for each.
    static let sentences: [any SentenceKind.Type] = [
        VerdictSentence.self, HintSentence.self, StepSentence.self, RepairSentence.self, WrittenForm.self,
        CellSegment.Kind.self, ReadingSentence.self, LanguageName.self, TableLossSentence.self, SheetSentence.self,
        UnreadSentence.self, StoreSentence.self, CheckSentence.self, EmailSentence.self, IngestSentence.self,
        ColumnReason.self, ColumnConcept.self, ValueThing.self, PlanSentence.self, ChangeSentence.self,
        SettingSentence.self,
    ]

    /// The table with the English sentences of the layers below, and with the notes of the rules of numbering plans.
    var withSentences: TextTable {
        Self.sentences.reduce(into: self) { $0.add($1) }.adding(NumberingPlan.notes)
    }

    private mutating func add<Kind: SentenceKind>(_ kind: Kind.Type) {
        for kind in Kind.allCases {
            let (one, other) = (Message(kind.englishForOne), Message(kind.english))
            add("\(Kind.family).\(kind.rawValue)", one == other ? [nil: other] : [.one: one, .other: other])
        }
    }

    private func adding(_ notes: Set<String>) -> TextTable {
        notes.reduce(into: self) { $0.add(Text.key(ofNote: $1), [nil: Message(literal: $1)]) }
    }
}
