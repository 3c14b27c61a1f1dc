extension PhoneNumber.Formatter {
    /// Reads a number as somebody entered it.
    ///
    /// The text is read in three phases:
    ///
    /// 1. With a plus before the first digit only an E.164 reading counts: a calling code of an allowed country and
    ///    digits that its templates take.
    /// 2. Without one, the digits may begin with the calling code of an allowed country.
    /// 3. Or they are in national form, with or without a trunk prefix.
    ///
    /// The policy says which of the last two wins, and which country. Everything but digits, a leading plus and the
    /// letters of phone words is ignored; decimal digits of all scripts count.
    ///
    /// A category that is not allowed counts when a number is complete: a number of a range for fiction is refused,
    /// and may be typed up to its last digit, because until then it may still become another one. Digits that can
    /// only become numbers of categories that are not allowed are refused at once. A short number, such as 0800 1111
    /// in the United Kingdom, does not keep a longer one that begins alike from being typed.
    ///
    /// - Parameters:
    ///   - input: Any text.
    ///   - matchesPolicy: Which country wins where the digits fit several.
    ///   - form: The form that the text is kept in, if a formatter writes it. Only
    ///     ``CountryCodeOptions/countryCodeDrawnSeparately`` makes a difference: such text has no trunk prefix, so
    ///     that a first digit that looks like one is part of the number where it can be.
    /// - Returns: The number, partial if digits are missing; `nil` for text without digits, digits that no allowed
    ///   country takes, and complete numbers of a category that is not allowed.
    public func enteredPhoneNumber(
        _ input: String,
        matchesPolicy: MatchesPolicy = .partialAssumedOverridesNonPartialOther,
        writtenAs form: CountryCodeOptions = .noCountryCode
    ) -> PhoneNumber? {
        enteredPhoneNumber(input, matchesPolicy: matchesPolicy, originalIndex: nil, writtenAs: form)?.0
    }

    /// Reads a number as somebody entered it, and tells where the caret stands in it.
    ///
    /// - Parameters:
    ///   - input: Any text.
    ///   - matchesPolicy: Which country wins where the digits fit several.
    ///   - originalIndex: The number of characters before the caret; any number is clamped to the text, and `nil` is
    ///     its end.
    ///   - form: The form that the text is kept in, if a formatter writes it.
    /// - Returns: The number, and how many of its digits come before the caret; `nil` as for
    ///   ``enteredPhoneNumber(_:matchesPolicy:writtenAs:)``.
    public func enteredPhoneNumber(
        _ input: String,
        matchesPolicy: MatchesPolicy = .partialAssumedOverridesNonPartialOther,
        originalIndex: Int?,
        writtenAs form: CountryCodeOptions = .noCountryCode
    ) -> (PhoneNumber, Int)? {
        let text = EnteredText(input, caret: originalIndex)
        guard !text.digits.isEmpty,
            let entry = text.hasPlus
                ? leadingCountryCode(text.digits, matchesPolicy) : withoutPlus(text.digits, matchesPolicy, form)
        else { return nil }
        return entry.number(text)
    }

    /// A country and how the digits of a text fit it.
    struct Entry {
        var country: PhoneNumber.CountryCode
        var match: Match

        /// The number and how many of its digits come before the caret of a text; `nil` unless there is a number.
        func number(_ text: EnteredText) -> (PhoneNumber, Int)? {
            guard match.quality != .none, match.quality != .refused else { return nil }
            let digits: [UInt8]
            let index: Int
            if let walk = match.walk {
                digits = walk.digits
                index = walk.ends.count { $0 <= text.digitsBeforeCaret }
            } else {
                digits = Array(text.digits[match.start..<(match.start + match.length)])
                index = min(max(text.digitsBeforeCaret - match.start, 0), match.length)
            }
            let isPartial = match.quality == .partial
            return (PhoneNumber(countryCode: country, digits: digits, isPartial: isPartial), index)
        }
    }

    /// The reading with the calling code that the digits begin with.
    func leadingCountryCode(_ digits: [UInt8], _ policy: MatchesPolicy) -> Entry? {
        guard let (country, length) = PhoneNumber.CountryCode.leading(digits), let table = table(of: country) else {
            return nil
        }
        let match = table.international(digits, from: length, allowed: allowedCategories, policy: policy)
        return match.quality == .none ? nil : Entry(country: country, match: match)
    }
}
