// Post codes, with the place that they are of.

extension NumberText {
    /// The post code with letters that begins with a word, as in Great Britain, Canada and Ireland: `SW1A 1AA`, `M5V 2T6`, `D02 X285`.
    func letteredPostCode(at first: Int) -> CellSegment? {
        let space = letteredChunkEnd(first)
        guard 2...4 ~= space - first, digitCount(first..<space) > 0, space < end, self[space] == UInt8(ascii: " ")
        else {
            return nil
        }
        let second = space + 1
        let last = letteredChunkEnd(second)
        switch last - second {
        // `1AA`, `2T6`, `X285`
        case 3 where isDigit(at: second) && isLetter(at: second + 1):
            let isCanadian = space - first == 3 && isDigit(at: first + 1) && isLetter(at: first + 2)
            guard isLetter(at: last - 1) || isCanadian else { return nil }
        case 4 where space - first == 3 && isLetter(at: second):
            guard digitCount(second..<last) > 0 else { return nil }
        default: return nil
        }
        return CellSegment(range: first..<last, kind: .place)
    }

    private func letteredChunkEnd(_ position: Int) -> Int {
        var last = position
        while isLetter(at: last) || isDigit(at: last) { last += 1 }
        return last
    }

    /// The post code behind the letters of its country: `D-80331`, `LV-1050`; with its place where the letters may mean something else or a
    /// space stands behind them: `D 80331 Köln`.
    func postCode(behindCountry word: Range<Int>) -> CellSegment? {
        // `3456-7890 e 98765-4321`: a word that joins numbers.
        guard word.count <= 2, word.allSatisfy({ self[$0] >= UInt8(ascii: "a") }), word.upperBound < end,
            kind(of: word) != .conjunction, !kind(of: word).isLabel
        else { return nil }
        let isHyphenated = self[word.upperBound] == UInt8(ascii: "-")
        guard isHyphenated || self[word.upperBound] == UInt8(ascii: " "),
            let code = postCodeEnd(at: word.upperBound + 1),
            digitCount(outside: word.lowerBound..<code) > 5
        else { return nil }
        if let place = placeName(behind: code) { return CellSegment(range: word.lowerBound..<place, kind: .place) }
        // `NY 10001-1234`
        let isZIP = code - word.upperBound == 11 && isDigit(at: word.upperBound + 5)
        guard isZIP || isHyphenated && isCountryCode(word) && self[word.upperBound + 1] != UInt8(ascii: "0") else {
            return nil
        }
        return CellSegment(range: word.lowerBound..<code, kind: .place)
    }

    /// Where a post code and the name of its place end in front of a number: `80331 München 089 234567`, `105 57 Αθήνα`, `1012 AB Amsterdam`.
    func postCodeAndPlaceEnd(at first: Int) -> Int? {
        guard isAtStart(first), let code = postCodeEnd(at: first), let place = placeName(behind: code),
            digitCount(place..<end) > 5
        else { return nil }
        // `620-8202 Xenia 720-8348`: a number where people group so, unless the place is written in letters of another script.
        let isNumber = hasSevenDigits && code == first + 8 && hasPrefix("-", at: first + 3)
        return isNumber && self[nextLetter(from: code)] >= UInt8(ascii: "a") ? nil : place
    }

    /// Where the digits of a post code end: four to six, or in groups: `811 01`, `560 036`, `00-950`, `01310-100`, `4000-322`, `20.040-020`.
    private func postCodeEnd(at first: Int) -> Int? {
        let last = digitsEnd(first)
        guard last > first, last - first <= 6 else { return nil }
        if last < end, Self.postCodeMarks.contains(Unicode.Scalar(self[last])) {
            let second = digitsEnd(last + 1)
            switch (last - first, second - last - 1, self[last]) {
            case (3, 2...3, UInt8(ascii: " ")), (2, 3, UInt8(ascii: "-")), (3, 4, UInt8(ascii: "-")),
                (4, 3, UInt8(ascii: "-")),
                (5, 3...4, UInt8(ascii: "-")):
                return endsChunk(second) ? second : nil
            case (2, 3, UInt8(ascii: ".")):
                let third = digitsEnd(second + 1)
                return second < end && self[second] == UInt8(ascii: "-") && third == second + 4 && endsChunk(third)
                    ? third : nil
            default: break
            }
        }
        return last - first >= 4 && endsChunk(last) ? last : nil
    }

    /// A space, a hyphen and a point.
    private static let postCodeMarks = ASCIISet(low: 0x0000_6001_0000_0000, high: 0)

    /// Where the word ends that follows a post code, if it is one that nobody lists, as the name of a place.
    private func placeName(behind code: Int) -> Int? {
        var first = code
        while first < end, self[first] == UInt8(ascii: " ") || self[first] == UInt8(ascii: ",") { first += 1 }
        guard first > code, isLetter(at: first) else { return nil }
        var last = wordEnd(first)
        // `1012 AB Amsterdam`
        if last == first + 2, let next = word(from: last), next.lowerBound == last + 1, kind(of: next) == .unknown {
            last = next.upperBound
        }
        guard kind(at: last - 1) == .unknown, !isDigit(at: last) else { return nil }
        // `110 00 Praha 1 036742245`
        let district = digitsEnd(last + 1)
        let isDistrict =
            1...2 ~= district - last - 1 && self[last] == UInt8(ascii: " ") && district < end
            && self[district] == UInt8(ascii: " ") && beginsNumber(district + 1)
        return isDistrict ? district : last
    }

    /// The post code behind a word that names a line in another language, in groups that are those of a post code, beside a number:
    /// `CEP 44.965-151`, where Turks call a mobile so.
    func postCode(behindLabel word: Range<Int>) -> CellSegment? {
        let first = skippingConnectors(word.upperBound)
        guard let last = postCodeEnd(at: first), self[first] != UInt8(ascii: "0"), digitCount(first..<last) == 8,
            digitCount(outside: first..<last) > 6
        else { return nil }
        return CellSegment(range: word.lowerBound..<last, kind: .place)
    }

    /// The number that a word for post codes names: `CEP 38.267-073`, `PLZ 80331`, `Pin code 560 036`.
    func postCode(behindWord word: Range<Int>) -> Int? {
        let first = skippingConnectors(behindPlusFour(word))
        guard let last = postCodeEnd(at: first) else { return nil }
        // `CP 08002 Barcelona`
        guard digitsEnd(first) < last else { return last - first == 5 ? placeName(behind: last) : nil }
        // `Room 214 030 234567`
        let next = skippingSpaces(last)
        let isSpaced = self[digitsEnd(first)] == UInt8(ascii: " ")
        return isSpaced && isDigit(at: next) && self[next] != UInt8(ascii: "0") ? nil : last
    }

    /// Where a word ends, with `+4` behind it, as in the name of American post codes with nine digits: `ZIP+4`.
    func behindPlusFour(_ word: Range<Int>) -> Int {
        let plus = skippingSpaces(word.upperBound)
        return hasPrefix("+4", at: plus) && plus + 2 < end && !isDigit(at: plus + 2) ? plus + 2 : word.upperBound
    }
}
