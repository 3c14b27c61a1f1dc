/// Rules for ZIP codes of five digits.
enum ZIPCode {
    /// From Holtsville, New York, to Ketchikan, Alaska
    /// ([USPS](https://faq.usps.com/s/article/ZIP-Code-The-Basics)).
    static let assigned = 501...99950

    static func problem(of text: String) -> String? {
        guard Digits.values(in: text).count == 5, let number = Digits.number(in: text) else {
            return "A ZIP code has 5 digits"
        }
        return assigned.contains(number) ? nil : "No such ZIP code"
    }
}
