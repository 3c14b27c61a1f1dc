import Foundation
import GRDB
import StoreTestSupport

@testable import ContactStore

/// A file with rows in every table.
enum FullDatabase {
    static let content = Result { try make() }

    private static func make() throws -> Data {
        let folder = try TemporaryFolder()
        let path = folder.path("contacts.db")
        let database = try ContactDatabase.openOrCreate(at: path)
        try SampleSource.mixed.write(to: database)
        try database.change { writer in
            try writer.db.execute(
                sql: """
                    INSERT INTO addresses (id, contact_id, position, is_preferred, city) VALUES (1 << 28, 1, 0, 0, 'Berlin');
                    INSERT INTO details (id, contact_id, position, kind, is_preferred, value)
                    SELECT 3 << 28, 3, 0, 'note', 0, 'A note.' WHERE NOT EXISTS (SELECT 1 FROM details);
                    INSERT INTO normalized_fields (id, contact_id, position, field, raw, value)
                    VALUES (1 << 28, 1, 0, 'city', 'berlin', 'Berlin');
                    INSERT INTO changes (at, kind, note)
                    VALUES ('2026-01-01T00:00:00Z', 'fix', 'a'), ('2026-01-02T00:00:00Z', 'dedupe', 'b'),
                      ('2026-01-03T00:00:00Z', 'edit', 'c');
                    INSERT INTO edits (change_id, contact_id, field, position, old_value, value, is_current)
                    VALUES (3, 1, 'givenName', 0, 'A', 'B', 1);
                    INSERT INTO preferences (change_id, field, position, rule, source, is_current)
                    VALUES (3, 'name', 0, 'source', 'a', 1);
                    INSERT INTO people (id, stable_id, contacts) SELECT id, 'p' || id, 1 FROM contacts;
                    INSERT INTO memberships SELECT id, id FROM contacts;
                    INSERT INTO decisions (change_id, a, b, same, decided_by, bits) VALUES (2, 1, 2, 0, 'rule', 12.5);
                    INSERT INTO corrections (change_id, number_id, value, is_current, verdict, plan_version)
                    SELECT 1, id, raw, 1, 'empty', 'x' FROM phone_numbers WHERE verdict = 'rejected';
                    INSERT INTO forgotten (change_id, kind, salt, digest) VALUES (1, 'number', 'a', 'b');
                    INSERT INTO raw_content (source_id, byte_offset, bytes, deflated) VALUES (1, 0, 3, x'00ff80');
                    INSERT INTO _erasures (change_id, subject, facts, is_wiped) VALUES (1, 'a', '{}', 1);
                    INSERT INTO _checkpoints VALUES (1, 2, 3, 4);
                    INSERT INTO _normalized_contacts (last_contact, last_source, state, hash, content)
                    VALUES (1, 1, 5, 6, zeroblob(100000));
                    INSERT INTO _compared_contacts (id, state, hash, content) VALUES (1, 5, 6, x'07');
                    INSERT INTO members (source_id, name, sha256, bytes, state, byte_offset, text_bytes, lines)
                    VALUES (1, 'a.vcf', 'aa', 1, 2, 3, 4, 5);
                    INSERT INTO plans (at, author, options, status, sha256, change_id)
                    VALUES ('2026-01-01T00:00:00Z', 'a', '--edits', 'open', 'bb', 3);
                    INSERT INTO plan_files (plan_id, source_id, name, path, before_sha256, after_sha256, joined_into, patch, bytes, refusal)
                    VALUES (1, 1, 'a.vcf', 'b', 'cc', 'dd', 'e', x'010203', 6, 'f');
                    INSERT INTO plan_images (id, content) VALUES (1, x'04');
                    INSERT INTO plan_steps (plan_id, file_id, contact_id, property, before, after, reason)
                    VALUES (1, 1, 1, 'TEL', '1', '2', 'g');
                    INSERT INTO _search_index (id, state, contacts, hash, content) VALUES (0, 7, 1, 8, x'02')
                    """)
            try RowKeeper(2, ledger: writer.ledger, in: writer.db).noteBrought(.contacts, 1, source: 1)
        }
        return try Data(contentsOf: URL(filePath: path))
    }

    /// The columns of a table with their types.
    static func columns(of table: StoreTable, in path: String) throws -> [(name: String, type: String)] {
        try PlainSQL.rows("SELECT name, type FROM pragma_table_info('\(table.name)')", in: path).map { row in
            let parts = row.split(separator: "|").map(String.init)
            return (parts[0], parts[1])
        }
    }
}
