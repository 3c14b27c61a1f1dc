import PhoneNumbers

/// A phone number that a field shows, to be compared with what was typed.
///
/// The classifier reads what was typed as it would read the cell of a file. Only if that is an accepted number, and the one that is
/// shown, the field has a value.
struct TypedNumber {
    var countryCode: PhoneNumber.CountryCode
    /// The national significant number.
    var digits: String

    /// Why the number is not valid; `nil` if it is.
    func issue(typed: TypedValue, by classifier: Classifier) -> String? {
        var text = typed.text
        var reading = classifier.classify(text)
        // Letters that were refused leave no trace where the text is no number with them; that of an extension is one.
        if reading.verdict.reason == .notANumber, typed.essence != typed.text {
            text = typed.essence
            reading = classifier.classify(text)
        }
        let isSame = isSame(reading)
        if reading.verdict == .accepted {
            return isSame && !Self.holdsSeveral(text, by: classifier) ? nil : Self.difference(typed.text)
        }
        // The reason would be that of another number.
        let isElsewhere = reading.countryCode.map { $0 != countryCode } ?? false
        guard isSame || (reading.e164 == nil && !isElsewhere),
            String(typed.text.phoneDigits.suffix(digits.utf8.count)) == digits
        else {
            return Self.difference(typed.text)
        }
        return reading.verdict.reason?.explanation ?? "This may be several numbers; write it with its plus"
    }

    /// Returns `true` if a text has a number besides the one that is shown, such as `6502530000; 2024041234`: it would
    /// be lost.
    private static func holdsSeveral(_ text: String, by classifier: Classifier) -> Bool {
        var text = text
        var count = 0
        text.withUTF8 { unsafe classifier.forEachNumber(in: Span(_unsafeElements: $0)) { _, _ in count += 1 } }
        return count > 1
    }

    private func isSame(_ reading: Classification) -> Bool {
        reading.countryCode == countryCode && reading.nationalNumber.description == digits
    }

    /// The message where another number, or none, was typed.
    static func difference(_ typed: String) -> String {
        "Not the number that was typed: " + String(typed.prefix(40)) + (typed.count > 40 ? "…" : "")
    }
}
