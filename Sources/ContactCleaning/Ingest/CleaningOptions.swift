public import Archives
public import ContactFormats
public import PhoneNumbers

/// How sources are read, how their numbers are judged, and which other values are normalized.
public struct CleaningOptions: Sendable, Hashable {
    /// Where numbers in national form are read whose contact names no country.
    public var region: RegionChoice
    /// Which numbers are accepted.
    public var allowance: Allowance
    /// Which values are stored in their usual spelling beside the raw one.
    public var normalization: Normalization
    /// Encoding, delimiter, map of columns, and limits.
    public var reading: ReadingOptions
    /// The types of columns that no field stands for.
    public var columnTypes: [ColumnType] = []
    /// How large packed content may become.
    public var expansion = ExpansionLimits()

    /// How sources are read, how their numbers are judged, and which other values are normalized.
    public init(
        region: RegionChoice = .none, allowance: Allowance = .usual, normalization: Normalization = [],
        reading: ReadingOptions = ReadingOptions()
    ) {
        self.region = region
        self.allowance = allowance
        self.normalization = normalization
        self.reading = reading
    }

    /// The reader of numbers of a source.
    ///
    /// - Parameter region: what the source was found to be of, if that is the choice.
    func classifier(in region: RegionCode?) -> Classifier {
        Classifier(
            region: region, allowedCountries: allowance.countries, allowedOptions: allowance.options,
            triesEveryRegion: regionChoice == .automatic)
    }

    /// Where national numbers are read: as the caller says, else as the map of columns says.
    ///
    /// A region that the caller names goes before that of a map; a map's goes before evidence.
    var regionChoice: RegionChoice {
        if case .fixed = region { return region }
        return reading.headerMap?.region.flatMap { RegionCode($0) }.map { .fixed($0) } ?? region
    }

    /// Whether the caller says how sources are read, over what would be found.
    public var overrulesReading: Bool { readingText != nil }

    /// How contacts are read. The region of a map is that of the source then, not a hint of each contact, which would
    /// contradict the contact's own country.
    var contactReading: ReadingOptions {
        var reading = reading
        reading.headerMap?.region = nil
        return reading
    }

    /// What the caller says about reading, as one text; `nil` if that is nothing. Two readings of the same bytes with
    /// the same text give the same contacts.
    var readingText: String? {
        let usual = ReadingOptions()
        var lines: [String] = []
        if let format = reading.format { lines.append("format \(format.rawValue)") }
        if let encoding = reading.encoding { lines.append("encoding \(encoding.name)") }
        if let delimiter = reading.delimiter { lines.append("delimiter \(delimiter)") }
        for limit in ReadingLimit.allCases where limit.value(in: self) != limit.value(in: CleaningOptions()) {
            lines.append("limit \(limit.rawValue) \(limit.value(in: self))")
        }
        if reading.fallbackEncoding != usual.fallbackEncoding {
            lines.append("fallback \(reading.fallbackEncoding.name)")
        }
        if let map = reading.headerMap { lines.append(MappingFile(map).columnText) }
        lines += columnTypes.map { "type \($0.column): \($0)" }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    /// The checker of the fields of a source.
    ///
    /// - Parameter region: what the source was found to be of.
    func checker(in region: RegionCode?) -> FieldChecker {
        FieldChecker(region: region, normalization: normalization, columnTypes: columnTypes)
    }
}

/// Where numbers in national form are read whose contact names no country.
public enum RegionChoice: Sendable, Hashable {
    /// Nowhere: they are rejected as `noRegion`.
    case none
    /// In one region.
    case fixed(RegionCode)
    /// In the region that the evidence of the whole source speaks for; without enough of it they are `ambiguous`.
    case automatic
}
