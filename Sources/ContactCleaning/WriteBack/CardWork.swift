import ContactModel
import ContactReading
import ContactStore
import ContactWriting
import PhoneNumbers
import SourceInput

/// Reads single cards of a source and makes of them what a plan writes; each thread has one of its own.
struct CardWork {
    let source: CardSource
    private var cards: CardPlanner

    /// The edits of a file.
    struct FileEdit {
        var hunks: [BytePatch.Hunk] = []
        var steps: [PlanStep] = []
        /// The number of its cards that go.
        var removed = 0
        /// The files with which it is written or not at all: those into which its cards are joined, or whose joined cards it names.
        var into: Set<String> = []
    }

    /// The result for some cards.
    struct Outcome {
        var files: [(file: PlanFile, steps: [PlanStep])] = []
        var unwritten: [PlanStep] = []
        /// The edits of files that may have other edits, by their places.
        var pending: [(member: Int, edit: FileEdit)] = []
    }

    /// A card as it was read, and its place.
    struct Loaded {
        var card: PlannedCard
        var member: Int
        /// The place in the text of its file.
        var offset: Int
    }

    init(_ source: CardSource, _ cards: CardPlanner) {
        self.source = source
        self.cards = cards
    }

    /// The same for another thread.
    var copy: CardWork { CardWork(source.copy, cards) }

    /// Returns `true` if a contact has numbers or texts that a plan writes otherwise.
    mutating func concerns(_ contact: OutgoingContact) -> Bool { cards.concerns(contact) }

    /// Writes numbers and texts of a contact that has some to be written.
    mutating func write(_ contact: OutgoingContact, into outcome: inout Outcome) throws {
        guard var loaded = load(contact, &outcome) else { return }
        outcome.unwritten += cards.write(contact, into: &loaded.card)
        try finish(loaded, naming: [], &outcome)
    }

    /// Writes numbers and texts of a contact into its card.
    ///
    /// - Returns: what could not be written.
    mutating func write(_ contact: OutgoingContact, into card: inout PlannedCard) -> [PlanStep] {
        cards.concerns(contact) ? cards.write(contact, into: &card) : []
    }

    /// Reads the card of a contact; `nil` if it is not what it was, which is noted.
    func load(_ contact: OutgoingContact, _ outcome: inout Outcome) -> Loaded? {
        let origin = contact.contact.origin
        guard let member = source.member(at: origin.byteOffset) else { return nil }
        var reason = Sentence(PlanSentence.notWhole)
        do {
            let text = try source.text(of: member)
            let offset = origin.byteOffset - source.start(of: member)
            if offset >= 0, offset + origin.byteCount <= text.count,
                let card = PlannedCard(Array(text[offset..<offset + origin.byteCount]), contact: contact.id)
            {
                return Loaded(card: card, member: member, offset: offset)
            }
        } catch let error as SourceError {
            reason = Sentence(same: error.detail)
        } catch {
            reason = Sentence(same: "\(error)")
        }
        outcome.unwritten.append(
            PlanStep(
                contact: contact.id, property: "card", before: nil, after: nil,
                reason: Sentence(
                    PlanSentence.notWritten,
                    [
                        "reason": .sentence(
                            Sentence(
                                PlanSentence.inFile,
                                ["file": .text(source.name(of: member)), "reason": .sentence(reason)]))
                    ])))
        return nil
    }

    /// Makes a file of a card that is done.
    ///
    /// - Parameters:
    ///   - named: The files of joined cards that it names.
    ///   - isJoined: `true` for a card into which others are joined: it is in the plan even if it has all that they have, since they go only
    ///     if it stays so.
    func finish(
        _ loaded: Loaded, naming named: Set<String>, isJoined: Bool = false, _ outcome: inout Outcome
    ) throws {
        guard isJoined || !loaded.card.isUnchanged else { return }
        var edit = FileEdit()
        edit.hunks = loaded.card.hunks(from: loaded.offset)
        edit.steps = loaded.card.steps
        edit.into = named
        guard source.isSingle(loaded.member) else { return outcome.pending.append((loaded.member, edit)) }
        try add(edit, loaded.member, &outcome)
    }

    /// The edit by which a card leaves its file.
    func removal(of loaded: Loaded, into file: String, _ step: PlanStep) throws -> FileEdit {
        let text = try source.text(of: loaded.member)
        var end = loaded.offset + loaded.card.before.bytes.count
        // The line end behind the card goes with it.
        if end < text.count, text[end] == ASCII.carriageReturn { end += 1 }
        if end < text.count, text[end] == ASCII.lineFeed { end += 1 }
        var edit = FileEdit()
        edit.hunks = [BytePatch.Hunk(range: loaded.offset..<end, bytes: [])]
        (edit.steps, edit.removed, edit.into) = ([step], 1, [file])
        return edit
    }

    /// Makes a file of all of its edits.
    func add(_ edit: FileEdit, _ member: Int, _ outcome: inout Outcome) throws {
        let content = try source.content(of: member)
        let hunks = edit.hunks.sorted { $0.range.lowerBound < $1.range.lowerBound }
        guard let text = BytePatch(hunks).applied(to: content.text) else { return }
        var file = PlanFile(
            source: source.id, name: source.fileName(of: member), path: source.isFolder ? nil : source.path,
            before: content.sha256, after: nil, into: edit.into.sorted(), patch: [], byteCount: content.byteCount)
        // A file without a card is none of an address book.
        if edit.removed > 0, source.isFolder, CardFile.cardCount(in: text) == 0 {
            return outcome.files.append((file, edit.steps))
        }
        guard let bytes = content.bytes(writing: text) else {
            outcome.unwritten += edit.steps.map { step in
                var step = step
                step.reason = Sentence(PlanSentence.notInEncoding, ["reason": .sentence(step.reason)])
                return step
            }
            return
        }
        let patch =
            content.isOwnBytes
            ? BytePatch(hunks.map { $0.moved(by: content.markCount) })
            : BytePatch([.init(range: 0..<content.byteCount, bytes: bytes)])
        (file.after, file.patch) = (CardFile.hash(of: bytes), patch.encoded)
        outcome.files.append((file, edit.steps))
    }
}

extension BytePatch.Hunk {
    fileprivate func moved(by count: Int) -> Self {
        Self(range: range.lowerBound + count..<range.upperBound + count, bytes: bytes)
    }
}
