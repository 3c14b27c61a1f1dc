import GRDB
import Testing

@testable import ContactStore

/// The key of a row holds the contact and the position.
struct RowKeyTests {
    private func value(of sql: String) throws -> Int? {
        try DatabaseQueue().read { try Int.fetchOne($0, sql: "SELECT \(sql)") }
    }

    @Test(arguments: [(1, 0), (1, 1), (2, 0), (3, 1 << 20), (1_000_000, 7), (RowKey.maximumContact, (1 << 28) - 1)])
    func isTheSameInSQL(_ contact: Int, _ position: Int) throws {
        let key = RowKey.of(contact, position)
        #expect(try value(of: RowKey.sql(contact: String(contact), position: String(position))) == key)
        let (first, last) = (RowKey.first(of: String(contact)), RowKey.last(of: String(contact)))
        #expect(try value(of: "\(key) BETWEEN \(first) AND \(last)") == 1)
    }

    @Test func followsContactsThenPositions() {
        let keys = [(1, 0), (1, 1), (1, (1 << 28) - 1), (2, 0), (2, 5), (3, 0)].map { RowKey.of($0.0, $0.1) }
        #expect(keys == keys.sorted())
        #expect(Set(keys).count == keys.count)
    }

    @Test func rangesOfContactsDoNotOverlap() throws {
        #expect(try value(of: "\(RowKey.last(of: "41")) < \(RowKey.first(of: "42"))") == 1)
    }
}
