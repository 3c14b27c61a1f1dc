import GRDB
import StoreTestSupport
import Testing

@testable import ContactStore

/// The columns that the code knows are those that SQLite has.
struct ColumnTests {
    @Test func createTheDocumentedSchema() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("contacts.db")
        _ = try ContactDatabase.openOrCreate(at: path)
        let statements = try PlainSQL.rows(
            """
            SELECT sql FROM sqlite_schema
            WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite_%' ORDER BY rowid
            """, in: path)
        try Snapshot.expect(statements.joined(separator: ";\n\n") + ";\n", named: "schema.sql")
    }

    @Test(arguments: StoreTable.allCases)
    func areThoseOfTheTable(_ table: StoreTable) throws {
        try DatabaseQueue().write { db in
            for parent in StoreTable.allCases { try db.execute(sql: parent.createStatement) }
            let rows = try Row.fetchAll(
                db, sql: "SELECT * FROM pragma_table_info(?) ORDER BY cid", arguments: [table.name])
            #expect(rows.map { $0["name"] } == table.columns.names)
            for (row, definition) in zip(rows, Self.definitions(of: table.columns)) {
                let (type, isNotNull): (String, Bool) = (row["type"], row["notnull"])
                #expect(definition.type.hasPrefix(type), "\(table.name).\(definition.name)")
                #expect(definition.type.contains("NOT NULL") == isNotNull, "\(table.name).\(definition.name)")
                #expect(definition.type.contains("PRIMARY KEY") == (row["pk"] == 1))
            }
        }
    }

    private static func definitions<Column: StoreColumn>(_ columns: Column.Type) -> [ContactStore.ColumnDefinition] {
        columns.allCases.map(\.definition)
    }

    private static func definitions(of columns: any StoreColumn.Type) -> [ContactStore.ColumnDefinition] {
        definitions(columns)
    }

    @Test func namesAreDistinct() {
        for table in StoreTable.allCases {
            #expect(Set(table.columns.names).count == table.columns.names.count, "\(table.name)")
        }
        #expect(Set(StoreTable.allCases.map(\.name)).count == StoreTable.allCases.count)
    }

    @Test func giveTheListsThatStatementsNeed() {
        let columns: [EmailColumn] = [.contactID, .address]
        #expect(columns.list == "contact_id, address")
        #expect(columns.qualifiedList == "emails.contact_id, emails.address")
        #expect(columns.placeholders == "?, ?")
        #expect(columns.assignments == "contact_id = ?, address = ?")
    }

    @Test func everyForeignKeyNamesATable() throws {
        try DatabaseQueue().write { db in
            for table in StoreTable.allCases { try db.execute(sql: table.createStatement) }
            for table in StoreTable.allCases {
                for key in try Row.fetchAll(db, sql: "PRAGMA foreign_key_list(\(table.name))") {
                    let parent: String = key["table"]
                    #expect(StoreTable.allCases.contains { $0.name == parent })
                }
            }
        }
    }
}
