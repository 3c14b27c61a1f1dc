import PhoneNumbers

/// The reading of a text in a region, or in none for an empty code.
func reading(
    of text: String, _ region: String = "", options: PhoneNumber.Template.Options = .default, weak: Bool = false
) -> Reading {
    Classifier(region: Region(region), allowedOptions: options, usesWeakRanges: weak).classify(text)
}

extension Reading {
    /// The reason of a rejection, or the verdict, in a word.
    var word: String { verdict.reason?.name ?? verdict.name }
}
