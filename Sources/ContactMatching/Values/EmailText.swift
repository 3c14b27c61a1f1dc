/// E-mail addresses as comparisons see them.
enum EmailText {
    /// Replaces a buffer's content by an address in small letters, without `mailto:` and blanks.
    ///
    /// Tags behind a plus sign stay: an address with a tag is an address of its own.
    ///
    /// - Returns: `false` if the text is not an address.
    static func append(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) -> Bool {
        output.removeAll(keepingCapacity: true)
        var hasNonASCII = false
        for byte in text where byte > 0x20 {
            output.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
            hasNonASCII = hasNonASCII || byte >= 0x80
        }
        if hasNonASCII { output = Array(String(decoding: output, as: UTF8.self).lowercased().utf8) }
        if output.starts(with: "mailto:".utf8) { output.removeFirst(7) }
        guard let at = output.lastIndex(of: 0x40) else { return false }
        return at > 0 && at < output.count - 1
    }

    /// Where the part before the `@` ends.
    @inline(__always)
    static func localEnd(_ address: UnsafeBufferPointer<UInt8>) -> Int { address.lastIndex(of: 0x40) ?? address.count }

    /// Returns `true` if an address belongs to a function and not to a person, or stands for none: `info@`, `sales@`,
    /// `noreply@`.
    static func isRole(_ address: UnsafeBufferPointer<UInt8>) -> Bool {
        MailboxRoles.shared.isShared(
            Span(_unsafeElements: UnsafeBufferPointer(rebasing: address[..<localEnd(address)])))
    }

    /// Returns `true` if an address names a whole household: `family.smith@`, `familie-weber@`.
    static func isHousehold(_ address: UnsafeBufferPointer<UInt8>) -> Bool {
        let local = UnsafeBufferPointer(rebasing: address[..<localEnd(address)])
        return households.contains { word in
            word.withUnsafeBufferPointer { ByteSearch.first($0, in: local) != nil }
        }
    }

    private static let households = ["famil", "famigli", "rodzin", "rodina", "perhe", "household"].map {
        Array($0.utf8)
    }
}
