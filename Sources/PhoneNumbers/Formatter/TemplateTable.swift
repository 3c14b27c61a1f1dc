/// The templates of one country, laid out for matching.
///
/// The digit positions of all templates stand one after the other in one array, ten bits a position, so that a walk
/// over thousands of templates touches little memory and counts no references.
struct TemplateTable: Sendable {
    let templates: [PhoneNumber.Template]
    /// Digits that may come before a national number, longest first: those of the plan and of the templates' own text.
    let trunkPrefixes: [[UInt8]]
    /// What is written before national numbers.
    let writtenTrunkPrefix: String
    /// Templates whose text holds digits that are not part of the number, or the other way round.
    let irregular: [Int]
    /// Templates of emergency numbers.
    let emergencies: [Int]
    /// The digit positions of all templates.
    let masks: [UInt16]
    /// Where the positions of each template begin, and one entry behind the last.
    let starts: [Int]
    let traits: [Traits]

    struct Traits: Sendable {
        var options: PhoneNumber.Template.Options
        /// How many numbers the template takes; fewer is more specific.
        var breadth: Double
        /// Whether the national form of the template begins with digits that are not part of the number.
        var writesTrunkPrefix: Bool

        var isEmergency: Bool { options.contains(.emergency) }

        /// Whether numbers of the template are among those allowed.
        ///
        /// One common category is enough, as a number may be of either. But all of emergency, forbidden and
        /// entertainment must be allowed.
        func isAllowed(_ allowed: PhoneNumber.Template.Options) -> Bool {
            options.isEmpty
                || !options.isDisjoint(with: allowed) && options.intersection(.special).isSubset(of: allowed)
        }
    }

    init(templates: [PhoneNumber.Template], trunkPrefixes: [String], writtenTrunkPrefix: String) {
        var masks: [UInt16] = []
        var starts = [0]
        var traits: [Traits] = []
        var irregular: [Int] = []
        var prefixes = Set((trunkPrefixes + [writtenTrunkPrefix]).map { TemplateWalk.digits(in: $0) })
        starts.reserveCapacity(templates.count + 1)
        traits.reserveCapacity(templates.count)
        for (index, template) in templates.enumerated() {
            var outline = TemplateOutline(template)
            masks += outline.masks
            starts.append(masks.count)
            if outline.isIrregular { irregular.append(index) }
            if outline.hasNoBraces, !outline.options.contains(.emergency) {
                outline.writesTrunkPrefix = !writtenTrunkPrefix.isEmpty
            }
            prefixes.insert(outline.trunkPrefix)
            traits.append(
                Traits(
                    options: template.options,
                    breadth: outline.masks.reduce(1) { $0 * Double($1.nonzeroBitCount) },
                    writesTrunkPrefix: outline.writesTrunkPrefix
                )
            )
        }
        self.templates = templates
        self.trunkPrefixes = prefixes.filter { !$0.isEmpty }.sorted { left, right in
            left.count == right.count ? left.lexicographicallyPrecedes(right) : left.count > right.count
        }
        self.writtenTrunkPrefix = writtenTrunkPrefix
        self.irregular = irregular
        emergencies = traits.indices.filter { traits[$0].isEmergency }
        self.masks = masks
        self.starts = starts
        self.traits = traits
    }
}

extension TemplateTable {
    /// A table of the numbering plan of a country, or of other templates for it.
    init(country: PhoneNumber.CountryCode, templates: [PhoneNumber.Template]? = nil) {
        self.init(
            templates: templates ?? NumberingPlan.templates(for: country.number),
            trunkPrefixes: NumberingPlan.trunkPrefixes(for: country.number),
            writtenTrunkPrefix: NumberingPlan.writtenTrunkPrefix(for: country.number)
        )
    }

    /// The tables of all numbering plans, made on first use.
    private static let all: [PhoneNumber.CountryCode: TemplateTable] = {
        var tables: [PhoneNumber.CountryCode: TemplateTable] = [:]
        tables.reserveCapacity(PhoneNumber.CountryCode.allCases.count)
        for country in PhoneNumber.CountryCode.allCases { tables[country] = TemplateTable(country: country) }
        return tables
    }()

    /// The table of a country's numbering plan. The first call makes the tables of all countries.
    static func shared(for country: PhoneNumber.CountryCode) -> TemplateTable {
        all[country] ?? TemplateTable(country: country)
    }
}

extension PhoneNumber.Template.Options {
    /// Categories whose numbers nobody may have.
    static let special: Self = [.emergency, .forbidden, .entertainment]
}
