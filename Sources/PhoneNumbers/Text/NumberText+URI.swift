// Numbers in addresses: `tel:` and its relatives, and the links of messengers.

extension NumberText {
    /// The statement of an address about a number.
    enum URIContent {
        /// The text is not an address.
        case none
        /// The text was narrowed to the number in the address.
        case number
        /// The same, of a number that is valid inside a domain: `tel:7042;phone-context=example.com`.
        case numberOfDomain
        /// The address holds no number: a name, a page, an invitation.
        case noNumber
        /// An address of a number that breaks the rules of its scheme.
        case malformed
    }

    /// Schemes whose path is a number, by
    /// [RFC 3966](https://www.rfc-editor.org/rfc/rfc3966), [RFC 5724](https://www.rfc-editor.org/rfc/rfc5724) and custom.
    private static let numberSchemes: [StaticString] = [
        "tel:", "sms:", "smsto:", "callto:", "telprompt:", "mms:", "mmsto:", "fax:", "modem:", "facetime:",
        "facetime-audio:", "wtai://wp/mc;",
    ]

    /// Places behind which the links of messengers have a number with its calling code, without a plus.
    private static let linkPlaces: [StaticString] = [
        "wa.me/c/", "wa.me/", "phone=", "number=", "signal.me/#p/", "t.me/",
    ]

    /// `true` if the text is the address of a number, which is read as a whole.
    var isAddressOfNumber: Bool {
        guard has(":") || has("/"), isLetter(at: start) else { return false }
        return hasPrefix("sip:", at: start) || hasPrefix("sips:", at: start) || hasPrefix("skype:", at: start)
            || isMessengerLink && isMessenger || position(of: "phone-context") != nil
            || Self.numberSchemes.contains {
                hasPrefix($0, at: start) && self[start + $0.utf8CodeUnitCount] != UInt8(ascii: " ")
            }
    }

    /// Narrows an address to the number in it.
    mutating func takeURI() -> URIContent {
        guard has(":") || has("/"), isLetter(at: start) else { return takeParameters() }
        if hasPrefix("sip:", at: start) || hasPrefix("sips:", at: start) { return takeSIP() }
        if hasPrefix("skype:", at: start) {
            let path = start + 6
            guard path < end, self[path] == UInt8(ascii: "+") else { return .noNumber }
            return take(path, until: "?&") ? .number : .noNumber
        }
        for scheme in Self.numberSchemes where hasPrefix(scheme, at: start) {
            var path = start + scheme.utf8CodeUnitCount
            if hasPrefix("//", at: path) { path += 2 }
            guard path < end, self[path] != UInt8(ascii: " ") else { return .none }
            return takePath(path, hasText: hasPrefix("to:", at: start + scheme.utf8CodeUnitCount - 3))
        }
        if isMessengerLink { return takeLink() }
        return takeParameters()
    }

    /// Narrows the text to the path of an address of a number, and reads its parameters.
    ///
    /// - Parameter hasText: `true` if a text may follow behind another colon, as in `smsto:`.
    private mutating func takePath(_ path: Int, hasText: Bool) -> URIContent {
        if has("%") { return take(path, until: "?&") ? takeParameters(ofAddress: true) : .noNumber }
        guard !isLetter(at: path) || isDigit(at: path + 1) else { return .noNumber }
        var last = path
        while last < end, self[last] != UInt8(ascii: "?"), self[last] != UInt8(ascii: "&"),
            !hasText || self[last] != UInt8(ascii: ":")
        { last += 1 }
        keep(path..<last)
        return takeParameters(ofAddress: true)
    }

    private var isMessengerLink: Bool {
        hasPrefix("http", at: start) || hasPrefix("wa.me/", at: start) || hasPrefix("t.me/", at: start)
            || hasPrefix("whatsapp://", at: start) || hasPrefix("viber://", at: start) || hasPrefix("tg://", at: start)
            || hasPrefix("sgnl://", at: start) || hasPrefix("api.whatsapp.com/", at: start)
    }

    /// `sip:+16502530000@example.com;user=phone`, [RFC 3261](https://www.rfc-editor.org/rfc/rfc3261): the user part is a
    /// number if it has a plus or the address says so. Its parameters stand in front of the `@`, 19.1.6.
    private mutating func takeSIP() -> URIContent {
        guard let colon = (start..<end).first(where: { self[$0] == UInt8(ascii: ":") }) else { return .noNumber }
        let path = hasPrefix("//", at: colon + 1) ? colon + 3 : colon + 1
        guard path < end, self[path] == UInt8(ascii: "+") || position(of: "user=phone") != nil else { return .noNumber }
        guard take(path, until: "@?") else { return .noNumber }
        if let host = position(of: "@") { keep(start..<host) }
        let content = takeParameters(ofAddress: true)
        return content == .none ? .number : content
    }

    /// `true` unless the address is one of another page, which may have a word of messengers as well.
    private var isMessenger: Bool {
        !hasPrefix("http", at: start) || position(of: "wa.me/") != nil || position(of: "whatsapp.com/") != nil
            || position(of: "//t.me/") != nil || position(of: "signal.me/") != nil || position(of: "viber.com/") != nil
    }

    /// `https://wa.me/16502530000`: the number of a messenger's link.
    private mutating func takeLink() -> URIContent {
        guard isMessenger else { return .none }
        for place in Self.linkPlaces {
            guard let found = position(of: place) else { continue }
            let path = found + place.utf8CodeUnitCount
            let isTelegram = hasPrefix("t.me/", at: found)
            guard path < end, !isTelegram || self[path] == UInt8(ascii: "+"), take(path, until: "?&#/ ") else {
                return .noNumber
            }
            if !hasPlus, self[start] != UInt8(ascii: "0") { markPlus() }
            return .number
        }
        return .noNumber
    }

    /// Narrows the text to the number at a position, up to one of some marks or the end, and decodes `%2B` and the like;
    /// `false` if letters stand there.
    private mutating func take(_ path: Int, until marks: StaticString) -> Bool {
        let ends = ASCIISet(marks)
        let first = room
        var length = first
        var position = path
        var isParameter = false
        while position < end {
            var character = self[position]
            if character == UInt8(ascii: "%"), let decoded = decoded(at: position + 1) {
                character = decoded
                position += 2
            } else if !isParameter, ends.contains(Unicode.Scalar(character)) {
                break
            }
            if character == UInt8(ascii: ";") { isParameter = true }
            if !isParameter, Self.isLetter(character) { return false }
            put(character, at: length)
            length += 1
            position += 1
        }
        keep(first..<length)
        return !isEmpty
    }

    /// The character of two hexadecimal digits.
    private func decoded(at position: Int) -> UInt8? {
        guard position + 1 < end, let high = hexadecimal(self[position]), let low = hexadecimal(self[position + 1])
        else {
            return nil
        }
        let character = high << 4 | low
        return character >= 0x20 && character < 0x7F ? character : nil
    }

    private func hexadecimal(_ character: UInt8) -> UInt8? {
        switch character {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
        default: nil
        }
    }

    // MARK: - Parameters

    /// Reads the parameters of a number, which stand in any order, [RFC 3966](https://www.rfc-editor.org/rfc/rfc3966), 3: a global context is
    /// put in front of the number, an extension behind it, and the others are dropped.
    ///
    /// - Parameter isAddress: `true` if what stands behind the number is parameters only.
    private mutating func takeParameters(ofAddress isAddress: Bool = false) -> URIContent {
        guard hasKeypadLetters, has(";") else { return has(":") && hasPrefix("tel:", at: start) ? .number : .none }
        let (label, context) = (position(of: ";ext="), position(of: ";phone-context="))
        let `extension` = label.map { $0..<digitsEnd($0 + 5) } ?? end..<end
        if `extension`.count - 5 > Self.maximumExtensionDigits { return .malformed }
        let number = numberBeforeParameters(label, context, isAddress: isAddress)
        guard number.upperBound < end else { return .none }
        if number.isEmpty { return .noNumber }
        guard let context else {
            if isAddress { rewrite(prefix: number, then: `extension`) } else if label == nil { keep(number) }
            return .none
        }
        let value = context + 15..<parameterEnd(context + 15)
        guard !value.isEmpty, self[value.lowerBound] == UInt8(ascii: "+") else {
            let isGlobal = self[number.lowerBound] == UInt8(ascii: "+")
            rewrite(prefix: number, then: `extension`)
            return isGlobal ? .number : .numberOfDomain
        }
        guard isContext(value.lowerBound + 1..<value.upperBound) else { return .malformed }
        rewrite(prefix: value, then: number, `extension`)
        return .number
    }

    /// The number in front of its parameters; all of the text where there are none.
    private func numberBeforeParameters(_ label: Int?, _ context: Int?, isAddress: Bool) -> Range<Int> {
        let last = min(label ?? end, context ?? end, position(of: ";isub=") ?? end)
        let first = min(position(of: "tel:").map { $0 + 4 } ?? start, last)
        var other = first
        while other < last, self[other] != UInt8(ascii: ";") || !isLetter(at: other + 1) { other += 1 }
        return first..<(isAddress ? other : last)
    }

    /// Where the value of a parameter ends that starts at a position.
    private func parameterEnd(_ value: Int) -> Int {
        var last = value
        while last < end, self[last] != UInt8(ascii: ";") { last += 1 }
        return last
    }

    /// The most digits that an extension has.
    static let maximumExtensionDigits = 20

    /// Returns `true` if digits and visual separators follow the plus of a context, a digit first.
    private func isContext(_ range: Range<Int>) -> Bool {
        guard isDigit(at: range.lowerBound) else { return false }
        return range.allSatisfy {
            isDigit(at: $0) || self[$0] == UInt8(ascii: "-") || self[$0] == UInt8(ascii: ".")
                || self[$0] == UInt8(ascii: "(") || self[$0] == UInt8(ascii: ")")
        }
    }
}
