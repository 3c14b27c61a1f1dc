import PhoneNumbers

/// Finds a number in text in every spelling: as it is today, and as it was before its country changed it.
struct NumberSpelling: Sendable {
    /// The number in E.164 form.
    let e164: String
    /// The region of the number.
    let region: RegionCode?
    private let forms: [SpelledForm]

    /// Spellings of a number in E.164 form; `nil` if it is none.
    init?(e164: String) {
        guard e164.hasPrefix("+") else { return nil }
        let today = Classifier(allowedCategories: .all, renumbered: .refuse)
        let read = today.classify(e164)
        guard let countryCode = read.countryCode, read.e164 == e164 else { return nil }
        self.e164 = e164
        region = read.region
        let any = Classifier(allowedCategories: .all)
        forms =
            [SpelledForm(of: read, countryCode, read.nationalNumber, today)].compactMap { $0 }
            + read.formerNumbers.compactMap {
                SpelledForm(of: read, $0.countryCode, $0.nationalNumber, any)
            }
    }

    /// Returns `true` if the number occurs in a text.
    func occurs(in text: UnsafeBufferPointer<UInt8>) -> Bool { !occurrences(in: text).isEmpty }

    /// The occurrences of the number in a text, in order.
    ///
    /// - Complexity: O(*n*) in the bytes for each form, and some microseconds for each place with digits of the number.
    func occurrences(in text: UnsafeBufferPointer<UInt8>) -> [SpelledForm.Occurrence] {
        var found = forms.first?.occurrences(in: text) ?? []
        guard forms.count > 1 else { return found }
        for (position, form) in forms.enumerated().dropFirst() {
            for var other in form.occurrences(in: text) where !found.contains(where: { $0.range.overlaps(other.range) })
            {
                other.form = position
                found.append(other)
            }
        }
        return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Returns `true` if an occurrence of the digits is another number in its text: `030 201234` in Germany is not +298
    /// 201234.
    ///
    /// - Parameter home: The region in which national numbers of the text are read; `nil` if it is not known.
    func isOther(_ occurrence: SpelledForm.Occurrence, in text: UnsafeBufferPointer<UInt8>, home: RegionCode?) -> Bool {
        forms[occurrence.form].isOther(occurrence, in: text, home: home)
    }
}
