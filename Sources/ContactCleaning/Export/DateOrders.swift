import ContactModel
import ContactStore
import PhoneNumbers
import Synchronization

/// The order of day and month in the dates of each source, found out when it is asked for.
final class DateOrders: Sendable {
    private let store: Mutex<ContactDatabase>
    private let known = Mutex<[Int: Known]>([:])
    private let texts = Mutex<[Dates: [String]]>([:])
    /// The dates that are looked at, and those of them that show a form.
    private static let (sampleSize, formSize) = (10_000, 200)

    /// The order of a source, and `true` if its dates show it.
    private struct Known {
        var order: DateOrder?
        var isShown: Bool
    }

    /// A kind of dates of a source.
    private struct Dates: Hashable {
        var source: Int
        var kind: Contact.Field.Kind
    }

    /// - Parameter store: a connection that nobody else reads on.
    init(_ store: ContactDatabase) { self.store = Mutex(store) }

    /// The order that the dates of a source show by their values, else the one of its region; `nil` if neither tells, or the dates contradict
    /// each other.
    func order(ofSource source: Int) -> DateOrder? { known(source).order }

    /// A date whose day and month are certain, or certain by the order that the other dates of its source show, as ISO 8601 writes it; `nil` for any
    /// other text.
    func certainDate(_ text: String, ofSource source: Int) -> String? {
        let known = known(source)
        return DateParser.read(text, order: known.isShown ? known.order : nil).normalized
    }

    private func known(_ source: Int) -> Known {
        if let found = known.withLock({ $0[source] }) { return found }
        let found = store.withLock { try? $0.dates(ofSource: source, limit: Self.sampleSize) }
        let others = (found?.others ?? []).filter { CalendarDate.isWhole(Array($0.utf8).span) }
        let shown = DateOrder.shown(by: (found?.texts ?? []) + others)
        let order =
            switch shown.count {
            case 0: DateOrder(region: found?.region.flatMap { RegionCode($0) })
            case 1: shown.first
            default: nil as DateOrder?
            }
        let result = Known(order: order, isShown: shown.count == 1)
        known.withLock { $0[source] = result }
        return result
    }

    /// A date in the form that the dates of its kind have in a source: that of the text that it takes the place of, else that of most others.
    ///
    /// - Parameters:
    ///   - date: The date, in any form; one whose day and month could be swapped is read in the order that the source shows.
    ///   - former: The text; empty for a date that is added.
    /// - Returns: the date as it is if it is none, is not certain, or they have no form that says it.
    func spelled(_ date: String, _ kind: Contact.Field.Kind, insteadOf former: String, ofSource source: Int) -> String {
        guard let day = certainDate(date, ofSource: source) else { return date }
        let order = order(ofSource: source)
        let others = formTexts(kind, ofSource: source)
        let common = Self.commonest(others, order).prefix(1)
        let isPlain = former.isEmpty || former == DateParser.read(former).normalized
        let examples = isPlain ? Array(common) + [former] : [former] + Array(common)
        let spelling = examples.lazy.compactMap { DateSpelling($0, order: order, others: others) }.first
        return spelling.map { $0.text(of: day) ?? day } ?? date
    }

    private func formTexts(_ kind: Contact.Field.Kind, ofSource source: Int) -> [String] {
        let key = Dates(source: source, kind: kind)
        if let known = texts.withLock({ $0[key] }) { return known }
        let found = store.withLock { try? $0.dateTexts(kind, ofSource: source, limit: Self.formSize) } ?? []
        texts.withLock { $0[key] = found }
        return found
    }

    /// Those of some texts that have the form of most of them.
    private static func commonest(_ texts: [String], _ order: DateOrder?) -> [String] {
        let dates = texts.filter { DateParser.read($0, order: order).normalized != nil }
        let forms = Dictionary(grouping: dates) { text in text.filter { !$0.isNumber && !$0.isLetter } }
        return forms.max { $0.value.count == $1.value.count ? $0.key > $1.key : $0.value.count < $1.value.count }?.value
            ?? []
    }
}
