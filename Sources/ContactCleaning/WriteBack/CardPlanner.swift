import ContactModel
import ContactReading
import ContactStore
import ContactWriting
import PhoneNumbers

/// Decides for single cards what a plan makes of them.
struct CardPlanner {
    private var rewriter = SourceRewriter(cards: ReadingOptions())
    private var rewriting: NumberRewriting
    private let writesEdits: Bool
    private let style: NumberStyle?
    /// The edited texts of the contacts of the source.
    private let texts: [Int: [EditedText]]
    private let reasons: EditReasons

    init(_ options: WriteBackOptions, source: Int, in store: ContactDatabase) throws {
        style = options.numbers
        writesEdits = options.writesEdits
        // Corrected numbers are written as numbers are, else in E.164 form.
        rewriting = NumberRewriting(options.numbers ?? .e164)
        rewriting.scope = options.numbers == nil ? .corrected : options.writesEdits ? .all : .asRead
        texts = writesEdits ? try store.editedTexts(ofSource: source) : [:]
        reasons = try EditReasons(source: source, in: store)
    }

    /// Returns `true` if a contact has numbers or texts that a plan writes otherwise.
    mutating func concerns(_ record: borrowing OutgoingContact) -> Bool {
        if texts[record.id] != nil || writesEdits && !record.refusedNumbers.isEmpty { return true }
        guard record.numbers.contains(where: { !$0.e164.isEmpty || record.isRemoved($0) }) else { return false }
        var copy = copy record
        return rewriting.numbers(of: &copy).contains { number in number.replacement.map { $0 != number.raw } ?? false }
    }

    /// Writes the numbers and the edited texts of a contact into its card.
    ///
    /// - Returns: what could not be written.
    mutating func write(_ record: consuming OutgoingContact, into card: inout PlannedCard) -> [PlanStep] {
        let facts = Self.facts(of: record)
        let edits = reasons.edits(of: record, texts[record.id] ?? [])
        let refused = writesEdits ? record.refusedNumbers : []
        var numbers = rewriting.numbers(of: &record)
        let contact = record.id
        // Those that an edit added stand in no property yet.
        let added = zip(record.numbers, numbers).filter { $0.1.raw.isEmpty }.compactMap { number, written in
            written.replacement.map {
                (label: Array(record.contact.text[record.contact.fields[number.field].label]), value: $0)
            }
        }
        numbers.removeAll { $0.raw.isEmpty }
        var left = (texts[contact] ?? []).map { RewrittenText($0) }
        var output: [UInt8] = []
        let missed = rewriter.rewrite(card.after.bytes, numbers: numbers, texts: &left, added: [], into: &output)
        guard var other = CardProperties(output) else {
            return [Self.unwritten(contact, "card", nil, nil, Sentence(PlanSentence.notRewritten))]
        }
        for number in added { other.add(phone: number.value, label: number.label) }
        other.setLabels(&left, of: (texts[contact] ?? []).map { RewrittenText($0) }, numbers)
        other.removeLabels(withoutValueSince: card.after)
        card.become(other) { change in
            let (before, after) = (change.before?.text ?? "", change.after?.text ?? "")
            if before == after {
                let labels = edits.filter { $0.isLabel && $0.before == before }
                return reasons.sentence(of: labels.isEmpty ? edits : labels)
            }
            guard change.after?.name == .phone else { return reasons.sentence(before, after, edits) }
            return facts[Self.form(of: after)] ?? Sentence(PlanSentence.numbersOfValue)
        }
        var steps = left.map { text in
            Self.unwritten(
                contact, text.kind.rawValue, String(decoding: text.raw, as: UTF8.self),
                String(decoding: text.replacement, as: UTF8.self), Sentence(PlanSentence.noPlace))
        }
        steps += refused.map { number in
            Self.unwritten(
                contact, "TEL", nil, number, Sentence(PlanSentence.refusedNumber, ["number": .text(number)]))
        }
        if missed > 0 {
            steps.append(
                Self.unwritten(
                    contact, "TEL", nil, nil,
                    Sentence(PlanSentence.numbersNotFound, ["number": .number(missed)])))
        }
        return steps
    }

    private static func unwritten(
        _ contact: Int, _ property: String, _ before: String?, _ after: String?, _ reason: Sentence
    ) -> PlanStep {
        PlanStep(
            contact: contact, property: property, before: before, after: after,
            reason: Sentence(PlanSentence.notWritten, ["reason": .sentence(reason)]))
    }

    /// The E.164 form of a number as a plan writes it.
    private static func form(of text: String) -> String {
        let number = text.hasPrefix("tel:") ? text.dropFirst(4) : text[...]
        return number.prefix { $0 != "x" && $0 != ";" }.filter { $0 == "+" || $0.isNumber }
    }

    /// The sentence about each number of a contact, by its E.164 form.
    private static func facts(of record: borrowing OutgoingContact) -> [String: Sentence] {
        var facts: [String: Sentence] = [:]
        for number in record.numbers where !number.e164.isEmpty {
            let form = String(decoding: record.contact.text[number.e164], as: UTF8.self)
            let country = String(decoding: record.contact.text[number.country], as: UTF8.self)
            let sentence = Sentence(number.categories, of: country)
            facts[form] =
                record.isCorrected(number)
                ? Sentence(PlanSentence.corrected, ["number": .sentence(sentence)]) : sentence
        }
        return facts
    }
}
