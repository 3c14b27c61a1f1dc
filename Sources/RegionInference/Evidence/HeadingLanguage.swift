import ContactReading
import PhoneNumbers

/// The countries whose people have the language of a source's headings.
enum HeadingLanguage {
    /// The regions of the language, each once; empty if the language is not known or is spoken everywhere.
    static func regions(of description: SourceDescription) -> [RegionCode] {
        guard let tag = description.language else { return [] }
        return regions(of: tag)
    }

    /// The regions of a language tag: DE, AT, CH ... of `de`; BR of `pt-BR`.
    static func regions(of tag: String) -> [RegionCode] {
        let parts = tag.split(separator: "-")
        if parts.count > 1, let region = parts.last.flatMap({ RegionCode($0) }) { return [region] }
        guard let language = parts.first, language != "en" else { return [] }
        // The written forms of Norwegian are one language here.
        let names: Set<String> = ["nb", "nn", "no"].contains(language) ? ["nb", "nn", "no"] : [String(language)]
        return RegionFacts.all.filter { !names.isDisjoint(with: $0.value.languages) }.keys.sorted()
    }
}
