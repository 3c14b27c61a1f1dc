public import CTrunkline

#if canImport(PhoneNumbers)
import PhoneNumbers
#endif

/// Creates a classifier; see `trunkline.h`.
@c @implementation
public func trunkline_open(
    _ options: UnsafePointer<trunkline_options>?, _ classifier: UnsafeMutablePointer<OpaquePointer?>
) -> Int32 {
    var region: RegionCode?
    var allowedCodes: [PhoneNumber.CountryCode]?
    var allowedCategories = PhoneNumber.Categories.default
    var includesLowConfidenceRanges = false
    var triesEveryRegion = false
    if let options = options?.pointee {
        guard options.size == UInt32(MemoryLayout<trunkline_options>.size) else { return TRUNKLINE_ERROR_ARGUMENT }
        let home = withUnsafeBytes(of: options.region) { HomeRegion($0.prefix { $0 != 0 }) }
        guard let home else { return TRUNKLINE_ERROR_REGION }
        region = home.code
        if options.allowed_categories != 0 {
            let known = UInt32(PhoneNumber.Categories.all.rawValue)
            guard options.allowed_categories & ~known == 0 else { return TRUNKLINE_ERROR_ARGUMENT }
            allowedCategories = PhoneNumber.Categories(rawValue: UInt16(options.allowed_categories))
        }
        includesLowConfidenceRanges = options.includes_low_confidence_ranges != 0
        triesEveryRegion = options.tries_every_region != 0
        if let codes = options.allowed_country_codes {
            var countries: [PhoneNumber.CountryCode] = []
            for position in 0..<options.allowed_country_code_count {
                guard let code = PhoneNumber.CountryCode(number: codes[position]) else {
                    return TRUNKLINE_ERROR_COUNTRY_CODE
                }
                countries.append(code)
            }
            allowedCodes = countries
        }
    }
    guard let memory = malloc(MemoryLayout<Classifier>.size) else { return TRUNKLINE_ERROR_MEMORY }
    memory.initializeMemory(
        as: Classifier.self,
        to: Classifier(
            region: region, allowedCodes: allowedCodes, allowedCategories: allowedCategories,
            includesLowConfidenceRanges: includesLowConfidenceRanges, triesEveryRegion: triesEveryRegion))
    classifier.pointee = OpaquePointer(memory)
    return TRUNKLINE_OK
}

/// Releases a classifier; see `trunkline.h`.
@c @implementation
public func trunkline_close(_ classifier: OpaquePointer?) {
    // A classifier is a plain value: nothing in it is counted or freed.
    free(classifier.map { UnsafeMutableRawPointer($0) })
}

extension Classifier {
    /// The classifier that a handle stands for.
    @inline(__always)
    static func at(_ handle: OpaquePointer) -> UnsafePointer<Classifier> { UnsafePointer(handle) }
}
