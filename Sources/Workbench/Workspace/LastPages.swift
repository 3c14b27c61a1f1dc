import Markup
import Synchronization

/// The pages that were shown last, to be shown again while another program holds the database.
final class LastPages: Sendable {
    private struct Entry { var page: HTML; var age: Int }
    private struct Kept {
        var entries: [String: Entry] = [:]
        var clock = 0
        var bytes = 0
    }

    private let kept = Mutex(Kept())

    /// The maximum number of bytes of the pages that are kept.
    private static let maximumBytes = 8 << 20

    /// The page of an address as it was last; `nil` if it was not shown, or long ago.
    subscript(address: String) -> HTML? {
        kept.withLock { kept in
            kept.clock += 1
            kept.entries[address]?.age = kept.clock
            return kept.entries[address]?.page
        }
    }

    /// Keeps a page, and drops the pages that were not asked for the longest.
    func keep(_ page: HTML, of address: String) {
        kept.withLock { kept in
            kept.clock += 1
            kept.bytes -= kept.entries[address]?.page.bytes.count ?? 0
            kept.entries[address] = Entry(page: page, age: kept.clock)
            kept.bytes += page.bytes.count
            while kept.bytes > Self.maximumBytes, let oldest = kept.entries.min(by: { $0.value.age < $1.value.age }) {
                kept.bytes -= oldest.value.page.bytes.count
                kept.entries[oldest.key] = nil
            }
        }
    }
}
