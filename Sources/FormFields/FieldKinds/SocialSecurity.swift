/// Rules for Social Security numbers.
///
/// The ranges that are never assigned are those of the
/// [Social Security Administration](https://secure.ssa.gov/poms.nsf/lnx/0110201035).
enum SocialSecurity {
    static func liveProblem(of text: String) -> String? {
        let digits = Digits.values(in: text)
        if digits.first == 9 { return "No number begins with 9" }
        if digits.count >= 3 {
            let area = digits[0] * 100 + digits[1] * 10 + digits[2]
            if area == 0 || area == 666 { return "No number begins with \(area == 0 ? "000" : "666")" }
        }
        if digits.count >= 5, digits[3] == 0, digits[4] == 0 { return "The middle digits are never 00" }
        if digits.count >= 9, digits[5...8].allSatisfy({ $0 == 0 }) { return "The last digits are never 0000" }
        return nil
    }

    static func problem(of text: String) -> String? {
        guard Digits.values(in: text).count == 9 else { return "A Social Security number has 9 digits" }
        return liveProblem(of: text)
    }
}
