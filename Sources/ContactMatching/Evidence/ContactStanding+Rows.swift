extension ContactStanding {
    /// The standing of a row among all.
    init(ofRow place: Int, isCopy: Bool, _ scorer: PairScorer) {
        let (table, lexicon) = (scorer.table, scorer.comparison.lexicon)
        let row = table.rows[place]
        func common(_ values: some Sequence<TextID>) -> UInt64 {
            var (bits, place): (UInt64, UInt64) = (0, 0)
            for value in values {
                if scorer.shared.people(value) > 1 { bits |= 1 << place }
                place += 1
            }
            return bits
        }
        self.init(
            isCopy: isCopy, hasCommonBirthday: scorer.frequencies.hasCommonBirthday(place),
            givenNames: UInt32(scorer.frequencies.given(row.name.given)),
            familyNames: UInt32(scorer.frequencies.family(skeleton: lexicon.entry(row.name.family).skeleton)),
            commonPhones: common(table.phones(of: row).lazy.map(\.text)), commonEmails: common(table.emails(of: row)),
            commonIdentities: common(table.identities(of: row)))
    }
}
