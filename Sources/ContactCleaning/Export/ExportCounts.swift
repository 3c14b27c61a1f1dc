import ContactStore
import Synchronization

/// The counts of contacts and numbers that an export wrote and left out.
public struct ExportCounts: Sendable, Hashable {
    /// The number of contacts that are written, or of people where one contact is written for each.
    public var records = 0
    /// The number of contacts of the database that the written records come from.
    public var contacts = 0
    /// The number of phone numbers that are written.
    public var numbers = 0
    /// The number of contacts that are left out because they come from sources that were not named.
    public var ofOtherSources = 0
    /// The number of contacts that are left out because they do not meet the condition.
    public var unmet = 0
    /// The number of contacts that are left out because none of their numbers is wanted.
    public var withoutNumber = 0
    /// The number of contacts that are left out because they belong to people none of whose contacts is wanted.
    public var ofOtherPeople = 0
    /// The number of contacts that are left out because their source was not read to its end.
    public var unfinished = 0
    /// The number of phone numbers that are left out because they are not wanted, including those of contacts that are
    /// left out.
    public var otherNumbers = 0
    /// The number of phone numbers that are left out of their contacts by their verdict.
    public var droppedNumbers = 0
    /// In a list of numbers, the number of those that are left out because they stand in it already.
    public var repeatedNumbers = 0
    /// In a list of numbers, the number of those that are left out because they were not accepted.
    public var unacceptedNumbers = 0
    /// The headings of chosen columns in which no contact has a value.
    public var emptyColumns: [String] = []

    /// Nothing.
    public init() {}

    /// The number of contacts that a filter leaves out.
    public var leftOut: Int { ofOtherSources + unmet + withoutNumber + ofOtherPeople }

    /// Derives the counts of contacts and numbers that were never read from the totals of the database.
    mutating func complete(_ tally: SelectionTally, of totals: SelectionTotals, mergesPeople: Bool) {
        contacts = tally.contacts
        withoutNumber = mergesPeople ? 0 : tally.contactsWithoutNumber
        otherNumbers = tally.otherNumbers
        unfinished = totals.unfinished
        if mergesPeople {
            ofOtherPeople = max(0, totals.contacts - contacts)
        } else {
            ofOtherSources = totals.contacts - totals.ofSources
            unmet = max(0, totals.ofSources - contacts - withoutNumber)
        }
    }
}

/// Adds up the counts of several threads.
final class ExportTally: Sendable {
    private let state = Mutex((tally: SelectionTally(), records: 0, numbers: 0, dropped: 0))

    func add(_ tally: SelectionTally) { state.withLock { $0.tally.add(tally) } }

    func add(records: Int, numbers: Int, dropped: Int) {
        state.withLock {
            $0.records += records
            $0.numbers += numbers
            $0.dropped += dropped
        }
    }

    /// The counts of the whole export.
    func counts(of totals: SelectionTotals, mergesPeople: Bool) -> ExportCounts {
        state.withLock {
            var counts = ExportCounts()
            counts.complete($0.tally, of: totals, mergesPeople: mergesPeople)
            counts.records = $0.records
            counts.numbers = $0.numbers
            counts.droppedNumbers = $0.dropped
            return counts
        }
    }
}
