public import Archives
public import ContactReading
import PhoneNumbers
public import RegionInference

/// The options for reading sources, validating their numbers and normalizing other values.
public struct CleaningOptions: Sendable, Hashable {
    /// The region of numbers in national form whose contact names no country.
    public var region: RegionChoice
    /// The policy by which numbers are accepted.
    public var acceptancePolicy: AcceptancePolicy
    /// The kinds of values that are stored in normalized form beside the raw one.
    public var normalization: FieldNormalization
    /// Encoding, delimiter, map of columns, and limits.
    public var reading: ReadingOptions
    /// The types of columns that have no field.
    public var columnTypes: [ColumnType] = []
    /// The places in the mapping file that the map and the types are from; `nil` if they are from none.
    var mappingPlaces: MappingPlaces?
    /// The limits on the size of packed and converted content; the limits of ``reading`` hold for converted records,
    /// too.
    public var expansion = ExpansionLimits()
    /// The names of the sheets that are read of workbooks; all sheets without names.
    public var sheets: [String] = []

    /// Creates options.
    public init(
        region: RegionChoice = .none, acceptancePolicy: AcceptancePolicy = .default,
        normalization: FieldNormalization = [],
        reading: ReadingOptions = ReadingOptions()
    ) {
        self.region = region
        self.acceptancePolicy = acceptancePolicy
        self.normalization = normalization
        self.reading = reading
    }

    /// The limits of containers, with those of records.
    var containerLimits: ExpansionLimits {
        var limits = expansion
        limits.maxRecordLength = reading.maxRecordLength
        limits.maxColumnCount = reading.maxColumnCount
        limits.maxValueCount = reading.maxValueCount
        return limits
    }

    /// The classifier for the numbers of a source.
    ///
    /// - Parameter region: the region that the evidence of the source gave, if that is the choice.
    func classifier(in region: RegionCode?) -> Classifier {
        acceptancePolicy.classifier(region: region, triesEveryRegion: regionChoice == .automatic)
    }

    /// The region of national numbers: that of the caller, else that of the map of columns.
    ///
    /// A region that the caller names goes before that of a map; a map's goes before evidence.
    var regionChoice: RegionChoice {
        if case .fixed = region { return region }
        return reading.headerMap?.region.flatMap { RegionCode($0) }.map { .fixed($0) } ?? region
    }

    /// The options for reading contacts. The region of a map is that of the source then, not a hint of each contact,
    /// which would contradict the contact's own country.
    var contactReading: ReadingOptions {
        var reading = reading
        reading.headerMap?.region = nil
        if case .fixed(let region) = regionChoice { reading.region = region }
        return reading
    }

    /// The settings of the caller that override detection, as one text; `nil` if there are none. The same bytes with
    /// the same text give the same contacts.
    var overridesText: String? {
        let defaults = ReadingOptions()
        var lines: [String] = []
        if let format = reading.format { lines.append("format \(format.rawValue)") }
        if let encoding = reading.encoding { lines.append("encoding \(encoding.name)") }
        if let delimiter = reading.delimiter { lines.append("delimiter \(delimiter)") }
        for limit in InputLimit.allCases where limit.value(in: self) != limit.value(in: CleaningOptions()) {
            lines.append("limit \(limit.rawValue) \(limit.value(in: self))")
        }
        if reading.fallbackEncoding != defaults.fallbackEncoding {
            lines.append("fallback \(reading.fallbackEncoding.name)")
        }
        if let map = reading.headerMap { lines.append(MappingFile(map).columnText) }
        lines += columnTypes.map { "type \($0.column): \($0)" }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    /// The checker for the other fields of a source.
    ///
    /// - Parameter region: the region that the evidence of the source gave.
    func checker(in region: RegionCode?) -> FieldChecker {
        FieldChecker(region: region, normalization: normalization, columnTypes: columnTypes)
    }
}

extension CleaningOptions {
    /// Takes the columns and their types from a mapping file.
    public mutating func apply(_ mapping: MappingFile) {
        reading.headerMap = mapping.map
        columnTypes = mapping.types
        mappingPlaces = mapping.places
    }
}
