internal import CTrunkline

/// The meaning of an error code; see `trunkline.h`.
@c @implementation
public func trunkline_error_text(_ code: Int32) -> UnsafePointer<CChar> {
    switch code {
    case TRUNKLINE_OK: constant("no error")
    case TRUNKLINE_ERROR_ARGUMENT: constant("a required pointer is NULL, or a size, part or style is unknown")
    case TRUNKLINE_ERROR_REGION:
        constant("no numbering plan has this region; a region is an ISO 3166-1 code of two letters, as \"US\"")
    case TRUNKLINE_ERROR_COUNTRY_CODE: constant("an allowed country calling code is not assigned")
    case TRUNKLINE_ERROR_COLUMN_TYPE:
        constant("the column is not a column of strings (Arrow formats u, U and vu); cast it to strings")
    case TRUNKLINE_ERROR_COLUMN_LENGTH:
        constant("the region column has another number of rows than the column of cells")
    case TRUNKLINE_ERROR_TOO_LARGE: constant("a column of results would pass 2 GiB; pass fewer rows at once")
    case TRUNKLINE_ERROR_MEMORY: constant("out of memory")
    case TRUNKLINE_ERROR_CAPACITY: constant("the result does not fit into the buffer; pass a larger one")
    case TRUNKLINE_ERROR_NO_NUMBER:
        constant("the number has no such form: it fits no numbering plan, or is not accepted (E.164)")
    case TRUNKLINE_ERROR_RULE: constant("no rule has this identifier in this plan version")
    default: constant("unknown error")
    }
}
