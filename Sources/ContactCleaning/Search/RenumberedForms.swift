import PhoneNumbers

/// The other forms of a number whose country has changed it.
enum RenumberedForms {
    /// The E.164 digits of a number before and after changes of its country.
    ///
    /// - Parameters:
    ///   - digits: ASCII digits.
    ///   - isInternational: `true` if a calling code stands in front, maybe behind `00`; otherwise the number is read in every country.
    static func of(_ digits: [UInt8], isInternational: Bool) -> [[UInt8]] {
        guard 6...15 ~= digits.count else { return [] }
        var found: [[UInt8]] = []
        func add(_ number: [UInt8]) {
            if number != digits, !found.contains(number) { found.append(number) }
        }
        let classifier = Classifier(allowedCategories: .all)
        let text = String(decoding: digits, as: UTF8.self)
        let international = "+" + (text.hasPrefix("00") ? String(text.dropFirst(2)) : text)
        let plain = classifier.classify(international)
        for former in plain.formerNumbers {
            add(Array((String(former.countryCode.number) + former.nationalNumber.description).utf8))
        }
        var readings = [plain]
        if !isInternational {
            readings += NumberingPlan.regions.map { classifier.classify(text, region: $0) }
        }
        for reading in readings where reading.repairs.contains(.renumbered) {
            if let e164 = reading.e164 { add(Array(e164.utf8.dropFirst())) }
        }
        return found
    }
}
