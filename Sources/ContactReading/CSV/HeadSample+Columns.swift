import ContactModel
import PhoneNumbers

extension HeadSample {
    /// The findings about the columns: those that are read for their values alone, and those that are not read though
    /// their values look as if they should be.
    func columnFindings(_ decisions: [ColumnDecision], line: Int, byteOffset: Int) -> [Finding] {
        var findings: [Finding] = []
        for decision in decisions {
            if decision.basis == .values, let things = Self.things(for: decision.chosen.target) {
                findings.append(
                    Finding(
                        .guessedColumn, .note, line: line, byteOffset: byteOffset, field: decision.column,
                        Sentence(ReadingSentence.guessedColumn, ["things": things])))
            }
            if decision.basis == .words, decision.chosen.target.isValue(.related) {
                findings.append(
                    Finding(
                        .relatedColumn, .note, line: line, byteOffset: byteOffset, field: decision.column,
                        Sentence(ReadingSentence.relatedColumn)))
            }
            guard let kind = decision.unread, let things = Self.things(for: .field(kind)) else { continue }
            findings.append(
                Finding(
                    .unreadColumn, .warning, line: line, byteOffset: byteOffset, field: decision.column,
                    Sentence(
                        ReadingSentence.unreadColumn,
                        [
                            "things": things, "field": .text(kind.rawValue),
                            "reasons": .list(decision.chosen.reasons.map { .sentence($0) }, .semicolon),
                        ])))
        }
        return findings
    }

    /// The name of the values of a column in sentences.
    private static func things(for target: HeaderMap.Target) -> Sentence.Value? {
        if target.isValue(.phone) { return .sentence(Sentence(ReadingSentence.phoneNumbers)) }
        if target.isValue(.callingCode) { return .sentence(Sentence(ReadingSentence.callingCodes)) }
        return target.isValue(.email) ? .sentence(Sentence(ReadingSentence.emailAddresses)) : nil
    }
}
