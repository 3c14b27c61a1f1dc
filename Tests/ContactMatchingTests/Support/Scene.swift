@testable import ContactMatching

/// The parts of matching over the contacts of a small book, to be tried one by one.
struct Scene {
    let table: ContactTable
    let comparison: NameComparison
    let shared: SharedValues
    let frequencies: Frequencies

    /// Contacts numbered from 1, in the notation of ``Book``, and strangers, among whom names have a usual frequency.
    init(_ lines: [String], strangers: Int = 0) {
        var batch = ContactBatch()
        for record in Book(lines).records + Book.strangers(strangers) { batch.append(record) }
        table = ContactTable(NormalizedContacts([batch]))
        comparison = NameComparison(names: table.names, lexicon: NameLexicon(table.names))
        shared = SharedValues(table, comparison, workers: .serial)
        frequencies = Frequencies(table, comparison.lexicon)
    }

    var scorer: PairScorer { PairScorer(table, comparison, shared, frequencies) }
    var pairComparison: PairComparison { PairComparison(scorer: scorer, fields: FieldModel(fields, frequencies)) }
    var context: BlockingRule.Context { BlockingRule.Context(table: table, lexicon: comparison.lexicon) }
    var fields: FieldComparison { FieldComparison(table: table, comparison: comparison) }

    /// The place of a contact's row.
    func place(_ id: Int64) -> Int { table.row(of: id) ?? 0 }

    /// The row of a contact.
    func row(_ id: Int64) -> ContactRow { table.rows[place(id)] }

    /// The pairs of contacts that are compared, without those of strangers.
    func pairs() -> Set<[Int64]> {
        let pairs = CandidatePairs(context, shared, workers: .serial)
        var found: Set<[Int64]> = []
        for first in table.rows.indices {
            for second in pairs.seconds(of: first) {
                let ids = [first, Int(second)].flatMap { table.ids(of: $0).prefix(1) }.sorted()
                if ids[1] < 1_000_000 { found.insert(ids) }
            }
        }
        return found
    }

    /// The weight of two contacts by a model.
    func bits(_ one: Int64, _ two: Int64, by model: FieldModel) -> Bits {
        let rows = [place(one), place(two)].sorted()
        var sum = Bits.zero
        _ = model.forEachPart(rows[0], rows[1]) { sum += $0.bits }
        return sum
    }

    /// The model that is learned from the contacts.
    var model: FieldModel {
        FieldModel(fields, frequencies, CandidatePairs(context, shared, workers: .serial))
    }
}
