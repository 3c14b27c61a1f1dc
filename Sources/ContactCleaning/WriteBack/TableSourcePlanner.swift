import Archives
import ColumnRecognition
import ContactModel
import ContactReading
import ContactStore
import ContactWriting
import PhoneNumbers
import SourceInput
import Threads

/// A source that is a CSV file, whose cells can be written where they stand.
struct TableSource {
    let layout: StoredLayout

    /// - Returns: `nil` for a source that is no file of its own, or no CSV.
    init?(_ layout: StoredLayout) throws {
        guard !layout.isCards, !layout.isConverted, layout.path != "-",
            OpenFile.byteCount(of: layout.path) == layout.byteCount
        else { return nil }
        self.layout = layout
    }
}

/// Computes what a plan writes into the cells of a CSV file.
struct TableSourcePlanner {
    private(set) var files: [(file: PlanFile, steps: [PlanStep])] = []
    private(set) var unwritten: [PlanStep] = []
    private let options: WriteBackOptions
    private let source: TableSource
    private let store: ContactDatabase
    private let cancellation: Cancellation
    private var rewriter: SourceRewriter
    private var rewriting: NumberRewriting
    private let texts: [Int: [EditedText]]
    private let reasons: EditReasons
    private let file: OpenFile

    init(
        _ options: WriteBackOptions, _ source: TableSource, in store: ContactDatabase, cancellation: Cancellation
    ) throws {
        self.options = options
        self.source = source
        self.store = store
        self.cancellation = cancellation
        let layout = source.layout
        file = try OpenFile(layout.path, cancellation: cancellation)
        let head = try file.bytes(in: 0..<(64 << 10) + 1)
        rewriter = try head.withUnsafeBytes {
            try SourceRewriter(
                $0, isWhole: head.count <= 64 << 10, options: layout.readingOptions, recognizer: KnownColumns())
        }
        rewriting = NumberRewriting(options.numbers ?? .e164)
        rewriting.scope = options.numbers == nil ? .corrected : options.writesEdits ? .all : .asRead
        texts = options.writesEdits ? try store.editedTexts(ofSource: layout.id) : [:]
        reasons = try EditReasons(source: layout.id, in: store)
    }

    /// Goes over all records of which something is to be written.
    mutating func run() throws {
        let layout = source.layout
        let selected =
            options.selection.isEverything
            ? nil : try options.selection.query(in: store).map { Set(try store.contacts(of: $0)) }
        var (hunks, steps): ([BytePatch.Hunk], [PlanStep]) = ([], [])
        var isOfOtherEncoding = false
        var selection = ContactSelection()
        selection.sourceKey = layout.id
        _ = try store.forEachContact(ofSource: layout.id, selection) { record in
            try cancellation.check()
            if let selected, !selected.contains(record.id) { return }
            let edits = reasons.edits(of: record, texts[record.id] ?? [])
            if options.writesEdits {
                unwritten += record.refusedNumbers.map {
                    unwritten(record.id, Sentence(PlanSentence.refusedNumber, ["number": .text($0)]))
                }
            }
            let numbers = rewriting.numbers(of: &record)
            var left = (texts[record.id] ?? []).map { RewrittenText($0) } + Self.added(numbers, record)
            guard
                !left.isEmpty
                    || numbers.contains(where: { number in number.replacement.map { $0 != number.raw } ?? false })
            else {
                return
            }
            guard rewriter.encoding.keepsOffsets else {
                isOfOtherEncoding = true
                return
            }
            let origin = record.contact.origin
            let range = origin.byteOffset..<origin.byteOffset + origin.byteCount
            let before = try file.bytes(in: range)
            var after: [UInt8] = []
            let missed = rewriter.rewrite(
                before, numbers: numbers.filter { !$0.raw.isEmpty }, texts: &left, added: [], into: &after)
            if before != after { hunks.append(BytePatch.Hunk(range: range, bytes: after)) }
            steps += self.steps(record, before, after, edits)
            let added = left.count { $0.kind == .phone && !$0.isLabel }
            unwritten += left.filter { $0.kind != .phone || $0.isLabel }.map {
                unwritten(record.id, reason(withoutCell: $0))
            }
            if missed + added > 0 {
                let sentence = Sentence(PlanSentence.numbersWithoutCell, ["number": .number(missed + added)])
                unwritten.append(unwritten(record.id, sentence))
            }
        }
        if isOfOtherEncoding { noteOtherEncoding() }
        guard !hunks.isEmpty else { return }
        hunks.sort { $0.range.lowerBound < $1.range.lowerBound }
        let patch = BytePatch(hunks)
        let hashes = try PatchedFile(file, patch).hashes()
        guard hashes.before == layout.sha256 else {
            unwritten.append(
                unwritten(
                    0, Sentence(PlanSentence.changedFile, ["file": .text(layout.path)])))
            return
        }
        files.append(
            (
                PlanFile(
                    source: layout.id, name: "", path: layout.path, before: hashes.before, after: hashes.after,
                    patch: patch.encoded,
                    byteCount: layout.byteCount), steps
            ))
    }

    /// Says that nothing is written into the file, where something would be.
    private mutating func noteOtherEncoding() {
        unwritten.append(
            unwritten(
                0,
                Sentence(
                    PlanSentence.otherEncoding,
                    ["file": .text(source.layout.path), "encoding": .text(rewriter.encoding.name)])))
    }

    /// The numbers that edits added, which take empty cells.
    private static func added(_ numbers: [RewrittenNumber], _ record: borrowing OutgoingContact) -> [RewrittenText] {
        zip(record.numbers, numbers).compactMap { number, written in
            guard written.raw.isEmpty, let text = written.replacement, !text.isEmpty else { return nil }
            return RewrittenText(
                kind: .phone, raw: [], replacement: text,
                label: Array(record.contact.text[record.contact.fields[number.field].label]))
        }
    }

    /// The reason why a text is not written.
    private func reason(withoutCell text: RewrittenText) -> Sentence {
        let field = Sentence.Value.sentence(text.kind.sentence)
        guard rewriter.encoding.encode(text.replacement) == nil else {
            return Sentence(PlanSentence.noCell, ["field": field])
        }
        return Sentence(PlanSentence.noCharacters, ["field": field, "encoding": .text(rewriter.encoding.name)])
    }

    /// The cells that differ.
    private mutating func steps(
        _ record: borrowing OutgoingContact, _ before: [UInt8], _ after: [UInt8], _ edits: [EditReasons.Edit]
    ) -> [PlanStep] {
        let (old, new) = (rewriter.cells(of: before), rewriter.cells(of: after))
        var steps: [PlanStep] = []
        for (place, pair) in zip(old, new).enumerated() where pair.0 != pair.1 {
            let heading = place < rewriter.headings.count ? rewriter.headings[place] : ""
            steps.append(
                PlanStep(
                    contact: record.id, property: heading.isEmpty ? "column \(place + 1)" : heading, before: pair.0,
                    after: pair.1,
                    reason: rewriter.isNumberPart(place) && pair.1.isEmpty
                        ? Sentence(PlanSentence.wholeNumberBeside) : reason(record, pair.0, pair.1, edits)))
        }
        return steps
    }

    private func reason(
        _ record: borrowing OutgoingContact, _ before: String, _ value: String, _ edits: [EditReasons.Edit]
    ) -> Sentence {
        for number in record.numbers where !number.e164.isEmpty && !number.raw.isEmpty {
            let written = String(
                decoding: record.contact.text[record.contact.fields[number.field].value], as: UTF8.self)
            guard value.contains(written) else { continue }
            let country = String(decoding: record.contact.text[number.country], as: UTF8.self)
            return Sentence(number.categories, of: country)
        }
        return reasons.sentence(before, value, edits)
    }

    private func unwritten(_ contact: Int, _ reason: Sentence) -> PlanStep {
        PlanStep(
            contact: contact, property: "row", before: nil, after: nil,
            reason: Sentence(PlanSentence.notWritten, ["reason": .sentence(reason)]))
    }
}
