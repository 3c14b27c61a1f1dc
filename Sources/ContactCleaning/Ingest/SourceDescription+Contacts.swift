import ContactReading
import SourceInput

extension SourceDescription {
    /// Returns `true` if a source with rows is no table of contacts: no column is known to hold names or to reach somebody.
    ///
    /// A table of something else whose columns have names, some of them known or over numbers, is read all the same, with its columns kept as
    /// they are: somebody may know better. Records of JSON or XML are taken out of a text, and need more.
    func lacksContactColumn(in file: InputFile) -> Bool {
        guard let headerMap, recordsSeen > 0, !headerMap.isOfContacts else { return false }
        return file.originalFormat != nil || !hasWordsForNames
            || !columnDecisions.contains { $0.unread != nil || $0.chosen.score > 0 }
    }

    /// `true` if the columns are called by a few words each, as those of tables are, and not by lines of a text.
    private var hasWordsForNames: Bool {
        let names = headerMap?.columns.map(\.name).filter { !$0.isEmpty } ?? []
        return names.count > 1
            && names.allSatisfy { name in
                name.split(separator: " ").count <= 4 && name.contains(where: \.isLetter)
                    && name.allSatisfy { $0.isLetter || $0.isNumber || " _-.'’()&№".contains($0) }
            }
    }
}
