import ArrowWriting

/// The format in which the rows of sources are written to a pipe.
package enum StreamFormat: String, CaseIterable, Sendable {
    /// An object a line: contacts with the rows that belong to them, findings, and sources with their counts.
    case ndjson
    /// The rows of `phone_numbers` as an Arrow IPC stream.
    case arrow

    /// Returns the bytes at the beginning of a stream.
    ///
    /// - Parameter planVersion: the version of the plans that numbers are validated against.
    package func head(planVersion: String) -> [UInt8] {
        switch self {
        case .ndjson: []
        case .arrow:
            ArrowStreamWriter(NumberFields.all).schema(metadata: [("trunkline.plan_version", planVersion)])
        }
    }

    /// The bytes at the end of a stream.
    package var end: [UInt8] {
        switch self {
        case .ndjson: []
        case .arrow: ArrowStreamWriter.end
        }
    }
}
