/// Rules for phone numbers of the [North American Numbering Plan](https://www.nanpa.com/).
enum USPhone {
    /// The digits of the number; a 1 in front of it, the calling code, goes when text is put in.
    static func filter(_ text: String, expanding: Bool?) -> String {
        let digits = Digits.filter(text, limit: 11)
        if expanding == true, digits.first == "1" {
            // No area code begins with 1.
            return String(digits.dropFirst())
        }
        return String(digits.prefix(10))
    }

    static func liveProblem(of text: String) -> String? {
        let digits = Digits.values(in: text)
        if let first = digits.first, first < 2 { return "An area code begins with 2 to 9" }
        if digits.count > 3, digits[3] < 2 { return "The number after the area code begins with 2 to 9" }
        return nil
    }

    static func problem(of text: String) -> String? {
        let digits = Digits.values(in: text)
        guard digits.count == 10 else { return "A phone number has 10 digits" }
        return liveProblem(of: text)
    }
}
