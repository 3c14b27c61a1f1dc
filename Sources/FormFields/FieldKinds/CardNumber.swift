/// Rules for the numbers of payment cards.
enum CardNumber {
    /// Whether the last digit is the check digit of the others by the
    /// [Luhn formula](https://www.iso.org/standard/70484.html) of ISO/IEC 7812-1.
    static func hasCheckDigit(_ digits: [Int]) -> Bool {
        var sum = 0
        for (place, digit) in digits.reversed().enumerated() {
            let weighted = place % 2 == 0 ? digit : digit * 2
            sum += weighted > 9 ? weighted - 9 : weighted
        }
        return !digits.isEmpty && sum % 10 == 0
    }

    static func problem(of text: String) -> String? {
        let digits = Digits.values(in: text)
        guard digits.count == 16 else { return "A card number has 16 digits" }
        guard hasCheckDigit(digits), digits.contains(where: { $0 != 0 }) else {
            return "The card number has a wrong digit"
        }
        return nil
    }
}
