public import ContactStore
public import PhoneNumbers
public import Threads

/// Corrects numbers of a database. The text of the source stays beside the correction, which can be undone.
///
/// ```swift
/// let corrections = NumberCorrections(database: "contacts.db")
/// let summary = try corrections.correct([NumberCorrections.Proposal(number: 268_435_456, value: "(650) 253-0000")])
/// for refused in summary.refused { print(refused.value, refused.reason) }
/// ```
/// A value is read by the same classifier as the source, in the country of its contact, else in that of the source, and has to be
/// accepted: a correction that would be rejected is refused. An empty value says that there is no number.
public struct NumberCorrections: Sendable {
    /// The path of the database.
    public var database: String
    /// The author of the corrections; recorded with the change.
    public var author: String?
    /// A remark, recorded with the change.
    public var note: String?
    /// `true` to report the effect of the corrections without writing them.
    public var isDryRun: Bool
    /// The number of seconds to wait for another process that has the database locked.
    public var busyTimeout = ContactDatabase.defaultBusyTimeout
    /// Cancels the work, from any thread.
    public var cancellation: Cancellation

    /// Corrections of a database.
    public init(
        database: String, author: String? = nil, note: String? = nil, isDryRun: Bool = false,
        cancellation: Cancellation = Cancellation()
    ) {
        self.database = database
        self.author = author
        self.note = note
        self.isDryRun = isDryRun
        self.cancellation = cancellation
    }

    /// A value for a number.
    public struct Proposal: Sendable, Hashable {
        /// The key of the number, which reports call `number_id`.
        public var number: Int
        /// The correct text of the number.
        public var value: String
        /// The region of a value in national form, instead of that of the contact or source.
        public var region: RegionCode?

        /// The state that whoever proposes the value has seen; `nil` if any may be replaced.
        package var seen: Seen?

        /// The change of the correction that was seen to hold; `nil` inside for a number that is as it was read.
        package struct Seen: Sendable, Hashable {
            package var change: Int?

            package init(change: Int?) { self.change = change }
        }

        /// A value for a number.
        public init(number: Int, value: String, region: RegionCode? = nil) {
            self.number = number
            self.value = value
            self.region = region
        }
    }

    /// Corrects numbers in one change. Values that cannot be taken are in the summary, with the reason; the others are stored.
    ///
    /// - Parameter proposals: One value for each number; of several for the same number the last one counts.
    /// - Returns: the corrections that were made and those that were refused.
    /// - Throws: `StoreError` if the database cannot be read or written; `CancellationError`. Nothing is stored then.
    /// - Complexity: O(*n* log *m*) for *n* values and *m* numbers.
    public func correct(_ proposals: [Proposal]) throws -> CorrectionSummary {
        try store { try corrections(proposals, $0) }
    }

    /// Reads numbers anew as national ones of a region, and corrects those that are accepted then in one change.
    ///
    /// - Parameters:
    ///   - selection: The numbers; those that are not accepted, if it names no verdict and no reason.
    ///   - region: The region.
    /// - Returns: the corrections that were made, and the numbers that stay as they are.
    /// - Throws: ``UnknownFilterWord``; `InvalidCondition`; `StoreError` if the database cannot be read or written;
    ///   `CancellationError`. Nothing is stored then.
    public func correct(_ selection: ContactSelection, in region: RegionCode) throws -> CorrectionSummary {
        let query = try refused(selection).query(
            in: try ContactDatabase.open(at: database, busyTimeout: busyTimeout, cancellation: cancellation))
        return try store { writer in
            let numbers = try query.map { try writer.numbers(of: $0) } ?? []
            return try corrections(
                numbers.map { Proposal(number: $0.number, value: $0.value, region: region) }, writer)
        }
    }

    /// Reads some numbers anew as national ones of a region, and corrects those that are accepted then in one change.
    ///
    /// - Throws: `StoreError` if the database cannot be read or written; `CancellationError`. Nothing is stored then.
    package func read(_ numbers: [Int], in region: RegionCode) throws -> CorrectionSummary {
        try store { writer in
            let values = try numbers.compactMap { try writer.number($0) }
            return try corrections(values.map { Proposal(number: $0.id, value: $0.value, region: region) }, writer)
        }
    }

    /// The numbers of a selection that are not accepted, if it names no verdict and no reason.
    func refused(_ selection: ContactSelection) -> ContactSelection {
        var selection = selection
        if selection.verdicts.isEmpty, selection.reasons.isEmpty { selection.verdicts = ["rejected", "ambiguous"] }
        return selection
    }

    func corrections(
        _ proposals: [Proposal], _ writer: ChangeWriter
    ) throws -> (CorrectionSummary, [NewCorrection]) {
        var summary = CorrectionSummary()
        var corrections: [Int: NewCorrection] = [:]
        var places: [Int: Int] = [:]
        for proposal in proposals {
            guard let number = try writer.number(proposal.number) else {
                summary.refuse(proposal, .noSuchNumber)
                continue
            }
            if let seen = proposal.seen, try writer.correctingChange(ofNumber: proposal.number) != seen.change {
                summary.refuse(proposal, .changedMeanwhile(number.value))
                continue
            }
            switch read(proposal, for: number) {
            case .failure(let reason): summary.refuse(proposal, reason)
            case .success(let read):
                let corrected = NumberCorrection(number, value: proposal.value, read)
                if corrected.before == corrected.after, proposal.value == number.value {
                    summary.refuse(proposal, .unchanged)
                    continue
                }
                if let place = places[proposal.number] {
                    summary.corrected[place] = corrected
                } else {
                    places[proposal.number] = summary.corrected.count
                    summary.corrected.append(corrected)
                }
                corrections[proposal.number] = NewCorrection(
                    number: proposal.number, value: proposal.value, classification: read,
                    extensionDigits: corrected.after.extensionDigits)
            }
        }
        return (summary, summary.corrected.compactMap { corrections[$0.number] })
    }

    /// Runs a closure that finds the corrections, and stores them as one change unless it is a dry run or there are none.
    func store(_ body: (ChangeWriter) throws -> (CorrectionSummary, [NewCorrection])) throws -> CorrectionSummary {
        struct NothingStored: Error { var summary: CorrectionSummary }
        do {
            let store = try ContactDatabase.openForChange(
                at: database, busyTimeout: busyTimeout, cancellation: cancellation)
            return try store.change { writer in
                var (summary, corrections) = try body(writer)
                guard !isDryRun, !corrections.isEmpty else { throw NothingStored(summary: summary) }
                let change = try writer.record(kind: "fix", author: author, note: note)
                try writer.correct(
                    corrections, change: change, planVersion: NumberingPlan.version, rule: NumberingPlan.rule)
                summary.change = change
                return summary
            }
        } catch let nothing as NothingStored {
            return nothing.summary
        }
    }

    /// Reads a value as the source of its number was read.
    func read(_ proposal: Proposal, for number: ReadNumber) -> Result<Classification, CorrectionRefusal> {
        let classifier = StoredTextReader().classifier(for: number.settings)
        let region = proposal.region ?? StoredTextReader.region(of: number.hints)
        let numbers = classifier.numbers(in: proposal.value, region: region)
        guard numbers.count == 1, let read = numbers.first?.classification else {
            return .failure(.severalNumbers(numbers.count))
        }
        return CorrectionRefusal(read.verdict).map { .failure($0) } ?? .success(read)
    }
}
