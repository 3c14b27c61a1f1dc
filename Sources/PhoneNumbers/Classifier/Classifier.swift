/// The strict reader of whole numbers: every sequence of bytes gets a verdict and a reason.
///
/// Unlike ``PhoneNumber/Formatter`` it never drops or invents a digit, and a national number without a region is not
/// guessed at. Verdicts and E.164 forms are those of
/// [libphonenumber](https://github.com/google/libphonenumber) for ordinary numbers; reserved ranges, damage and words
/// are told apart from them.
///
///     let classifier = Classifier(region: RegionCode("US"))
///     classifier.classify("(650) 253-0000").e164   // "+16502530000"
///     classifier.classify("(212) 555-0123").verdict  // .rejected(.entertainment)
///
/// A classifier is a small value; classifying a number allocates no memory.
public struct Classifier: Sendable {
    let table: PlanTable
    /// The region that national numbers are read in where a call names none.
    public let region: RegionCode?
    /// The categories that are accepted.
    public let allowedCategories: PhoneNumber.Categories
    /// `true` if ranges that only low-confidence sources state are used.
    public let includesLowConfidenceRanges: Bool
    /// `true` if a national number without a region is `ambiguous` if some country has it, instead of `noRegion`.
    public let triesEveryRegion: Bool
    /// The treatment of numbers that a country has replaced by others.
    public package(set) var renumbered: RenumberingPolicy
    private let allowedCodes: CodeSet?
    let defaultRegionIndex: Int?
    /// `true` for numbers that lost their trunk zero, as those of a source do throughout that a program took for amounts: one that
    /// could be a number inside an area is read with its area code.
    package var readsLostZeros = false
    /// The day on which numbers were written at the latest, as `20210131`; 0 where it is not known. A number that is valid today may be an
    /// old form if it is older than a renumbering.
    package var dateWritten: UInt32 = 0
    /// `false` for a cell whose words are read already: see ``reader(of:regionIndex:)``.
    var readsCountryWords = true

    /// A classifier.
    ///
    /// - Parameters:
    ///   - region: the region of national numbers; without it they are `noRegion`.
    ///   - allowedCountries: the calling codes that are accepted; `nil` for all.
    ///   - allowedCategories: the categories that are accepted. A number that may be of several is accepted if one is.
    ///   - includesLowConfidenceRanges: `true` if reserved ranges according to forums and the like count, too.
    ///   - triesEveryRegion: `true` to hold a national number without a region against the plans of all countries,
    ///     which tells `ambiguous` numbers from `noRegion` ones; this takes some 200 times as long as an ordinary
    ///     classification.
    ///   - renumbered: the treatment of numbers that a country has replaced by others.
    public init(
        region: RegionCode? = nil, allowedCountries: Set<PhoneNumber.CountryCode>? = nil,
        allowedCategories: PhoneNumber.Categories = .default, includesLowConfidenceRanges: Bool = false,
        triesEveryRegion: Bool = false, renumbered: RenumberingPolicy = .accept
    ) {
        self.init(
            region: region, allowedCodes: allowedCountries.map { Array($0) }, allowedCategories: allowedCategories,
            includesLowConfidenceRanges: includesLowConfidenceRanges, triesEveryRegion: triesEveryRegion,
            renumbered: renumbered)
    }

    /// A classifier that is made without hashing.
    ///
    /// - Parameter table: The plans, whose memory must stay valid.
    package init(
        region: RegionCode?, allowedCodes: [PhoneNumber.CountryCode]?, allowedCategories: PhoneNumber.Categories,
        includesLowConfidenceRanges: Bool, triesEveryRegion: Bool, renumbered: RenumberingPolicy = .accept,
        table: PlanTable = .world
    ) {
        self.table = table
        self.region = region
        self.allowedCategories = allowedCategories
        self.includesLowConfidenceRanges = includesLowConfidenceRanges
        self.triesEveryRegion = triesEveryRegion
        self.renumbered = renumbered
        self.allowedCodes = allowedCodes.map { CodeSet($0, table) }
        defaultRegionIndex = region.flatMap { table.regionIndex(of: $0) }
    }

    /// A classifier with the settings of another, for another region.
    package init(like other: Classifier, region: RegionCode?, triesEveryRegion: Bool) {
        table = other.table
        self.region = region
        allowedCategories = other.allowedCategories
        includesLowConfidenceRanges = other.includesLowConfidenceRanges
        self.triesEveryRegion = triesEveryRegion
        allowedCodes = other.allowedCodes
        renumbered = other.renumbered
        dateWritten = other.dateWritten
        readsLostZeros = other.readsLostZeros
        defaultRegionIndex = region.flatMap { other.table.regionIndex(of: $0) }
    }

    /// Classifies one number in UTF-8 bytes; bytes that are not UTF-8 are taken for letters.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8 of any length; a text of more than 250 characters, blanks at its ends aside, is not a number. One with several
    ///     numbers is `ambiguous`; ``forEachNumber(in:region:_:)`` reads them.
    ///   - region: the region that a national number is read in, instead of the classifier's own.
    /// - Returns: the verdict and what it stands on; every input has one.
    /// - Complexity: O(*n*) in the bytes, without allocating; see `triesEveryRegion` for the exception.
    public func classify(_ bytes: Span<UInt8>, region: RegionCode? = nil) -> Classification {
        number(of: bytes, regionIndex: region.map { table.regionIndex(of: $0) } ?? defaultRegionIndex)
    }

    /// The one number of a text in the region at a position.
    @inline(__always)
    func number(of bytes: Span<UInt8>, regionIndex: Int?) -> Classification {
        var dialled = DialString()
        guard dialled.read(plain: bytes) else { return onlyNumber(of: bytes, regionIndex: regionIndex) }
        let reading = read(dialled, regionIndex: regionIndex)
        guard dialled.form == .plain, reading.isSettled else {
            return onlyNumber(reading, of: bytes, regionIndex: regionIndex)
        }
        return reading
    }

    /// The reading of a text without segments of other kinds in the region at a position, and what the text dials.
    @inline(never)
    func reading(of bytes: Span<UInt8>, regionIndex: Int?, dialled: inout DialString) -> Classification {
        guard dialled.read(plain: bytes) else { return readText(bytes, regionIndex: regionIndex, dialled: &dialled) }
        return read(dialled, regionIndex: regionIndex)
    }

    /// Classifies one number in text.
    ///
    /// - Parameters:
    ///   - text: any text; more than 250 characters, blanks at its ends aside, are not a number. Several numbers are `ambiguous`.
    ///   - region: the region that a national number is read in, instead of the classifier's own.
    /// - Returns: the verdict and what it stands on; every input has one.
    public func classify(_ text: String, region: RegionCode? = nil) -> Classification {
        var text = text
        return text.withUTF8 { classify(Span(_unsafeElements: $0), region: region) }
    }

    /// `true` if numbers of the region are written with a zero in front that is not dialled from abroad.
    package var writesTrunkZero: Bool {
        defaultRegionIndex.map { table.writesTrunkZero(inRegion: $0) } ?? false
    }

    @inline(__always)
    func isAllowed(code: UInt16) -> Bool {
        guard let allowedCodes else { return true }
        return allowedCodes.contains(plan: Int(table.codes[Int(code)]))
    }
}

/// A set of calling codes, as bits by the position of their plan.
private struct CodeSet: Sendable {
    private var bits = SIMD4<UInt64>()

    init(_ codes: [PhoneNumber.CountryCode], _ table: PlanTable) {
        for code in codes {
            let plan = Int(table.codes[Int(code.number)])
            bits[(plan >> 6) & 3] |= 1 << UInt64(plan & 63)
        }
    }

    func contains(plan: Int) -> Bool {
        bits[(plan >> 6) & 3] & (1 << UInt64(plan & 63)) != 0
    }
}
