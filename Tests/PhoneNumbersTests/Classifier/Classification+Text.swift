import PhoneNumbers

/// The classification of a text in a region, or in none for an empty code.
func classification(
    of text: String, _ region: String = "", categories: PhoneNumber.Categories = .default, weak: Bool = false
) -> Classification {
    Classifier(region: RegionCode(region), allowedCategories: categories, includesLowConfidenceRanges: weak).classify(
        text)
}

extension Classification {
    /// The reason of a rejection, or the verdict, in a word.
    var word: String { verdict.reason?.name ?? verdict.name }
}

extension Classifier {
    /// The numbers of a cell in order: the E.164 form of each, with its extension, or the word of what it is instead.
    func readings(in cell: String) -> [String] {
        var found: [String] = []
        Array(cell.utf8).withSpan { bytes in
            forEachNumber(in: bytes) { _, number in
                let digits = (0..<number.extension.count).map { String(number.extension[$0]) }.joined()
                let text = number.verdict == .accepted ? number.e164 ?? "" : number.word
                found.append(digits.isEmpty ? text : text + " ext. " + digits)
            }
        }
        return found
    }
}
