/// The columns of `rules`: the rules that decided about numbers, with their citations.
enum RuleColumn: Int, StoreColumn {
    case id, planVersion, template, countryCode, region, category, note, sourceName, sourceURL, confidence

    static let table = StoreTable.rules

    static let constraints = [
        "UNIQUE (plan_version, country_code, region, template, category, note, source_name, source_url, confidence)"
    ]

    var definition: ColumnDefinition {
        switch self {
        case .id: .init("id", "INTEGER PRIMARY KEY")
        case .planVersion: .init("plan_version", "TEXT NOT NULL")
        case .template: .init("template", "TEXT NOT NULL")
        case .countryCode: .init("country_code", "INTEGER NOT NULL")
        case .region: .init("region", "TEXT NOT NULL")
        case .category: .init("category", "TEXT NOT NULL")
        case .note: .init("note", "TEXT NOT NULL")
        case .sourceName: .init("source_name", "TEXT NOT NULL")
        case .sourceURL: .init("source_url", "TEXT NOT NULL")
        case .confidence: .init("confidence", "TEXT NOT NULL")
        }
    }
}
