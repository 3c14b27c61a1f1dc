import Foundation
import GRDB
import Testing

@testable import ContactStore

struct TableScanTests {
    @Test(arguments: ["Zoë", "", "a\u{0}b", "\u{0}"]) func aTextIsReadToItsEnd(_ text: String) throws {
        try DatabaseQueue().write { db in
            try db.execute(sql: "CREATE TABLE texts (id INTEGER PRIMARY KEY, display_name TEXT)")
            try db.execute(
                sql: "INSERT INTO texts (display_name) VALUES (CAST(? AS TEXT)), (NULL)", arguments: [Data(text.utf8)])
            let rows = try TableScan<ContactColumn>([.displayName], from: "texts", in: db)
            #expect(try rows.next())
            #expect(rows.text(.displayName) == text)
            #expect(try rows.next())
            #expect(rows.text(.displayName) == nil)
            #expect(try !rows.next())
        }
    }
}
