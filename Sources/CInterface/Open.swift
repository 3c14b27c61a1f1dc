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
        if options.region.0 != 0 {
            region = withUnsafeBytes(of: options.region) { RegionCode(text: $0.bindMemory(to: UInt8.self)) }
            guard let region, NumberingPlan.countryCode(of: region) != nil else { return TRUNKLINE_ERROR_REGION }
        }
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

extension RegionCode {
    /// The region of a text of two letters or `001`, ending at a NUL byte or with the buffer; `nil` for any other text.
    @inline(__always)
    init?(text: UnsafeBufferPointer<UInt8>) {
        var count = 0
        while count < text.count, count < 4, text[count] != 0 { count += 1 }
        switch count {
        case 2:
            let first = text[0] & 0xDF
            let second = text[1] & 0xDF
            guard first &- UInt8(ascii: "A") < 26, second &- UInt8(ascii: "A") < 26 else { return nil }
            self.init(packedCode: UInt16(first) << 8 | UInt16(second))
        case 3:
            guard text[0] == UInt8(ascii: "0"), text[1] == UInt8(ascii: "0"), text[2] == UInt8(ascii: "1") else {
                return nil
            }
            self = .world
        default: return nil
        }
    }

    /// The region of a C string; `nil` for NULL and for any text that is not a region.
    init?(_ text: UnsafePointer<CChar>?) {
        guard let text else { return nil }
        let bytes = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
        var count = 0
        while count < 4, bytes[count] != 0 { count += 1 }
        self.init(text: UnsafeBufferPointer(start: bytes, count: count))
    }
}
