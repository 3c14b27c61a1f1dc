/// A request that no page of ours sends.
struct BadRequest: Error, CustomStringConvertible {
    var description: String
}

/// A value that is refused.
struct NotTaken: Error, CustomStringConvertible {
    var description: String
}

/// A change of something that is not any more what the page shows.
struct Conflict: Error, CustomStringConvertible {
    var description: String
}

/// A page, upload or number that an address or a request names and that is not there.
struct NotFound: Error {}
