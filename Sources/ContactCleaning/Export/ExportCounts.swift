import ContactStore
import Synchronization

/// What an export wrote, and what it left out.
public struct ExportCounts: Sendable, Hashable {
    /// How many contacts are written, or people where one contact is written for each.
    public var records = 0
    /// How many contacts of the database they are.
    public var contacts = 0
    /// How many numbers are written.
    public var numbers = 0
    /// How many contacts are left out because they come from sources that were not named.
    public var ofOtherSources = 0
    /// How many contacts are left out because they do not meet the condition.
    public var unmet = 0
    /// How many contacts are left out because none of their numbers is wanted.
    public var withoutNumber = 0
    /// How many contacts are left out of people none of whose contacts is wanted.
    public var ofOtherPeople = 0
    /// How many contacts are left out because their source was not read to its end.
    public var unfinished = 0
    /// How many numbers are left out because they are not wanted, those of contacts that are left out included.
    public var otherNumbers = 0

    /// Nothing.
    public init() {}

    /// How many contacts a filter leaves out.
    public var leftOut: Int { ofOtherSources + unmet + withoutNumber + ofOtherPeople }

    /// Completes the counts by what was never read.
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

/// Adds up what several threads took and left out.
final class ExportTally: Sendable {
    private let state = Mutex((tally: SelectionTally(), records: 0, numbers: 0))

    func add(_ tally: SelectionTally) { state.withLock { $0.tally.add(tally) } }

    func add(records: Int, numbers: Int) {
        state.withLock {
            $0.records += records
            $0.numbers += numbers
        }
    }

    /// The counts of the whole export.
    func counts(of totals: SelectionTotals, mergesPeople: Bool) -> ExportCounts {
        state.withLock {
            var counts = ExportCounts()
            counts.complete($0.tally, of: totals, mergesPeople: mergesPeople)
            counts.records = $0.records
            counts.numbers = $0.numbers
            return counts
        }
    }
}
