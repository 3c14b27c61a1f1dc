import ContactReading

/// Values that 3.0 and 4.0 write in different forms: places, and numbers and types of keys.
enum VersionForms {
    /// A place as 4.0 has it, `geo:54.71,20.51` ([RFC 6350](https://www.rfc-editor.org/rfc/rfc6350), section 6.5.2); `nil` if it is none of 3.0.
    static func placeOf40(_ value: [UInt8]) -> [UInt8]? {
        numbers(value[...], ASCII.semicolon).map { Array("geo:".utf8) + $0.joined(separator: [ASCII.comma]) }
    }

    /// A place as 3.0 has it, `54.71;20.51` ([RFC 2426](https://www.rfc-editor.org/rfc/rfc2426), section 3.4.2); `nil` for one that says more.
    static func placeOf30(_ value: [UInt8]) -> [UInt8]? {
        guard value.withUnsafeBufferPointer({ $0.hasWordPrefix("geo:") }) else { return nil }
        return numbers(value[4...], ASCII.comma).map { Array($0.joined(separator: [ASCII.semicolon])) }
    }

    private static func numbers(_ text: ArraySlice<UInt8>, _ separator: UInt8) -> [[UInt8]]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false).map { part in
            // Some write a comma of a list with its escape.
            Array(part.filter { $0 != ASCII.backslash && $0 > ASCII.space })
        }
        let isPlace = parts.count == 2 && parts.allSatisfy { Double(String(decoding: $0, as: UTF8.self)) != nil }
        return isPlace ? parts : nil
    }

    /// The media type of a key by its type in 3.0: `PGP`, `X509`.
    static func mediaType(ofKey type: String) -> String {
        switch type.uppercased() {
        case "PGP", "GPG": "application/pgp-keys"
        case "X509": "application/pkix-cert"
        default: "application/octet-stream"
        }
    }
}
