import ContactReading
import KnowledgeTable

extension HeaderTable {
    /// Every known table. Of tables that fit equally well the first wins.
    static let all = KnowledgeTable.sections(of: .headers).map(HeaderTable.init)

    /// Tables whose headers mean the same wherever they are found.
    static let universal = all.filter(\.isUniversal)

    /// The table that a header row fits best, or `nil`; `isCertain` if only its program writes such headers.
    ///
    /// At least two headers have to be the table's, one of them a signature header or one that tells the table from others, and either
    /// half of the row or six. Of several tables one with a signature header wins, then the one that knows the most headers, then the most
    /// similar.
    static func bestMatch(for headers: [HeaderName]) -> (table: HeaderTable, isCertain: Bool)? {
        let named = headers.count { !$0.folded.isEmpty }
        var best: (table: HeaderTable, fit: Fit)?
        for table in all {
            let fit = table.fit(headers)
            guard fit.hasSignature || fit.isTold, fit.matched >= 2, fit.matched >= 6 || fit.matched * 2 >= named else {
                continue
            }
            if let best, !fit.isBetter(than: best.fit) { continue }
            best = (table, fit)
        }
        return best.map { ($0.table, $0.fit.hasSignature) }
    }
}

extension HeaderTable.Fit {
    fileprivate func isBetter(than other: Self) -> Bool {
        if hasSignature != other.hasSignature { return hasSignature }
        return (matched, likeness) > (other.matched, other.likeness)
    }
}
