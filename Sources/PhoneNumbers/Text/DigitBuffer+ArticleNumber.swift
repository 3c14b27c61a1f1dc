extension DigitBuffer {
    /// `true` for 13 digits, or 14, whose last one is the check digit of an article:
    /// [GTIN](https://www.gs1.org/services/how-calculate-check-digit-manually).
    var isArticleNumber: Bool {
        guard 13...14 ~= count else { return false }
        var sum = 0
        for position in 0..<count { sum += Int(self[position]) * ((count - position) % 2 == 0 ? 3 : 1) }
        return sum % 10 == 0
    }
}
