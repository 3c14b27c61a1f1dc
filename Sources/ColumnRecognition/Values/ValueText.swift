import ContactReading
import PhoneNumbers

/// One value of a column, and what it may be.
struct ValueText {
    /// The value without blanks at its ends.
    let text: String
    /// The possible kinds of the value, but for ``ValueProfile/Kind/phone``, which takes longer to find.
    private(set) var kinds: [ValueProfile.Kind] = []
    /// The value of digits without anything between them; `nil` for other texts.
    private(set) var number: UInt64?
    private var digitCount = 0
    /// `true` if the text is an e-mail address, or several mailboxes.
    private let isEmail: Bool

    /// A value; `nil` for blanks and for texts that say that there is none, but for those that say no.
    init?(_ value: String) {
        let text = String(decoding: Array(value.utf8).withUnsafeBufferPointer { Array($0.trimmed) }, as: UTF8.self)
        guard !text.isEmpty, text.utf8.count <= 400 else { return nil }
        let answers = Answers(of: text)
        guard answers.contains(.sure) || !Self.asBytes(text, Placeholder.isWhole) else { return nil }
        self.text = text
        isEmail = MailboxList.isOfAddresses(text)
        digitCount = text.unicodeScalars.count { DecimalDigit.value(of: $0) != nil }
        if digitCount == text.utf8.count, digitCount <= 18 { number = UInt64(text) }
        if digitCount == 0 {
            kinds = wordKinds() + (isCode ? [.text, .code] : isFullName ? [.text, .fullName] : [.text])
        } else {
            kinds = numberKinds()
        }
        if isEmail { kinds.append(.email) }
        if text.contains("://") || text.hasPrefix("www.") { kinds.append(.url) }
        if digitCount == 0, answers.contains(.accountRole) { kinds.append(.accountRole) }
        kinds += answers.kinds(of: text)
    }

    /// `true` if the text could be several numbers, or a number beside words.
    var mayHoldPhone: Bool {
        digitCount >= 6 && !kinds.contains(.email) && !kinds.contains(.url) && text.utf8.count <= 120
    }

    /// `true` if some country has a number that is written like this.
    var isPhone: Bool {
        guard !kinds.contains(where: { [.date, .decimal, .internetAddress].contains($0) }) else { return false }
        return Self.asBytes(text) { bytes in
            var isPhone = false
            Self.classifier.forEachNumber(in: bytes) { _, number in
                isPhone = isPhone || number.verdict == .ambiguous || number.e164 != nil
            }
            return isPhone
        }
    }

    /// `true` if the text is digits alone that are a number of some country with a plus in front, and do not begin with a zero.
    var lacksPlus: Bool {
        guard number != nil, (10...15).contains(digitCount), text.utf8.first != ASCII.zero else { return false }
        return Self.asBytes("+" + text) { Self.worldClassifier.classify($0).planRule != .none }
    }

    private static let worldClassifier = Classifier(allowedCategories: .all, renumbered: .refuse)
    private static let classifier = Classifier(
        allowedCategories: .all, triesEveryRegion: true, renumbered: .refuse)

    /// `true` if the text has a mark that is one of programs and of no name.
    private var isCode: Bool { text.utf8.contains { "/_=<>{}\\#*".utf8.contains($0) } && !isEmail }

    /// `true` if the text is two to four words of letters. The first and the last begin with a capital letter where their script has such.
    private var isFullName: Bool {
        let words = text.split(separator: " ")
        guard (2...4).contains(words.count), text.utf8.count <= 60 else { return false }
        let isName = { (word: Substring) in
            word.unicodeScalars.allSatisfy {
                $0.properties.isAlphabetic || $0.properties.canonicalCombiningClass != .notReordered
                    || ".'’-,".unicodeScalars.contains($0)
            }
        }
        return words.allSatisfy(isName)
            && [words[0], words[words.count - 1]].allSatisfy {
                $0.first.map { $0.isLetter && !$0.isLowercase } ?? false
            }
    }

    private func wordKinds() -> [ValueProfile.Kind] {
        guard text.utf8.count <= 60 else { return [] }
        var kinds: [ValueProfile.Kind] = []
        let heading = Heading(text)
        if LineLabel.isLabel(heading) { kinds.append(.label) }
        if CountryNames.region(named: text) != nil {
            kinds.append(.country)
            if text.count > 3 { kinds.append(.countryName) }
        }
        return kinds
    }

    private func numberKinds() -> [ValueProfile.Kind] {
        var kinds: [ValueProfile.Kind] = []
        if text.unicodeScalars.contains(where: \.properties.isAlphabetic) { kinds.append(.mixed) }
        if Self.asBytes(text, CalendarDate.isWhole) || ShortDate.isWhole(text) || TimeOfDay.isWhole(text) {
            kinds.append(.date)
        }
        if let number {
            if digitCount == 8, ShortDate.isBare(number) { kinds.append(.bareDate) }
            if digitCount == 10, (1_000_000_000..<2_100_000_000).contains(number) { kinds.append(.unixTime) }
            if digitCount <= 6 { kinds.append(.fewDigits) }
        }
        if isCallingCode { kinds.append(.callingCode) }
        if CountryCodes.region(ofNumber: text) != nil { kinds.append(.numericCountry) }
        if Self.isDecimal(text) { kinds.append(.decimal) }
        if text.split(separator: "-", omittingEmptySubsequences: false).map(\.utf8.count) == [3, 2, 4]
            || text.split(separator: "-").map(\.utf8.count) == [5, 4]
        {
            kinds.append(.otherCode)
        }
        let isAddress = text.split(separator: ".", omittingEmptySubsequences: false).count == 4 && isInternetAddress
        if isAddress { kinds.append(.internetAddress) }
        // `Order 123-456-7890` is another number.
        if let parts = NumberBesideName(text), !Heading(parts.name).concepts.hasAny(.traps) {
            kinds += [.besideName, .writtenAsPhone]
        }
        if PhoneShape.isPhone(text) {
            kinds.append(.phoneShape)
            if PhoneShape.isMarked(text) { kinds.append(.writtenAsPhone) }
            if PhoneShape.isCertain(text) { kinds.append(.certainPhone) }
        }
        return kinds
    }

    /// `+49`, `0049`, `49`, `+1 (US)`.
    private var isCallingCode: Bool {
        var digits = text.unicodeScalars.compactMap { DecimalDigit.value(of: $0).map { Character(String($0)) } }
        let hasPlus = text.hasPrefix("+")
        if !hasPlus, digits.count > 2, digits[0] == "0", digits[1] == "0" { digits.removeFirst(2) }
        let isAlone = hasPlus || !text.unicodeScalars.contains { $0.properties.isAlphabetic }
        return isAlone && digits.count <= 4 && PhoneNumber.CountryCode(rawValue: String(digits)) != nil
    }

    private var isInternetAddress: Bool {
        text.split(separator: ".").allSatisfy { part in
            part.utf8.allSatisfy(ASCII.isDigit) && Int(part).map { (0...255).contains($0) } ?? false
        }
    }

    /// A number with one point or comma among its digits, and perhaps a sign or a currency before or behind it.
    private static func isDecimal(_ text: String) -> Bool {
        var points = 0
        var last = 0
        var digits = 0
        for scalar in text.unicodeScalars {
            if DecimalDigit.value(of: scalar) != nil {
                digits += 1
                last += 1
            } else if scalar == "." || scalar == "," {
                points += 1
                last = 0
            } else if scalar.properties.generalCategory == .currencySymbol || scalar == "%" {
                return true
            } else if scalar != "-" || digits > 0 {
                return false
            }
        }
        return points == 1 && last > 0 && digits - last <= 6
    }

    private static func asBytes(_ text: String, _ body: (Span<UInt8>) -> Bool) -> Bool {
        var text = text
        return text.withUTF8 { body(Span(_unsafeElements: $0)) }
    }
}
