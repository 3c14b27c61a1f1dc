extension FieldKind {
    /// Whether an unfinished text can still become a valid value.
    public var validateLive: (String, inout String) -> Bool {
        { text, message in Self.report(liveProblem(of: text), in: &message) }
    }

    /// Whether a text is a valid value, as of today.
    public var validateResult: (String, inout String) -> Bool {
        { text, message in Self.report(problem(of: text, on: .today), in: &message) }
    }

    /// Whether a text is a valid value on a day; without a day nothing is expired.
    public func isValidResult(_ text: String, on today: CalendarDay?, message: inout String) -> Bool {
        Self.report(problem(of: text, on: today), in: &message)
    }

    private static func report(_ problem: String?, in message: inout String) -> Bool {
        guard let problem else { return true }
        message = problem
        return false
    }

    private func liveProblem(of text: String) -> String? {
        switch self {
        case .expDate: DateDigits.expiry.liveProblem(of: text)
        case .date: DateDigits.day.liveProblem(of: text)
        case .age(let first, let second): Age(first, second).liveProblem(of: text)
        case .phone: USPhone.liveProblem(of: text)
        case .ssn: SocialSecurity.liveProblem(of: text)
        case .st: USState.liveProblem(ofCode: text)
        default: nil
        }
    }

    private func problem(of text: String, on today: CalendarDay?) -> String? {
        switch self {
        case .data: text.isEmpty ? "Enter letters or digits" : nil
        case .dataLength(let length): PlainText.problem(of: text, length: length)
        case .name: Words.name.problem(of: text)
        case .phrase: Words.trimmed(text).isEmpty ? "Enter some text" : nil
        case .credit: CardNumber.problem(of: text)
        case .expDate: DateDigits.expiry.problem(of: text, on: today)
        case .cvv: Digits.problem(of: text, count: 3, named: "security code")
        case .age(let first, let second): Age(first, second).problem(of: text)
        case .date: DateDigits.day.problem(of: text, on: nil)
        case .phone: USPhone.problem(of: text)
        case .ssn: SocialSecurity.problem(of: text)
        case .zip: ZIPCode.problem(of: text)
        case .street: Words.street.problem(of: text)
        case .streetnumber: text.contains { $0.decimalDigit != nil } ? nil : "Enter the house number"
        case .city: Words.city.problem(of: text)
        case .intcity: Words.internationalCity.problem(of: text)
        case .state: USState(text) == nil ? "Not a state of the United States" : nil
        case .st: USState(code: text) == nil ? "Not the code of a state" : nil
        case .currency: Amount.currency.problem(of: text)
        case .percent: Amount.percent.problem(of: text)
        }
    }
}
