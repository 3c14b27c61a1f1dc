import ContactCleaning
import JSONWriting

extension ByteOutput {
    /// Writes the bytes of a JSON document, which may continue afterwards.
    ///
    /// - Throws: ``ClosedPipe`` or ``OutputError``.
    mutating func write(_ json: inout JSONWriter) throws {
        try write(json.bytes[...])
        json.removeBytes()
    }

    /// Writes a whole JSON document, and a line end.
    ///
    /// - Throws: ``ClosedPipe`` or ``OutputError``.
    mutating func writeDocument(_ body: (inout JSONWriter) -> Void) throws {
        var json = JSONWriter()
        body(&json)
        json.endDocument()
        try write(&json)
    }
}
