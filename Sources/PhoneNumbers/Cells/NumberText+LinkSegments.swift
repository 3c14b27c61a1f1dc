// Addresses of the Internet and places on the globe.

extension NumberText {
    /// Where a link, an e-mail address or a handle ends that starts at a position; `nil` if there is none, or if it is the link of a
    /// messenger that holds a number.
    func linkEnd(at first: Int) -> Int? {
        guard isLetter(at: first) || isDigit(at: first) || self[first] == UInt8(ascii: "@"),
            first == start || isLinkBoundary(first - 1)
        else { return nil }
        var last = first
        var isLink = hasPrefix("www.", at: first) || hasPrefix("mailto:", at: first)
        while last < end, !isLinkBoundary(last) {
            if self[last] == UInt8(ascii: "@") || hasPrefix("://", at: last) { isLink = true }
            last += 1
        }
        return isLink || isDomain(first..<last) ? last : nil
    }

    private func isLinkBoundary(_ position: Int) -> Bool {
        switch self[position] {
        case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "<"), UInt8(ascii: ">"),
            UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "|"), UInt8(ascii: "\""):
            true
        default: false
        }
    }

    /// Returns `true` if a chunk begins with the name of a host and goes on with a path: `instagram.com/user061234`.
    private func isDomain(_ chunk: Range<Int>) -> Bool {
        guard has("/"), has("."), isLetter(at: chunk.lowerBound),
            let slash = chunk.first(where: { self[$0] == UInt8(ascii: "/") }),
            let point = (chunk.lowerBound..<slash).last(where: { self[$0] == UInt8(ascii: ".") })
        else { return false }
        let name = point + 1..<slash
        let first = chunk.lowerBound..<wordEnd(chunk.lowerBound)
        return name.count >= 2 && name.allSatisfy { isLetter(at: $0) } && !kind(of: first).isLabel
            && !hasPrefix("wa.me/", at: chunk.lowerBound) && !hasPrefix("t.me/", at: chunk.lowerBound)
    }

    /// Where an address of [RFC 791](https://www.rfc-editor.org/rfc/rfc791) ends that starts at a position: `172.16.254.1:8080`.
    ///
    /// Four groups of two digits are as well a number as it is written in many countries.
    func networkAddressEnd(at first: Int) -> Int? {
        if (start..<first).contains(where: { self[$0] == UInt8(ascii: "+") }) { return nil }
        var last = first
        var arePairs = true
        for part in 0..<4 {
            let group = last
            last = digitsEnd(group)
            guard last > group, last - group <= 3, number(group..<last) <= 255,
                last == group + 1 || self[group] != UInt8(ascii: "0")
            else { return nil }
            arePairs = arePairs && last - group == 2
            guard part < 3 else { break }
            guard last < end, self[last] == UInt8(ascii: ".") else { return nil }
            last += 1
        }
        if last < end, self[last] == UInt8(ascii: ":") || self[last] == UInt8(ascii: "/"), isDigit(at: last + 1) {
            return digitsEnd(last + 1)
        }
        return arePairs || !endsChunk(last) ? nil : last
    }

    /// Returns `true` for a digit behind a point, and before another one or the end.
    func isLoneDigit(at position: Int) -> Bool {
        isDigit(at: position) && self[position - 1] == UInt8(ascii: ".") && !isDigit(at: position + 1)
    }

    /// Where a latitude and a longitude end that start at a position: `52.5200, 13.4050`, `52.5200,13.4050`.
    func coordinatesEnd(at first: Int) -> Int? {
        guard let latitude = degreesEnd(at: first, upTo: 90), endsChunk(latitude) || partsDegrees(at: latitude) else {
            return nil
        }
        var next = latitude
        while next < end, !isDigit(at: next) {
            guard
                self[next] == UInt8(ascii: ",") || self[next] == UInt8(ascii: " ") || self[next] == UInt8(ascii: ";")
                    || self[next] == UInt8(ascii: "-") || self[next] == UInt8(ascii: "/") || isLetter(at: next)
            else { return nil }
            next += 1
        }
        guard next > latitude, next - latitude <= 6, let longitude = degreesEnd(at: next, upTo: 180) else { return nil }
        return endsChunk(longitude) ? longitude : nil
    }

    private func partsDegrees(at position: Int) -> Bool {
        self[position] == UInt8(ascii: ",") || self[position] == UInt8(ascii: ";")
            || self[position] == UInt8(ascii: "/")
    }

    /// Where the address of a network card ends that starts at a position, six pairs of hexadecimal digits: `92:39:82:81:96:B8`.
    func cardAddressEnd(at first: Int) -> Int? {
        guard first + 17 <= end, first == start || !isHexadecimal(first - 1) && self[first - 1] != UInt8(ascii: ":")
        else { return nil }
        for position in 0..<17 {
            let isFound =
                position % 3 == 2 ? self[first + position] == UInt8(ascii: ":") : isHexadecimal(first + position)
            guard isFound else { return nil }
        }
        return endsChunk(first + 17) ? first + 17 : nil
    }

    private func isHexadecimal(_ position: Int) -> Bool {
        isDigit(at: position) || self[position] &- UInt8(ascii: "a") < 6
    }

    /// Where a number of degrees with three decimals or more ends.
    private func degreesEnd(at first: Int, upTo maximum: Int) -> Int? {
        let point = digitsEnd(first)
        guard point > first, point - first <= 3, self[first] != UInt8(ascii: "0") || point - first == 1,
            number(first..<point) <= maximum, point < end, self[point] == UInt8(ascii: ".")
        else { return nil }
        let last = digitsEnd(point + 1)
        return last - point > 3 ? last : nil
    }
}
