import ContactReading
import KnowledgeTable

extension HeaderTable {
    /// Every known table. Of tables that fit equally well the first wins.
    static let all = KnowledgeTable.sections(of: .headers).map(HeaderTable.init)

    /// Tables whose headers mean the same wherever they are found.
    static let universal = all.filter(\.isUniversal)

    /// The table that a header row fits best, or `nil`.
    ///
    /// At least two headers, one of the table's signature headers among them, have to be the table's, and either half of
    /// the row or six; of several tables the one that knows the most headers wins, then the most similar.
    static func bestMatch(for headers: [HeaderName]) -> HeaderTable? {
        let named = headers.count { !$0.folded.isEmpty }
        var best: (table: HeaderTable, fit: Fit)?
        for table in all {
            let fit = table.fit(headers)
            guard fit.hasSignature, fit.matched >= 2, fit.matched >= 6 || fit.matched * 2 >= named else { continue }
            if let best, (best.fit.matched, best.fit.likeness) >= (fit.matched, fit.likeness) { continue }
            best = (table, fit)
        }
        return best?.table
    }
}
