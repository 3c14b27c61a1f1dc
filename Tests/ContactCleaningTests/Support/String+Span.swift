extension String {
    /// Calls the body with the bytes of the text.
    func withSpan<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
        try Array(utf8).withUnsafeBufferPointer { try body(Span(_unsafeElements: $0)) }
    }
}
