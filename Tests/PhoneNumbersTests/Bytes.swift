extension [UInt8] {
    /// Lends the bytes as a span.
    func withSpan<Result, Failure: Error>(
        _ body: (Span<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try withUnsafeBufferPointer { (buffer) throws(Failure) in try body(Span(_unsafeElements: buffer)) }
    }
}
