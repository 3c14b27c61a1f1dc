/// Family names that are spellings of one: `Schäfer`, `SCHAEFER`.
package enum FamilySpellings {
    /// The first of each name among family names as they are written, whatever others are spellings of it; in another script it is another.
    ///
    /// - Complexity: O(names²).
    package static func distinct(_ names: [String]) -> [String] {
        var (table, reader) = (TextTable(), NameReader())
        let read = names.map { name in
            Array(name.utf8).withUnsafeBufferPointer { text in
                reader.read(NameReader.Fields(family: text), into: &table)
            }
        }
        let comparison = NameComparison(names: table, lexicon: NameLexicon(table))
        var kept: [Int] = []
        for place in names.indices
        where !kept.contains(where: { comparison.families(read[$0], read[place], false) >= .spelling }) {
            kept.append(place)
        }
        return kept.map { names[$0] }
    }
}
