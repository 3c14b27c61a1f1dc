import ContactStore
import PhoneNumbers
import Synchronization

/// The order of day and month in the dates of each source, found out when it is asked for.
final class DateOrders: Sendable {
    private let store: Mutex<ContactDatabase>
    private let known = Mutex<[Int: DateOrder?]>([:])
    /// The dates that are looked at.
    private static let sampleSize = 10_000

    /// - Parameter store: a connection that nobody else reads on.
    init(_ store: ContactDatabase) { self.store = Mutex(store) }

    /// The order that the dates of a source show by their values, else the one of its region; `nil` if neither tells, or the dates contradict
    /// each other.
    func order(ofSource source: Int) -> DateOrder? {
        if let order = known.withLock({ $0[source] }) { return order }
        let found = store.withLock { try? $0.dates(ofSource: source, limit: Self.sampleSize) }
        let others = (found?.others ?? []).filter { CalendarDate.isWhole(Array($0.utf8).span) }
        let shown = DateOrder.shown(by: (found?.texts ?? []) + others)
        let order =
            switch shown.count {
            case 0: DateOrder(region: found?.region.flatMap { RegionCode($0) })
            case 1: shown.first
            default: nil as DateOrder?
            }
        known.withLock { $0[source] = .some(order) }
        return order
    }
}
