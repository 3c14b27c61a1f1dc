/// E-mail addresses as comparisons see them.
enum EmailText {
    /// Replaces a buffer's content by an address in small letters, without `mailto:`, blanks and the tag behind a plus sign
    /// ([RFC 5233](https://www.rfc-editor.org/rfc/rfc5233)), and in Gmail without points: what reaches one mailbox is one address.
    ///
    /// - Returns: `false` if the text is not an address.
    static func append(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) -> Bool {
        output.removeAll(keepingCapacity: true)
        output.append(contentsOf: text)
        var (hasBlank, hasNonASCII) = (false, false)
        output.withUnsafeMutableBufferPointer { output in
            for place in output.indices {
                let byte = output[place]
                if byte &- 0x41 < 26 { output[place] = byte | 0x20 }
                hasBlank = hasBlank || byte <= 0x20
                hasNonASCII = hasNonASCII || byte >= 0x80
            }
        }
        if hasBlank { output.removeAll { $0 <= 0x20 } }
        if hasNonASCII { output = Array(String(decoding: output, as: UTF8.self).lowercased().utf8) }
        if output.first == Letter.m, output.starts(with: mailto) { output.removeFirst(mailto.count) }
        guard let at = output.withUnsafeBufferPointer({ $0.lastIndex(of: 0x40) }), at > 0, at < output.count - 1 else {
            return false
        }
        normalizeLocal(of: &output, at: at)
        return true
    }

    private static let mailto = Array("mailto:".utf8)
    private static let googleMail = Array("googlemail.com".utf8)
    private static let gmail = Array("gmail.com".utf8)

    private static func normalizeLocal(of address: inout [UInt8], at: Int) {
        if address[at + 1] == Letter.g, address[(at + 1)...].elementsEqual(googleMail) {
            address.replaceSubrange((at + 1)..., with: gmail)
        }
        let isGmail = address[at + 1] == Letter.g && address[(at + 1)...].elementsEqual(gmail)
        let plus = address.withUnsafeBufferPointer { $0[..<at].firstIndex(of: 0x2B) }.flatMap { $0 > 0 ? $0 : nil }
        if let plus { address.removeSubrange(plus..<at) }
        guard isGmail, address[..<(plus ?? at)].contains(where: { $0 != 0x2E }) else { return }
        var place = 0
        while address[place] != 0x40 {
            if address[place] == 0x2E { address.remove(at: place) } else { place += 1 }
        }
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

    /// Returns `true` if an address stands for none, as people type it where one has to be given: `none@example.com`, `x@x.com`.
    static func isOfNobody(_ address: UnsafeBufferPointer<UInt8>) -> Bool {
        let local = address[..<localEnd(address)]
        if local.allSatisfy({ $0 == local.first }) {
            let domain = address.dropFirst(local.count + 1)
            return local.count > 1 || domain.first == local.first && domain.dropFirst().first == UInt8(ascii: ".")
        }
        return MailboxRoles.shared.isNobody(Span(_unsafeElements: UnsafeBufferPointer(rebasing: local)))
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
