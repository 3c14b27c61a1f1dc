extension PhoneNumber.Formatter {
    /// Writes a number.
    ///
    /// Nothing is written behind the last digit, so a partial number ends with a digit too. A partial number is written
    /// with the first template that could still take it.
    ///
    /// - Parameters:
    ///   - entry: the number, which may be partial.
    ///   - includeCountryCode: the form in which the text names the country.
    /// - Returns: The text; `nil` if the country is not allowed or no allowed template takes the digits.
    public func formattedNumber(
        _ entry: PhoneNumber,
        includeCountryCode: CountryCodeOptions = .noCountryCode
    ) -> String? {
        formattedNumber(entry, index: nil, includeCountryCode: includeCountryCode)?.0
    }

    /// Writes a number in international or national form.
    ///
    /// - Parameters:
    ///   - entry: the number, which may be partial.
    ///   - includeCountryCode: `true` for the international form.
    public func formattedNumber(_ entry: PhoneNumber, includeCountryCode: Bool) -> String? {
        formattedNumber(entry, includeCountryCode: includeCountryCode ? .includeCountryCode : .noCountryCode)
    }

    /// Writes a number in international or national form, and tells where the caret goes.
    ///
    /// - Parameters:
    ///   - entry: the number, which may be partial.
    ///   - index: the caret, in digits of the number; `nil` for its end.
    ///   - includeCountryCode: `true` for the international form.
    public func formattedNumber(_ entry: PhoneNumber, index: Int?, includeCountryCode: Bool) -> (String, Int)? {
        formattedNumber(
            entry, index: index, includeCountryCode: includeCountryCode ? .includeCountryCode : .noCountryCode)
    }

    /// Writes a number, and tells where the caret goes.
    ///
    /// A number without digits is what has been entered before them: the trunk prefix or the calling code, with the
    /// caret behind. An emergency number is written without either, as it is dialled.
    ///
    /// - Parameters:
    ///   - entry: The number.
    ///   - index: The number of its digits before the caret; any number is clamped to the digits, and `nil` is their
    ///     end.
    ///   - includeCountryCode: The form in which the text names the country.
    /// - Returns: The text and the number of characters before the caret, which is directly behind a digit, or 0 with
    ///   no digit before it; `nil` as for
    ///   ``formattedNumber(_:includeCountryCode:)-(PhoneNumber,CountryCodeOptions)``.
    public func formattedNumber(
        _ entry: PhoneNumber,
        index: Int?,
        includeCountryCode: CountryCodeOptions = .noCountryCode
    ) -> (String, Int)? {
        guard let table = table(of: entry.countryCode) else { return nil }
        let digits = entry.digits.utf8.map { $0 - UInt8(ascii: "0") }
        var writer = NumberWriter(
            digits: digits,
            index: min(max(index ?? digits.count, 0), digits.count),
            form: includeCountryCode,
            options: formatOptions
        )
        if digits.isEmpty {
            writer.writeOpening(country: entry.countryCode, trunkPrefix: table.writtenTrunkPrefix)
        } else if let template = table.template(writing: digits, allowed: allowedCategories) {
            writer.write(template, country: entry.countryCode, trunkPrefix: table.writtenTrunkPrefix)
        } else if entry.isPartial, includeCountryCode == .noCountryCode {
            guard writeUnfinishedText(table, &writer, digits) else { return nil }
        } else {
            return nil
        }
        return (writer.text, writer.caret)
    }

    /// Writes digits that end within a trunk prefix or other written digits, as they were entered.
    private func writeUnfinishedText(_ table: TemplateTable, _ writer: inout NumberWriter, _ digits: [UInt8]) -> Bool {
        if table.trunkPrefixes.contains(where: { $0.count > digits.count && $0.starts(with: digits) }) {
            writer.writeBare()
            return true
        }
        var outlines = TemplateOutlines()
        for position in table.irregular(digits, from: 0)
        where table.records[position].isAllowed(allowedCategories) {
            let result = table.walk(position, along: &outlines, digits, from: 0, isNational: true) {
                $0 == .partial
            }
            guard let result, result.endsInText else { continue }
            writer.writeEntered(table.template(position), trunkPrefix: table.writtenTrunkPrefix)
            return true
        }
        return false
    }
}
