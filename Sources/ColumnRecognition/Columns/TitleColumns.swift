import ContactModel
import ContactReading
import KnowledgeTable
import PhoneNumbers

/// Columns that are called `Titel` or `Título`: academic titles beside a salutation or by their values, and else a position.
enum TitleColumns {
    static func settle(_ columns: inout [DetectedColumn], rows: () -> RowSample) {
        let titles = columns.indices.filter {
            let column = columns[$0]
            return column.basis == .words && column.target.isValue(.jobTitle) || column.basis == .unknown
        }
        .filter {
            let concepts = columns[$0].heading.concepts.subtracting(ColumnConcepts(.filler))
            return concepts.contains(.degree) && concepts.subtracting(ColumnConcepts(.degree, .position)).isEmpty
        }
        guard !titles.isEmpty else { return }
        let hasSalutation = columns.contains { column in
            column.target.isValue(.namePrefix) && !column.heading.concepts.contains(.degree)
        }
        let sample = rows()
        for index in titles {
            let values = sample.texts(of: index)
            let known = Double(values.count { isTitle($0, byItsForm: hasSalutation) })
            let least = hasSalutation ? ColumnWeights.some : ColumnWeights.most
            guard !values.isEmpty, known >= least * Double(values.count) else { continue }
            columns[index].choose(
                .field(.namePrefix), .words, ColumnWeights.certainHeading,
                Sentence(hasSalutation ? ColumnReason.besideSalutation : .academicTitles))
        }
    }

    /// Returns `true` if a text begins with a title, or with an abbreviation that may be one: `Dr. med.`, `Dipl.-Kfm.`
    private static func isTitle(_ text: String, byItsForm: Bool) -> Bool {
        guard text.utf8.count <= 40, let first = text.split(whereSeparator: { $0 == " " || $0 == "," }).first else {
            return false
        }
        let word = PhraseKey.key(of: first)
        let head = first.split(separator: ".").first.map { PhraseKey.key(of: $0) } ?? ""
        if words.contains(word) || words.contains(head) { return true }
        return byItsForm && first.contains(".") && word.count <= 8
    }

    /// The titles of `Knowledge/names/words.txt`, without what is a name as well.
    private static let words: Set<String> = {
        var words: Set<String> = []
        PhraseTable("names/words").forEachPhrase { kind, phrase in
            guard ["title", "male", "female", "wife"].contains(kind) else { return }
            for word in String(decoding: phrase, as: UTF8.self).split(separator: " ") {
                words.insert(PhraseKey.key(of: word))
            }
        }
        return words
    }()
}
