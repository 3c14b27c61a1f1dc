import ContactModel

extension HeadSample {
    /// The findings about the columns: those that are read for their values alone, and those that are not read though
    /// their values look as if they should be.
    func columnFindings(_ decisions: [ColumnDecision], line: Int, byteOffset: Int) -> [Finding] {
        var findings: [Finding] = []
        for decision in decisions {
            if decision.basis == .values, let words = Self.words(for: decision.chosen.target) {
                findings.append(
                    Finding(
                        .guessedColumn, .note, line: line, byteOffset: byteOffset, field: decision.column,
                        message: "The values of this column look like \(words) and are read as such. "
                            + "Give a mapping if that is wrong."))
            }
            if decision.basis == .words, decision.chosen.target.isValue(.related) {
                findings.append(
                    Finding(
                        .relatedColumn, .note, line: line, byteOffset: byteOffset, field: decision.column,
                        message:
                            "The column names other people: they are kept as people of the contact, and numbers in columns about "
                            + "them as numbers of the contact."))
            }
            guard let kind = decision.unread, let words = Self.words(for: .field(kind)) else { continue }
            findings.append(
                Finding(
                    .unreadColumn, .warning, line: line, byteOffset: byteOffset, field: decision.column,
                    message: "The values of this column look like \(words), but it is kept as it is: "
                        + "\(decision.chosen.reasons.joined(separator: "; ")). "
                        + "Give a mapping that names it '\(kind.rawValue)' to read it."))
        }
        return findings
    }

    private static func words(for target: HeaderMap.Target) -> String? {
        if target.isValue(.phone) { return "phone numbers" }
        if target.isValue(.callingCode) { return "codes of countries" }
        return target.isValue(.email) ? "e-mail addresses" : nil
    }
}
