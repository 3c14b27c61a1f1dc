import ContactModel
import ContactStore
import PhoneNumbers
import Synchronization
import Threads

extension Export {
    /// Gives a closure each contact to write, its accepted numbers in the style that was asked for.
    typealias PieceOfContacts = (_ body: (borrowing OutgoingContact) -> Void) throws -> Void

    /// Contacts on their way to a thread.
    private enum Piece: Sendable {
        /// To be read from the database.
        case contacts(ContactPiece)
        /// The contacts of some people.
        case people([PersonContacts])
    }

    /// Works on the contacts in pieces, on several threads. The results come in the order of the contacts.
    ///
    /// - Parameters:
    ///   - makeWork: Creates the work of one thread.
    ///   - consume: Takes the result of each piece, on the calling thread.
    /// - Returns: the counts of what was given out and left out.
    /// - Throws: `StoreError`, `InvalidCondition`, `CancellationError`; what `consume` throws.
    @discardableResult
    func forEachPiece<Output: Sendable>(
        jobs: Int, makeWork: @escaping @Sendable () -> (PieceOfContacts) throws -> Output,
        consume: (Output) throws -> Void
    ) throws -> ExportCounts {
        let stores = try ContactDatabase.openSnapshot(
            at: database, connections: max(jobs, 1) + 2, cancellation: cancellation)
        // A connection reads on one thread at a time: the first is that of the producer.
        let next = Atomic(1)
        let needsVerdicts = format == .jsonl || hasChosenColumns || !added.isEmpty || !droppedVerdicts.isEmpty
        // The types that cards keep beside a number are found by the whole property that it was read from.
        let isOfCards = [.vcard3, .vcard4, .jcard].contains(format)
        let detail: ContactDetail = needsVerdicts || isOfCards ? .everything : .values
        let droppedVerdicts = droppedVerdicts
        let totals = try stores[0].totals(of: selection)
        let households = households
        let places = needsVerdicts ? try BookPlaces(stores[0]) : nil
        let tally = ExportTally()
        // JSON has the whole text of each number and date.
        let keepsTexts = format == .jsonl || format == .same && numbers == nil
        let dates = keepsTexts ? nil : DateFormatting(DateOrders(stores[stores.count - 1]))
        try OrderedPipeline<Piece, Result<Output, any Error>>(jobs: jobs).run { input in
            try mergesPeople
                ? tally.add(sendPeople(of: stores[0], to: input))
                : stores[0].forEachPiece(selection) { piece in
                    try input.send(.contacts(piece), byteCount: ContactPiece.maximumBytes)
                }
        } makeWork: {
            let store = stores[next.wrappingAdd(1, ordering: .relaxed).oldValue]
            var formatting = format == .same && numbers == nil ? nil : NumberFormatting(numbers ?? .e164)
            let remarks = keepsTexts ? nil : NumberRemarks()
            let work = makeWork()
            return { piece, _ in
                Result {
                    try work { body in
                        var (records, numbers, dropped) = (0, 0, 0)
                        func give(_ record: inout OutgoingContact) {
                            dropped += record.drop(droppedVerdicts)
                            formatting?.apply(to: &record)
                            if let household = households[record.id] {
                                record.contact.append(.category, label: "".utf8, value: household.utf8)
                            }
                            if hasContactIDs { record.appendContactID() }
                            records += 1
                            numbers += record.numbers.count
                            // The record keeps its source until the next one comes.
                            let source = record.source
                            places?.locate(&record)
                            body(record)
                            record.source = source
                        }
                        switch piece {
                        case .contacts(let piece):
                            tally.add(
                                try store.forEachContact(selection, detail, in: piece) {
                                    remarks?.keep(in: &$0)
                                    dates?.apply(to: &$0)
                                    give(&$0)
                                })
                        case .people(let people):
                            for var person in people {
                                for place in person.contacts.indices {
                                    remarks?.keep(in: &person.contacts[place])
                                    dates?.apply(to: &person.contacts[place])
                                    if person.contacts.count > 1 { places?.locate(&person.contacts[place]) }
                                }
                                var record =
                                    person.contacts.count == 1 ? person.contacts[0] : PersonMerge.merged(person)
                                give(&record)
                            }
                        }
                        tally.add(records: records, numbers: numbers, dropped: dropped)
                    }
                }
            }
        } consume: {
            try consume($0.get())
        }
        return tally.counts(of: totals, mergesPeople: mergesPeople)
    }

    private func sendPeople(
        of store: ContactDatabase, to input: OrderedPipeline<Piece, Result<some Sendable, any Error>>.Input
    ) throws -> SelectionTally {
        var people: [PersonContacts] = []
        var byteCount = 0
        let tally = try store.forEachPersonContacts(selection, among: chosenContacts) { person in
            people.append(person)
            byteCount += person.contacts.reduce(0) { $0 + $1.contact.text.count }
            guard byteCount >= ContactPiece.maximumBytes || people.count >= Self.peoplePerPiece else { return }
            try input.send(.people(people), byteCount: byteCount)
            people.removeAll()
            byteCount = 0
        }
        if !people.isEmpty { try input.send(.people(people), byteCount: byteCount) }
        return tally
    }

    private static let peoplePerPiece = 512
}
