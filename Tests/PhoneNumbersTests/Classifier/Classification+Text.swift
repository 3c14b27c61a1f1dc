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
