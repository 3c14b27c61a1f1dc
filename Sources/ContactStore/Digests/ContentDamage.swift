import GRDB

/// Rows of one table, of one source or of none, that are not those that were written.
struct ContentDamage {
    /// The kind of damage to the rows.
    enum Kind {
        /// One row has other values.
        case changed(key: Int)
        /// One row is gone.
        case missing(key: Int)
        /// One row was not written by this program.
        case added(key: Int)
        /// The digest is damaged itself, so that nothing is known of the rows.
        case unknown
        /// Several rows, of which there are and should be so many.
        case several(rows: Int, expected: Int)
    }

    var part: StoredDigest.Part
    /// The path of the source; `nil` if there is no such source, or the rows are of none.
    var path: String?
    var kind: Kind
}

extension ContentDamage: CustomStringConvertible {
    /// The source, the table, the row, and what became of it.
    var description: String {
        let table = part.table.name
        func row(_ key: Int) -> String {
            if case .contact = part.table.owner, key > 0 {
                return "row \(key) of \(table) (contact \(key >> RowKey.positionBits))"
            }
            return "row \(key) of \(table)"
        }
        let sentence =
            switch kind {
            case .changed(let key): "a value in \(row(key)) is not the one that was stored"
            case .missing(let key): "\(row(key)) is not there any more"
            case .added(let key): "\(row(key)) was not stored by this program"
            case .unknown: "it cannot be told whether \(table) is as it was stored, since its digest is damaged"
            case .several(let rows, let expected):
                rows == expected
                    ? "values in several rows of \(table) are not those that were stored; all \(rows) rows are there"
                    : "\(table) has \(rows) rows, and \(expected) were stored"
            }
        guard let source = part.source else { return sentence }
        return
            "\(path ?? (source < 0 ? "contacts that are not there" : "source \(source), which is not there")): \(sentence)"
    }
}
